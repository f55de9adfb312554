#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Tests `numeric-text format` and `parse` with many lines and many arguments.

Needs the release build. Checks the order of the results, the errors, the exit status and the memory, and that a
second of processor time is enough for 200,000 lines.
"""

import os
import resource
import subprocess
import sys
import tempfile
from pathlib import Path

from checks import Checks

ROOT = Path(__file__).resolve().parent.parent
PROGRAM = ROOT / "Tools/.build/release/numeric-text"
LINES = 400_000
LINES_PER_SECOND = 200_000


class Streams(Checks):
    def run(self, arguments, lines=""):
        """Returns the exit status, the lines of both outputs, the processor time and the memory in KB."""
        with tempfile.TemporaryFile() as given, tempfile.TemporaryFile() as output, tempfile.TemporaryFile() as errors:
            given.write(lines.encode())
            given.seek(0)
            process = subprocess.Popen([PROGRAM, *arguments], stdin=given, stdout=output, stderr=errors)
            _, status, usage = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(status)
            results = [(file.seek(0), file.read().decode().splitlines())[1] for file in (output, errors)]
        memory = usage.ru_maxrss // (1024 if sys.platform == "darwin" else 1)
        return process.returncode, *results, usage.ru_utime + usage.ru_stime, memory

    def few_lines(self):
        status, results, errors, _, _ = self.run(["format", "--currency", "SEK", "--locale", "en_US"], "\ufeff5\nabc\n-.5\r\n\n7")
        self.check(results == ["SEK\u00a05.00", "-SEK\u00a00.50", "SEK\u00a07.00"], "results are in the order of the lines")
        self.check([error[:12] for error in errors] == ["line 2, 'abc", "line 4, '': "], "each error is on its own line")
        self.check(status == 1, "the exit status is 1 after an error")
        status, results, errors, _, _ = self.run(["parse", "-"], "1.234,56\n(5)\n")
        self.check((status, results, errors) == (0, ["1234.56", "-5"], []), "- stands for standard input")
        status, results, _, _, _ = self.run(["parse", "--json"], "1,5\nx\n")
        wanted = ['{"text":"1,5","result":"1.5"}', '{"text":"x","error":"This is not part of a number."}']
        self.check((status, results) == (1, wanted), "--json prints a line for each line")

    def many_lines(self, command, line, result):
        few = self.run([command, "--currency", "USD"], line * 1000)
        status, results, _, seconds, memory = self.run([command, "--currency", "USD"], line * LINES)
        self.check(status == 0 and results == [result] * LINES, f"{command}: all results of {LINES} lines")
        self.check(memory < few[4] + 4096, f"{command}: {memory} KB of memory, and {few[4]} KB for 1000 lines")
        speed = LINES / seconds
        self.check(speed >= LINES_PER_SECOND, f"{command}: {speed:,.0f} lines for each second of processor time")

    def many_arguments(self):
        times = [self.run(["parse", *map(str, range(count))])[3] for count in (10_000, 40_000)]
        self.check(times[1] < 8 * times[0], f"4 times as many arguments take {times[1] / times[0]:.1f} times as long")

    def results_come_early(self):
        process = subprocess.Popen([PROGRAM, "parse"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        process.stdin.write(b"1,5\n")
        process.stdin.flush()
        self.check(process.stdout.readline() == b"1.5\n", "a result is printed before the next line is known")
        process.communicate()


def main():
    streams = Streams()
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    streams.few_lines()
    streams.many_lines("format", "1234.5\n", "$1,234.50")
    streams.many_lines("parse", "$1,234.50\n", "1234.5")
    streams.many_arguments()
    streams.results_come_early()
    return 1 if streams.failed else 0


sys.exit(main())
