// SPDX-License-Identifier: MIT
// System: tvOS
// Expect: unavailable in tvOS

import Testing

@Test func stops() async {
  await #expect(processExitsWith: .failure) {}
}
