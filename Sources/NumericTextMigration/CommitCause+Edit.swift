// SPDX-License-Identifier: MIT

import NumericTextUI

extension CommitCause {
  /// Whether the number was committed by pressing Return, by leaving the field after an edit, or by
  /// a drag.
  ///
  /// This is false if the user left the field without editing it.
  var isCommitOfEdit: Bool {
    switch self {
    case .submit: true
    case .end(let isEdited): isEdited
    }
  }
}
