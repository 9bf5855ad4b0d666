import CoreGraphics

/// A message with buttons. What it shows is data: a test presents it, looks at it, and chooses an action.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// How a message is shown.
  public enum Style: Int, Sendable {
    case actionSheet = 0
    case alert
  }

  open private(set) var actions: [UIAlertAction] = []
  open private(set) var textFields: [UITextField]?
  open var message: String?
  open var preferredAction: UIAlertAction?
  open var severity: UIAlertControllerSeverity = .default
  open private(set) var preferredStyle = Style.alert

  public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    modalPresentationStyle = preferredStyle == .alert ? .overFullScreen : .popover
  }

  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Adds a field to an alert; sheets have none.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
  }
}

extension UIAlertController {
  /// What Plumb adds to alerts: `alert.plumb.choose(action)`. Plumb's addition.
  public var plumb: Plumb { Plumb(alert: self) }

  /// What Plumb adds to alerts.
  @preconcurrency @MainActor
  public struct Plumb {
    let alert: UIAlertController

    /// Does what a tap on an action's button does: the alert goes, and the action is carried out.
    public func choose(_ action: UIAlertAction) {
      guard action.isEnabled else { return }
      alert.presentingViewController?.dismiss(animated: false)
      action.handler?(action)
    }
  }
}

/// How grave a message is.
public enum UIAlertControllerSeverity: Int, Sendable {
  case `default` = 0
  case critical
}

/// A button of a message.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// What a button means.
  public enum Style: Int, Sendable {
    case `default` = 0
    case cancel, destructive
  }

  open private(set) var title: String?
  open private(set) var style: Style
  open var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?

  public init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
