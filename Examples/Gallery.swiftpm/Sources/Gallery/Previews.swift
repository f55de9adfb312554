// SPDX-License-Identifier: MIT

import SwiftUI

/// Previews of the list and of each page.
struct Previews: PreviewProvider {
  static var previews: some View {
    GalleryView()
    ForEach(Page.fields + Page.callSites, id: \.name) { $0.content }
  }
}
