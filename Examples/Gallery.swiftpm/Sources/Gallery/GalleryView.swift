// SPDX-License-Identifier: MIT

import SwiftUI

/// The list of all pages.
struct GalleryView: View {
  var body: some View {
    NavigationStack {
      List {
        Section("Fields") { links(to: Page.fields) }
        Section("Call sites of other packages") { links(to: Page.callSites) }
      }
      .navigationTitle("NumericText")
    }
  }

  private func links(to pages: [Page]) -> some View {
    ForEach(pages, id: \.name) { page in
      NavigationLink(LocalizedStringKey(page.name)) { page.content }
    }
  }
}
