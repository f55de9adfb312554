// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A window with a single view, which is rendered again after each event that changes its state.
///
/// Several changes of state in one event are rendered together, as in SwiftUI.
@MainActor
public final class ViewHost {
  let graph = ViewGraph()
  private let root: any View
  private let node = ViewNode()
  private var environment = EnvironmentValues()
  private var actions: [() -> Void] = []
  private var depth = 0

  /// What the views show on screen, such as texts and buttons.
  private var elements: [Any] = []

  /// The view that is being rendered, which owns the elements that are added meanwhile.
  private var collecting: ViewNode?

  public var texts: [RenderedText] { shown() }
  public var textFields: [TextFieldElement] { shown() }
  public var buttons: [ButtonElement] { shown() }
  public var platformViews: [PlatformElement] { shown() }

  /// The number of times that views were rendered.
  public private(set) var updates = 0

  /// The actions for VoiceOver's swipes up and down, from the outermost view to the innermost.
  public var adjustments: [(AccessibilityAdjustmentDirection) -> Void] {
    shown().map { (action: AdjustableAction) in action.adjust }
  }

  /// The accessibility actions of all views, by name.
  public var accessibilityActions: [String: () -> Void] {
    Dictionary(shown().map { (action: NamedAction) in (action.name, action.run) }) { $1 }
  }

  private func shown<Element>() -> [Element] { elements.compactMap { $0 as? Element } }

  public init<Root: View>(_ root: Root) {
    self.root = root
    updateAll()
  }

  /// Whether focus states can focus UIKit views.
  ///
  /// Published reports disagree on whether SwiftUI does this, so tests cover both cases.
  public var focusStatesReachPlatformViews = false

  /// Whether a change of state is rendered immediately instead of at the end of the event.
  ///
  /// SwiftUI sometimes renders changes immediately, too.
  public var drawsAtOnce = false {
    didSet {
      graph.drawNow = { [weak self] in
        if self?.drawsAtOnce == true { self?.drawAtOnce() }
      }
    }
  }

  public convenience init<Root: View>(@ViewBuilder _ root: () -> Root) { self.init(root()) }

  /// Runs `event`, and then renders the views if state has changed.
  public func event(_ event: () -> Void) {
    depth += 1
    event()
    depth -= 1
    settle()
  }

  /// Changes the environment of the view.
  public func setEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ value: Value
  ) {
    environment[keyPath: keyPath] = value
    redraw()
  }

  /// Renders all views, even if nothing has changed.
  public func redraw() {
    updateAll()
    settle()
  }

  /// Renders the views whose state has changed, again and again until rendering changes no state.
  ///
  /// If each rendering changes state again, the updates never end, which is a fault.
  public func settle() {
    guard depth == 0, !graph.isUpdating else { return }
    var count = 0
    while graph.isDirty {
      count += 1
      guard count < 50 else { return Fault.record("The views are updated endlessly.") }
      updateChanged()
    }
  }

  /// Waits until deferred work is done and the views are up to date.
  public func rest() async {
    for _ in 0..<10 {
      await Task.yield()
      settle()
    }
  }

  /// Presses the button at `index`, and waits until deferred work is done.
  public func press(_ index: Int) async {
    buttons[index].tap()
    await rest()
  }

  /// Removes the view from the screen.
  public func close() {
    graph.isUpdating = true
    actions = []
    node.reset()
    graph.isUpdating = false
    for action in actions { action() }
  }

  private func drawAtOnce() {
    if graph.isDirty, !graph.isUpdating { updateChanged() }
  }

  private func updateAll() {
    _ = graph.takeChanged()
    update { node.render(any: root, RenderContext(host: self, environment: environment)) }
  }

  /// Renders only the views whose state has changed, and their subviews.
  private func updateChanged() {
    let nodes = ViewNode.owners(of: graph.takeChanged())
    update { for node in nodes { node.renderAgain() } }
  }

  private func update(_ render: () -> Void) {
    updates += 1
    actions = []
    graph.isUpdating = true
    render()
    graph.isUpdating = false
    elements = node.allElements()
    moveFocus()
    let actions = actions
    for action in actions { action() }
    if depth == 0, updates == 1 { settle() }
  }
}

// MARK: - Drawing

extension ViewHost {
  /// Adds something that the view being rendered shows.
  func add(_ element: Any) { collecting?.elements.append(element) }

  /// Runs `draw`, and adds the elements that it creates to `node`.
  func collect(in node: ViewNode, _ draw: () -> Void) {
    let outer = collecting
    collecting = node
    draw()
    collecting = outer
  }

  /// Runs `action` when all views have been rendered in the current update.
  func afterUpdate(_ action: @escaping () -> Void) { actions.append(action) }
}

// MARK: - Focus

extension ViewHost {
  /// Moves the focus to the field that a focus state requests, or removes the focus.
  private func moveFocus() {
    for field in textFields {
      for request in field.requests where request.location.isAsking {
        if request.wantsFocus() { field.takeFocus() } else { field.loseFocus() }
      }
    }
    movePlatformFocus()
    for request in textFields.flatMap(\.requests) { request.location.isAsking = false }
    for request in platformViews.flatMap(\.requests) { request.location.isAsking = false }
  }
}
