// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene

  var body: Body { get }

  init()
}

extension App {
  /// Renders the app's windows once, because the stand-in has no screen and no event loop.
  public static func main() {
    MainActor.assumeIsolated { _ = Self().body.open() }
  }
}

@MainActor @preconcurrency
public protocol Scene {
  /// Renders the windows of the scene.
  ///
  /// In SwiftUI, `Scene` requires a body instead of this method.
  @discardableResult
  func open() -> ViewHost
}

nonisolated public struct WindowGroup<Content: View>: Scene {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor @discardableResult
  public func open() -> ViewHost { ViewHost(content) }
}
