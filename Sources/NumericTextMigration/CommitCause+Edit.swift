// SPDX-License-Identifier: MIT

import NumericTextUI

extension CommitCause {
  /// Whether Return was pressed or an edit was committed: looking at a field is no commit.
  var isCommitOfEdit: Bool {
    switch self {
    case .submit: true
    case .end(let isEdited): isEdited
    }
  }
}
