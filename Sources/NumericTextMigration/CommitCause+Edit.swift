// SPDX-License-Identifier: MIT

import NumericTextUI

extension CommitCause {
  /// Whether the user pressed Return, or left the field after editing it.
  ///
  /// Leaving a field without editing it doesn't count.
  var isCommitOfEdit: Bool {
    switch self {
    case .submit: true
    case .end(let isEdited): isEdited
    }
  }
}
