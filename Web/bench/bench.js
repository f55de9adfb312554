// SPDX-License-Identifier: MIT

/**
 * Measures the time of a key in a field and, in the same run, of `Intl.NumberFormat.format`.
 *
 * Throws an error if a key or `Intl.NumberFormat.format` results in an unexpected text.
 *
 * @param {(options: object) => object} openSession
 * @returns {{name: string, microseconds: number}[]}
 */
export function bench(openSession) {
  const style = { currency: "USD", locale: "en-US", keyboardLocale: "en-US" };
  const format = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
  return [
    time("a key: string in, text and value out", 2, keys(openSession(style), "123456789", "$1,234,567,890")),
    time("the same in a number of 30 digits", 2, keys(openSession({ locale: "en-US" }), "1".repeat(29))),
    time("Intl.NumberFormat.format of the number", 1, formatting(format)),
    time("Intl.NumberFormat.format, the number from its text", 1, formattingText(format)),
  ];
}

/**
 * Types `digits`, and returns a function that types one more digit and deletes it. Throws an error if the
 * text with this digit is not `expected`.
 */
function keys(session, digits, expected) {
  session.focus();
  for (const digit of digits) session.type(digit);
  const { text } = session.type("0");
  if (expected !== undefined && text !== expected) throw new Error(`expected ${expected}, got ${text}`);
  session.delete("backward");
  return () => session.type("0").text.length + session.delete("backward").text.length;
}

function formatting(format) {
  if (format.format(1234567890) !== "$1,234,567,890.00") throw new Error("another text than expected");
  return () => format.format(1234567890).length;
}

function formattingText(format) {
  return () => format.format(Number("1,234,567,890".replaceAll(",", ""))).length;
}

/**
 * Returns the time for an event in the fastest of many short runs of `work`. The other runs can be slower
 * because of other processes.
 */
function time(name, events, work) {
  const rounds = 500;
  const runs = Array.from({ length: 1000 }, () => {
    const start = performance.now();
    let sum = 0;
    for (let round = 0; round < rounds; round += 1) sum += work();
    if (sum === 0) throw new Error("no work was done");
    return ((performance.now() - start) * 1000) / (rounds * events);
  });
  return { name, microseconds: Math.min(...runs) };
}
