import CoreGraphics
import ViewKit

/// The key paths of UIKit's own classes that runtime attributes and outlets set.
@MainActor
enum KnownKeyPaths {
  /// Sets a value; false where the key path is not known for the object.
  static func set(_ value: Any?, _ keyPath: String, of object: NSObject) -> Bool {
    if let view = object as? UIView { return set(value, keyPath, of: view) }
    if let controller = object as? UIViewController { return set(value, keyPath, of: controller) }
    return false
  }

  private static func set(_ value: Any?, _ keyPath: String, of view: UIView) -> Bool {
    let number = value as? Double ?? (value as? Int).map { Double($0) }
    let flag = value as? Bool ?? number.map { $0 != 0 }
    let color = value as? UIColor
    switch keyPath {
    case "layer.cornerRadius":
      view.layer.cornerRadius = number ?? 0
    case "layer.borderWidth": view.layer.borderWidth = number ?? 0
    case "layer.masksToBounds":
      view.layer.masksToBounds = flag ?? false
      view.clipsToBounds = flag ?? false
    case "layer.borderColor": view.layer.borderColor = color?.cgColor
    case "layer.shadowColor": view.layer.shadowColor = color?.cgColor
    case "layer.shadowRadius": view.layer.shadowRadius = number ?? 0
    case "layer.shadowOpacity": view.layer.shadowOpacity = Float(number ?? 0)
    case "layer.shadowOffset": view.layer.shadowOffset = value as? CGSize ?? .zero
    case "layer.zPosition": view.layer.zPosition = number ?? 0
    case "clipsToBounds": view.clipsToBounds = flag ?? false
    case "hidden", "isHidden": view.isHidden = flag ?? false
    case "alpha": view.alpha = number ?? 1
    case "tag": view.tag = value as? Int ?? 0
    case "backgroundColor": view.backgroundColor = color
    case "tintColor": view.tintColor = color
    case "accessibilityIdentifier": view.accessibilityIdentifier = value as? String
    case "accessibilityLabel": view.accessibilityLabel = value as? String
    case "restorationIdentifier": view.restorationIdentifier = value as? String
    case "dataSource" where view is UITableView: return setSource(value, of: view as? UITableView)
    case "delegate" where view is UITableView: return setDelegate(value, of: view as? UITableView)
    case "userInteractionEnabled": view.isUserInteractionEnabled = flag ?? true
    default: return false
    }
    return true
  }

  /// What a document has in a table itself stays there.
  private static func setSource(_ value: Any?, of table: UITableView?) -> Bool {
    if !(table?.dataSource is StaticTableContent) { table?.dataSource = value as? any UITableViewDataSource }
    return true
  }

  private static func setDelegate(_ value: Any?, of table: UITableView?) -> Bool {
    if !(table?.delegate is StaticTableContent) { table?.delegate = value as? any UITableViewDelegate }
    return true
  }

  private static func set(_ value: Any?, _ keyPath: String, of controller: UIViewController) -> Bool {
    switch keyPath {
    case "view": controller.view = value as? UIView
    case "title": controller.title = value as? String
    default: return false
    }
    return true
  }
}
