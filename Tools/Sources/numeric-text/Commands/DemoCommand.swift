// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import NumericTextReplay

/// `numeric-text demo`: an interactive form in the terminal.
struct DemoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "demo",
    abstract: "Try number fields in a form. Without a terminal, print a short tour of them.",
    discussion: """
      Ctrl-L switches to the next locale, and Ctrl-G to the next currency. Ctrl-N turns to the next \
      page of fields. Ctrl-C and Ctrl-D quit with status 0. If a signal ends the demo, the exit status \
      is 128 plus the number of the signal. The terminal is restored in every case.

      Without a terminal, or with TERM=dumb, the tour is printed. If NO_COLOR is set and not \
      empty, no colors are used, but the selection is still shown in reverse video.
      """
  )

  @Option(help: "The first locale, such as sv_SE.")
  var locale = "en_US"

  @Option(help: "The ISO 4217 code of the first currency. (default: the locale's, or USD)")
  var currency: String?

  func validate() throws { _ = try region() }

  func run() throws {
    let region = try region()
    let environment = ProcessInfo.processInfo.environment
    guard Terminal.isUsable(environment) else {
      return try StandardOutput.print(DemoTour(from: region).text)
    }
    let isColored = environment["NO_COLOR", default: ""].isEmpty
    if let signal = try play(in: region, isColored: isColored) { throw ExitCode(128 + signal) }
  }

  /// Shows the form until the user quits or a signal ends the demo, then restores the terminal.
  ///
  /// - Returns: The signal, or nil if the user quit.
  private func play(in region: DemoRegion, isColored: Bool) throws -> Int32? {
    var loop = try DemoLoop(in: region, isColored: isColored)
    return loop.run()
  }

  /// Returns the locale and currency that the options specify, after checking that both are valid.
  private func region() throws -> DemoRegion {
    let home = Locale(identifier: locale).currency?.identifier
    let region = DemoRegion(locale: locale, currency: (currency ?? home ?? "USD").uppercased())
    let keys = ["kind": "currency", "locale": region.locale, "code": region.currency]
    do throws(Replay.Failure) {
      _ = try Replay.Style([keys])
    } catch {
      throw ValidationError(StyleOptions.namingOptions(error.description))
    }
    return region
  }
}
