// SPDX-License-Identifier: MIT
// Must fail to compile on this system, with an error that contains the expected text.
// System: tvOS
// Expect: unavailable in tvOS

import Testing

@Test func stops() async {
  await #expect(processExitsWith: .failure) {}
}
