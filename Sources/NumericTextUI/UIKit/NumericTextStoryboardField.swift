// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)  // watchOS has no `UITextField`.
  public import Foundation
  public import NumericText
  public import UIKit

  /// A numeric text field that is configured in a storyboard.
  ///
  /// Set the class of a text field to `NumericTextStoryboardField`, and its module to
  /// `NumericTextUI`. The attributes inspector then shows the properties below.
  ///
  /// ```swift
  /// let field = NumericTextStoryboardField(frame: .zero)
  /// field.localeIdentifier = "en_US"
  /// field.currencyCode = "USD"
  /// field.minimum = "0"
  /// field.decimalValue = 1234.5
  /// field.text  // "$1,234.50"
  /// ```
  ///
  /// The delegate that is connected in the storyboard receives every callback.
  open class NumericTextStoryboardField: NumericTextInput {
    /// The delegate that formats the number, for callbacks such as `onChange`.
    public let numericTextDelegate = NumericTextFieldDelegate<Decimal?>(value: nil, style: .number)

    /// The identifier of the locale, such as `de_CH`, or nil for the user's locale.
    @IBInspectable public var localeIdentifier: String? { didSet { applyStyle() } }

    /// The code of the currency, such as `CHF`, or nil for a number without a currency.
    @IBInspectable public var currencyCode: String? { didSet { applyStyle() } }

    /// The minimum, written with a decimal point, or nil for none.
    @IBInspectable public var minimum: String? { didSet { applyStyle() } }

    /// The maximum, written with a decimal point, or nil for none.
    @IBInspectable public var maximum: String? { didSet { applyStyle() } }

    // Outlets require an Objective-C runtime, which Linux doesn't have.
    #if canImport(ObjectiveC)
      /// A view, usually the label of the field, on which horizontal drags change the number.
      @IBOutlet public weak var scrubbingView: UIView? { didSet { moveScrubbing(from: oldValue) } }
    #else
      /// A view, usually the label of the field, on which horizontal drags change the number.
      public weak var scrubbingView: UIView? { didSet { moveScrubbing(from: oldValue) } }
    #endif

    /// The number, or nil for an empty field.
    public var decimalValue: Decimal? {
      get { numericTextDelegate.value }
      set { numericTextDelegate.value = newValue }
    }

    /// Creates a field in code.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      numericTextDelegate.attach(to: self)
    }

    /// Creates a field from a storyboard.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Attaches the field to the delegate that formats the number, after the storyboard has
    /// connected the delegate of the app.
    open override func awakeFromNib() {
      super.awakeFromNib()
      if delegate !== numericTextDelegate { numericTextDelegate.passthroughDelegate = delegate }
      numericTextDelegate.attach(to: self)
    }

    private func moveScrubbing(from old: UIView?) {
      // On tvOS, drags cannot change the number in a field.
      #if !os(tvOS)
        if let old { numericTextDelegate.removeScrubbing(from: old) }
        if let scrubbingView { numericTextDelegate.addScrubbing(to: scrubbingView) }
      #endif
    }

    private func applyStyle() {
      var style: NumericTextStyle<Decimal> = currencyCode.map { .currency(code: $0) } ?? .number
      if let localeIdentifier { style = style.locale(Locale(identifier: localeIdentifier)) }
      if let lower = bound(minimum) { style = style.bounds(lower...) }
      if let upper = bound(maximum) {
        let lower = bound(minimum).map { min($0, upper) }
        style = lower.map { style.bounds($0...upper) } ?? style.bounds(...upper)
      }
      numericTextDelegate.style = style
    }

    private func bound(_ text: String?) -> Decimal? {
      text.flatMap { Decimal(string: $0, locale: Locale(identifier: "en_US_POSIX")) }
    }
  }
#endif
