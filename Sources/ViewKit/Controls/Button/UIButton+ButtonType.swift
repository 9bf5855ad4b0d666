extension UIButton {
  /// A button of the system's with an image, which tells a target of touches.
  public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
    let button = self.init(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  /// What a button looks like.
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case plain = 6
    case close = 7

    public static var roundedRect: ButtonType { .system }

    /// The symbol that a button of the type has by itself.
    var symbolName: String? {
      switch self {
      case .detailDisclosure, .infoLight, .infoDark: "info.circle"
      case .contactAdd: "plus.circle"
      case .close: "xmark"
      case .custom, .system, .plain: nil
      }
    }
  }

  /// What a button is for.
  public enum Role: Int, Sendable {
    case normal = 0
    case primary = 1
    case cancel = 2
    case destructive = 3
  }
}
