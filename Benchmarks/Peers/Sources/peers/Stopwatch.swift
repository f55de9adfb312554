// SPDX-License-Identifier: MIT

/// A stopwatch that times several libraries in turn.
///
/// The turns spread the load of other processes over all libraries. The shortest time of each
/// library is reported, because other processes can only lengthen a time.
enum Stopwatch {
  private static let turns = 15
  private static let rounds = 200

  /// Prints a line with the nanoseconds per key for each library.
  static func measure(_ peers: [Peer]) {
    let clock = ContinuousClock()
    var times = peers.map { _ in Duration.seconds(1000) }
    for _ in 0..<turns {
      for (index, peer) in peers.enumerated() {
        times[index] = min(times[index], clock.measure { peer.run(rounds) })
      }
    }
    for (peer, time) in zip(peers, times) {
      let keys = Double(rounds * Peer.keysPerRound)
      print("time", peer.name, time / .nanoseconds(1) / keys, separator: "\t")
    }
  }
}
