import PlumbAppleFacts
import PlumbGeometry
import PlumbTextMetrics

/// A view as a standard control of its platform, read once from its element.
package indirect enum StandardControl: Equatable {
  case touch(TouchControl)
  case desktop(DesktopControl)

  /// Reads a view's control; nil where the view is none, and its size comes from elsewhere.
  package init?(_ view: ResolvedView, on platform: Platform, images: ImageTable) {
    if platform == .macOS {
      guard let control = view.desktopControl(images: images) else { return nil }
      self = .desktop(control)
    } else {
      guard let control = view.touchControl(images: images) else { return nil }
      self = .touch(control)
    }
  }

  /// The control with the text size and texts of an environment.
  func adapted(to settings: TextSettings) -> StandardControl {
    switch self {
    case .touch(let control): .touch(control.adapted(to: settings))
    case .desktop(let control): .desktop(control.adapted(to: settings))
    }
  }

  /// - Parameter measured: The size of the alignment rectangle, in points, where it is known already.
  func spec(in context: ControlContext, measured: IntrinsicSize? = nil) -> ControlSpec {
    switch self {
    case .touch(let control): control.spec(in: context, measured: measured)
    case .desktop(let control): control.spec(in: context, measured: measured)
    }
  }

  /// What the control is wider than a text that may wrap, in points.
  var textRoom: Double {
    switch self {
    case .touch: 0
    case .desktop(let control): control.textRoom
    }
  }

  package var picture: ControlPicture {
    switch self {
    case .touch(let control): control.picture
    case .desktop(let control): control.picture
    }
  }

  /// Whether the control centers its text in any height: on macOS only controls with round corners do.
  var centersText: Bool {
    guard case .desktop(let control) = self else { return true }
    return control.kind == .button(.roundRect) || control.kind == .popUpButton(.roundRect)
  }

  /// Whether the control is a square or bevelled button of macOS, whose height is that of its content.
  var isPlainSquare: Bool {
    if case .desktop(let control) = self {
      return control.kind == .button(.square) || control.kind == .button(.bevel)
    }
    return false
  }

  /// What is in doubt about the size that Plumb's metrics give; nil where nothing is.
  var doubt: ContentTrust.Reason? {
    let (font, lacksImageSize, showsSymbol) =
      switch self {
      case .touch(let control): (control.font, control.lacksImageSize, control.showsSymbol)
      case .desktop(let control): (Optional(control.font), control.lacksImageSize, control.showsSymbol)
      }
    if font?.isKnown == false { return .unknownFont }
    if lacksImageSize { return .absentImage }
    return showsSymbol ? .symbol : nil
  }
}
