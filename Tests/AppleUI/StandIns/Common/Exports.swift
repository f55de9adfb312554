// SPDX-License-Identifier: MIT

// UIKit and AppKit re-export Foundation.
@_exported public import Foundation
