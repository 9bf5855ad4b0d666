import PlumbAppleFacts
import PlumbGeometry
import PlumbTextMetrics

/// A view as a standard control of its platform, read from its element once.
enum StandardControl: Equatable {
  case touch(TouchControl)
  case desktop(DesktopControl)

  /// Nil for a view that is none, and sizes itself by something else.
  init?(_ view: ResolvedView, on platform: Platform, images: ImageTable) {
    if platform == .macOS {
      guard let control = view.desktopControl(images: images) else { return nil }
      self = .desktop(control)
    } else {
      guard let control = view.touchControl(images: images) else { return nil }
      self = .touch(control)
    }
  }

  /// The same control in the text size and with the texts of an environment.
  func adapted(to settings: TextSettings) -> StandardControl {
    switch self {
    case .touch(let control): .touch(control.adapted(to: settings))
    case .desktop(let control): .desktop(control.adapted(to: settings))
    }
  }

  /// The size of the alignment rectangle, in points.
  func size(in context: ControlContext) -> IntrinsicSize {
    switch self {
    case .touch(let control): intrinsicSize(of: control, in: context)
    case .desktop(let control): intrinsicSize(of: control, in: context)
    }
  }

  /// From the frame's edges to those of the alignment rectangle, in points.
  func insets(in context: ControlContext) -> EdgeInsets {
    switch self {
    case .touch(let control): alignmentInsets(of: control, in: context)
    case .desktop(let control): alignmentInsets(of: control, in: context)
    }
  }

  /// From the top of an alignment rectangle of some height down to the first baseline, in points.
  func baseline(height: Double, in context: ControlContext) -> Double? {
    switch self {
    case .touch(let control): firstBaseline(of: control, height: height, in: context)
    case .desktop(let control): firstBaseline(of: control, height: height, in: context)
    }
  }

  /// Whether a control of macOS centers its text in whatever height it has: those with round corners.
  var centersText: Bool {
    guard case .desktop(let control) = self else { return true }
    return control.kind == .button(.roundRect) || control.kind == .popUpButton(.roundRect)
  }

  /// Whether the control is a square or bevelled button of macOS, which is as high as what it shows.
  var isPlainSquare: Bool {
    if case .desktop(let control) = self {
      return control.kind == .button(.square) || control.kind == .button(.bevel)
    }
    return false
  }

  /// Whether Plumb's metrics have the control's size, exactly or nearly: not that of a text in a font that
  /// Plumb does not know, nor that of an image that the document does not list.
  var isMeasurable: Bool {
    switch self {
    case .touch(let control): control.font?.isKnown ?? true && !control.lacksImageSize
    case .desktop(let control): control.font.isKnown && !control.lacksImageSize
    }
  }

  /// Whether the control's size is an estimate, since a symbol is part of it.
  var isEstimate: Bool {
    switch self {
    case .touch(let control): control.showsSymbol
    case .desktop(let control): control.showsSymbol
    }
  }
}
