# SPDX-License-Identifier: MIT
"""A local server for the folder of the web component and for test pages."""

import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

from chromium import WEB


class Server:
    """Serves the files in `folder`, and the given pages, each with its headers and its text or bytes.

    Files whose names are in `gated` are held back until `gate` is set.
    """

    def __init__(self, pages, folder=WEB, gated=(), handler=None):
        handler = partial(handler or Handler, directory=folder)
        self.gate = threading.Event()
        self.gate.set()
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self._server.pages = pages
        self._server.owner = self
        self.gated = gated
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        self.address = f"http://127.0.0.1:{self._server.server_port}/"

    def close(self):
        self.gate.set()
        self._server.shutdown()
        self._server.server_close()


class Handler(SimpleHTTPRequestHandler):
    """Handles requests without logging them."""

    def do_GET(self):
        if self.path.split("/")[-1] in self.server.owner.gated:
            self.server.owner.gate.wait()
        page = self.server.pages.get(self.path)
        if page is None:
            return super().do_GET()
        headers, text = page
        self.send_response(200)
        for name, value in {"Content-Type": "text/html; charset=utf-8", **headers}.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(text if isinstance(text, bytes) else text.encode())

    def end_headers(self):
        # A browser must request a file each time, because the next test can hold it back.
        if self.path not in self.server.pages:
            self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def log_message(self, *_):
        pass
