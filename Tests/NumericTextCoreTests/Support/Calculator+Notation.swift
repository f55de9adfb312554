// SPDX-License-Identifier: MIT

@testable import NumericTextCore

extension Calculator {
  /// Creates the calculator of a field with `notation` and `rules`, in which arithmetic is allowed.
  convenience init(_ notation: Notation, _ rules: Rules) {
    self.init(Lexicon(notation, rules.calculating))
  }
}
