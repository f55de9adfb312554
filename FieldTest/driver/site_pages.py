# SPDX-License-Identifier: MIT
"""Builds the pages of the field test from its result file:

    python site_pages.py FOLDER
"""

import json
import re
import sys
from collections import Counter
from html import escape
from pathlib import Path

import cases as case_files
from cases import FOLDER, GROUPS
from judge import VERDICTS
from wording import expected, keys_of, place_of

ISSUES = "https://github.com/numeric-text/numeric-text/issues"
NAMES = {
    "wrong": "wrong number", "lost": "lost digit", "jump": "caret jump", "unmet": "not met", "refused": "refused",
    "right": "right", "na": "not applicable",
}
# The verdicts that the matrix counts for required cases.
COUNTED = VERDICTS[:-1]


class Report:
    """The results, the cases and the libraries."""

    def __init__(self):
        self.results, self.sources, self.reasons, peers = (
            json.loads((FOLDER / f"{name}.json").read_text()) for name in ("results", "sources", "reasons", "peers"))
        self.peers = {peer["name"]: peer for peer in peers}
        self.cases = case_files.read()
        order = [*self.peers]
        names = sorted(self.results["verdicts"], key=lambda name: order.index(name.partition(" in ")[0]))
        self.runs = [Run(self, name) for name in names]

    def ours(self):
        return [run for run in self.runs if run.peer.get("ours")]


class Run:
    """The verdicts on one library in one browser."""

    def __init__(self, report, name):
        self.adapter, _, self.engine = name.partition(" in ")
        self.peer = report.peers[self.adapter]
        self.facts = report.results["runs"][name]
        self.verdicts = report.results["verdicts"][name]
        self.title = self.peer["title"] + (f", {self.engine}" if self.engine in ("Firefox", "WebKit") else "")
        self.file = re.sub(r"\W+", "-", f"{self.adapter}-{self.engine}".lower()) + ".html"

    def verdict(self, case):
        return self.verdicts.get(case["id"], ["right"])

    def counts(self, cases, wished=False):
        return Counter(self.verdict(case)[0] for case in cases if bool(case.get("wished")) == wished)


def page(title, body):
    return f"""<!doctype html>
<!-- SPDX-License-Identifier: MIT -->
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>{escape(title)}</title>
  <link rel="icon" href="data:,">
  <link rel="stylesheet" href="../site.css">
  <link rel="stylesheet" href="../field-test.css">
</head>
<body class="wide">
{body}
</body>
</html>
"""


def index(report):
    required = [case for case in report.cases if not case.get("wished")]
    others = sum(not peer.get("ours") for peer in report.peers.values())
    engines = ", ".join(f"{name} {version}" for name, version in report.results["engines"].items())
    return page("Field test of number fields", f"""<header>
  <h1>Field test</h1>
  <p class="lead">The same {len(report.cases)} cases for the number fields of {others} others and ours, in browsers with real keys.</p>
  <nav aria-label="Site"><a href="../index.html">NumericText</a> <a href="#ours">Our failures</a> <a href="#results">Results</a>
    <a href="#judging">How it is judged</a> <a href="#again">Run it again</a></nav>
</header>
<main>
  <p>Measured on {report.results['date']} in {escape(engines)}. {len(required)} cases are required: whoever fails one shows or
    reports a number that was not entered, loses a digit, or moves the caret to another place. {len(report.cases) - len(required)} more
    are only wished for. Each case names its source: a standard, the locale data of CLDR, a paper, or a public report of the
    failure. The authors of NumericText have chosen them, and knew its behavior: <a href="#again">more cases and corrections</a>
    are welcome.</p>
  {ours(report)}
  {matrix(report)}
  {(FOLDER / "judging.html").read_text()}
  {again()}
</main>
<footer><p>MIT license</p></footer>""")


def ours(report):
    """Returns the table of the failures of this project, with the reason for each."""
    rows = []
    for case in report.cases:
        seen = {}
        for run in report.ours():
            name, *got = run.verdict(case)
            if name not in ("right", "na"):
                seen.setdefault((name, got[0] or "nothing"), []).append(run)
        if seen:
            kind = " (wished)" if case.get("wished") else ""
            found = "<br>".join(failure(case, *key, runs, report) for key, runs in seen.items())
            reason = escape(report.reasons.get(case["id"], ""))
            rows.append(f"<tr><td>{escape(case['says'])}{kind}</td><td>{found}</td><td>{reason}</td></tr>")
    return f"""<section aria-labelledby="ours"><h2 id="ours">Where NumericText fails</h2>
  <div class="scroll"><table><thead><tr><th>Case</th><th>Seen</th><th>Reason</th></tr></thead><tbody>
  {"".join(rows)}</tbody></table></div></section>"""


def failure(case, name, got, runs, report):
    """Returns HTML that describes how fields of this project failed a case. Each kind of field has a page of its
    own, and the HTML links to the case on these pages."""
    applicable = [run for run in report.ours() if run.verdict(case)[0] != "na"]
    if len(runs) == len(applicable):
        return f'{verdict_text(name)} {escape(got)}, <a href="{runs[0].file}#{case["id"]}">everywhere</a>'
    links = "; ".join(f'<a href="{run.file}#{case["id"]}">{escape(run.title)}</a>' for run in runs)
    return f"{verdict_text(name)} {escape(got)}: {links}"


def matrix(report):
    head = "".join(f"<th>{name}</th>" for name in GROUPS.values())
    rows = "".join(matrix_row(report, run) for run in report.runs)
    return f"""<section aria-labelledby="results"><h2 id="results">Results</h2>
  <p>Each cell counts the required cases that failed: <span class="wrong">wrong numbers</span>, <span class="lost">lost digits</span>,
    <span class="jump">caret jumps</span>, <span class="unmet">properties that are not met</span> and <span class="refused">visible
    refusals</span> of what should be taken. ✓ means that there are none, and a dash that no case applies. Swift packages are
    tested without a window, so that several groups do not apply to them. Beside the counts are the wishes met, the size of
    the module in bytes with <code>gzip -9</code>, without React or Vue, and the median time of a key in milliseconds, from
    <code>keydown</code> to the layout, on a busy machine: differences of less than 2 ms mean nothing. A cell leads to its
    cases.</p>
  <div class="scroll"><table class="matrix"><thead><tr><th>Library</th><th>All</th><th>Right</th><th>Not appl.</th>
  <th>Wishes</th><th>Bytes</th><th>Key</th>{head}</tr></thead><tbody>{rows}</tbody></table></div></section>"""


def matrix_row(report, run):
    cells = []
    for group in GROUPS:
        counts = run.counts(case for case in report.cases if case["group"] == group)
        cells.append(f'<td><a href="{run.file}#{group}">{tally(counts)}</a></td>')
    required, wishes = run.counts(report.cases), run.counts(report.cases, wished=True)
    asked = sum(wishes.values()) - wishes["na"]
    size = f"{run.facts['size']:,}" if run.facts.get("size") else "–"
    key = run.facts.get("key") or "–"
    return f"""<tr><th scope="row"><a href="{run.file}">{escape(run.title)}</a></th>
      <td>{tally(required)}</td><td>{required['right']}</td><td>{required['na']}</td><td>{wishes['right']}/{asked}</td>
      <td>{size}</td><td>{key}</td>{"".join(cells)}</tr>"""


def tally(counts):
    """Returns the HTML of a matrix cell: the count of each kind of failure, worst first. Without failures, the cell
    contains a check mark, or a dash if no case was judged."""
    parts = [f'<span class="{name}" title="{NAMES[name]}">{counts[name]}</span>' for name in COUNTED if counts[name]]
    if parts:
        return " ".join(parts)
    return "✓" if counts["right"] else "–"


def verdict_text(name):
    return f'<span class="{name}">{NAMES[name]}</span>'


def library(report, run):
    peer = run.peer
    counts = run.counts(report.cases)
    about = f'<a href="https://github.com/{peer["repository"]}/tree/{peer["commit"]}">{peer["repository"]}</a> at {peer["commit"][:12]}' \
        if "repository" in peer else "built in" if not peer.get("ours") else "this project"
    sections = "".join(group_section(report, run, group) for group in GROUPS)
    return page(f"Field test: {run.title}", f"""<header>
  <h1>{escape(run.title)}</h1>
  <p class="lead">{about}{', version ' + peer['version'] if 'version' in peer else ''}; {run.engine} {report.results['engines'][run.engine]}</p>
  <nav aria-label="Site"><a href="index.html">Field test</a> {" ".join(f'<a href="#{group}">{name}</a>' for group, name in GROUPS.items())}</nav>
</header>
<main>
  <p>{code(configuration(peer))}</p>
  <p>Required cases: {", ".join(f"{counts[name]} {NAMES[name]}" for name in NAMES if counts[name])}.</p>
  {sections}
</main>""")


def configuration(peer):
    """Returns the comment of an adapter, which says how its library is configured."""
    if "library" in peer:
        text = (FOLDER.parent / f"Benchmarks/Peers/Sources/peers/FieldPeer+{peer['library']}.swift").read_text()
        return " ".join(re.findall(r"^ +/// (.*)$", text.partition("static let")[0], re.M))
    text = (FOLDER / f"adapters/{peer['name']}.js").read_text()
    comment = re.search(r"/\*\*(.*?)\*/", text, re.S)[1]
    return re.sub(r"\s*\n?\s*\*\s+|\s+", " ", comment).strip()


def code(text):
    """Returns HTML in which the parts between backticks are code."""
    return re.sub(r"`(.*?)`", r"<code>\1</code>", escape(text))


def group_section(report, run, group):
    cases = sorted(
        (case for case in report.cases if case["group"] == group),
        key=lambda case: (bool(case.get("wished")), list(NAMES).index(run.verdict(case)[0])))
    rows = "".join(case_row(report, run, case) for case in cases)
    return f"""<section aria-labelledby="{group}"><h2 id="{group}">{GROUPS[group]}</h2><div class="scroll"><table><thead>
  <tr><th>Verdict</th><th>Case</th><th>Field</th><th>Keys</th><th>Expected</th><th>Got</th><th>Source</th></tr></thead><tbody>{rows}</tbody></table></div></section>"""


def case_row(report, run, case):
    name, *got = run.verdict(case)
    source = report.sources[case["source"]]
    seen = escape(got[0] or "nothing") if got else "as expected"
    if len(got) > 2 and got[2]:
        seen += f", shown as <code>{escape(got[2])}</code>"
    wished = " (wished)" if case.get("wished") else ""
    return f"""<tr id="{case['id']}"><td>{verdict_text(name)}{wished}</td><td>{escape(case['says'])}</td><td>{escape(place_of(case['field']))}</td>
  <td>{escape(keys_of(case))}</td><td>{escape(expected(case))}</td><td>{seen}</td>
  <td><a href="{escape(source['url'])}" title="{escape(source['says'])}">{case['source']}</a></td></tr>"""


def again():
    return f"""<section aria-labelledby="again"><h2 id="again">Run it again</h2>
  <p><code>make field-test PEERS=folder</code> plays all cases. The folder contains one module for each library: FieldTest/peers.json
    lists their names, exports and commits. FieldTest/cases holds the cases, FieldTest/adapters the configurations.</p>
  <p>Is your library configured badly, or a case wrong? <a href="{ISSUES}">Send a correction</a>: a change of the adapter or the
    case, with the part of the guide or standard on which it rests. The test is then run again for all.</p></section>"""


def main():
    report, folder = Report(), Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "index.html").write_text(index(report))
    for run in report.runs:
        (folder / run.file).write_text(library(report, run))


if __name__ == "__main__":
    main()
