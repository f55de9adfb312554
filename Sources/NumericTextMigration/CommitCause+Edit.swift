// SPDX-License-Identifier: MIT

import NumericTextUI

extension CommitCause {
  /// Whether Return was pressed or an edit was committed.
  ///
  /// Leaving a field without editing it doesn't count.
  var isCommitOfEdit: Bool {
    switch self {
    case .submit: true
    case .end(let isEdited): isEdited
    }
  }
}
