# SPDX-License-Identifier: MIT
"""A server on this machine for the folder of the web component and for pages of tests."""

import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

from chromium import WEB


class Server:
    """Serves `Web`, and pages by their paths, each with its headers and its text."""

    def __init__(self, pages, folder=WEB):
        handler = partial(Handler, directory=folder)
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self._server.pages = pages
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        self.address = f"http://127.0.0.1:{self._server.server_port}/"

    def close(self):
        self._server.shutdown()
        self._server.server_close()


class Handler(SimpleHTTPRequestHandler):
    """Answers without a line for each request."""

    def do_GET(self):
        page = self.server.pages.get(self.path)
        if page is None:
            return super().do_GET()
        headers, text = page
        self.send_response(200)
        for name, value in {"Content-Type": "text/html; charset=utf-8", **headers}.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(text.encode())

    def log_message(self, *_):
        pass
