// SPDX-License-Identifier: MIT

import NumericText

/// The demo for output that is not a terminal: short stories, with a line for the state after each
/// event.
///
/// A caret is shown as `|`, and a selection is shown in brackets. The text is in memory order, even
/// in right-to-left scripts.
struct DemoTour {
  /// A sequence of edits in one field.
  struct Story {
    let title: String
    let region: DemoRegion
    let field: DemoField
    let events: [DemoEvent]

    /// Creates a story about the field with the given name on the first page, or returns nil if there is none.
    init?(
      _ title: String,
      _ name: String,
      _ events: [DemoEvent],
      in region: DemoRegion = .american
    ) {
      guard var field = DemoFields.kinds.first(where: { $0.name == name }) else { return nil }
      field.move(to: region)
      self.title = title
      self.region = region
      self.field = field
      self.events = events
    }
  }

  let stories: [Story]

  /// Creates a tour whose first story uses the locale and the currency of `region`.
  init(from region: DemoRegion) { stories = Self.stories(from: region).compactMap(\.self) }

  /// The text of the whole tour.
  var text: String {
    let head = "NumericText: | is the caret, [ ] a selection, = the bound value."
    return ([head] + stories.map(\.text)).joined(separator: "\n\n")
  }
}

extension DemoTour.Story {
  private static let actionWidth = 20
  private static let textWidth = 16

  /// The title of the story, followed by a line for the state after each event.
  var text: String {
    var field = field
    var lines = ["\(title) (\(region.locale), \(region.currency))"]
    for event in events {
      let notice = field.perform(event)
      lines.append(Self.line(event, field, notice))
    }
    return lines.joined(separator: "\n")
  }

  private static func line(
    _ event: DemoEvent,
    _ field: DemoField,
    _ notice: DemoNotice?
  ) -> String {
    let action = TextWidth.padded(event.keyName, to: actionWidth)
    let text = TextWidth.padded(field.markedText, to: textWidth)
    let reason = notice.map { "   \($0.name): \($0)" } ?? ""
    return "  \(action)\(text) = \(field.value)\(reason)"
  }
}
