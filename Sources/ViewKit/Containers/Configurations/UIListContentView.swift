import CoreGraphics

/// Shows a list configuration: an image, and two texts beside it, by constraints.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private var shown: UIListContentConfiguration
  private var parts: ListContentParts

  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    parts = ListContentParts()
    super.init(frame: .zero)
    layoutMargins = .zero
    parts.build(configuration, in: self)
  }

  public required init?(coder: NSCoder) {
    shown = .cell()
    parts = ListContentParts()
    super.init(coder: coder)
    parts.build(shown, in: self)
  }

  /// A `UIListContentConfiguration`; others are none that the view can show.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let newValue = newValue as? UIListContentConfiguration else {
        return Faults.raise(
          "A UIListContentView shows a UIListContentConfiguration, and no \(type(of: newValue)).")
      }
      shown = newValue
      parts.build(newValue, in: self)
      invalidateIntrinsicContentSize()
    }
  }

  /// The room of the texts; nil where there is none.
  open var textLayoutGuide: UILayoutGuide? { parts.textGuide }
  open var secondaryTextLayoutGuide: UILayoutGuide? { parts.secondaryGuide }
  open var imageLayoutGuide: UILayoutGuide? { parts.imageGuide }
}
