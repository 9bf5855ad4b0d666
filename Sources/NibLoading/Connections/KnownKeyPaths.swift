import CoreGraphics
import PlumbViewKit

/// The key paths of UIKit's own classes that runtime attributes and outlets set.
@MainActor
enum KnownKeyPaths {
  /// Sets a value; false where the key path is not known for the object.
  static func set(_ value: Any?, _ keyPath: String, of object: NSObject) -> Bool {
    if let view = object as? UIView { return set(value, keyPath, of: view) }
    if let controller = object as? UIViewController { return set(value, keyPath, of: controller) }
    if let constraint = object as? NSLayoutConstraint { return set(value, keyPath, of: constraint) }
    if let guide = object as? UILayoutGuide { return set(value, keyPath, of: guide) }
    if let recognizer = object as? UIGestureRecognizer, keyPath == "delegate" {
      recognizer.delegate = value as? any UIGestureRecognizerDelegate
      return true
    }
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
    case "nametag": view.plumb.nametag = value as? String
    case "restorationIdentifier": view.restorationIdentifier = value as? String
    case "gestureRecognizers":
      view.gestureRecognizers =
        (view.gestureRecognizers ?? []) + ((value as? [Any])?.compactMap { $0 as? UIGestureRecognizer } ?? [])
    case "dataSource": return setSource(value, of: view)
    case "delegate": return setDelegate(value, of: view)
    case "userInteractionEnabled": view.isUserInteractionEnabled = flag ?? true
    default: return false
    }
    return true
  }

  private static func setSource(_ value: Any?, of view: UIView) -> Bool {
    switch view {
    case let table as UITableView:
      // What a document has in a table itself stays there.
      if !(table.dataSource is StaticTableContent) { table.dataSource = value as? any UITableViewDataSource }
    case let collection as UICollectionView:
      collection.dataSource = value as? any UICollectionViewDataSource
    case let picker as UIPickerView: picker.dataSource = value as? any UIPickerViewDataSource
    default: return false
    }
    return true
  }

  private static func setDelegate(_ value: Any?, of view: UIView) -> Bool {
    switch view {
    case let table as UITableView:
      if !(table.delegate is StaticTableContent) { table.delegate = value as? any UITableViewDelegate }
    case let collection as UICollectionView:
      collection.delegate = value as? any UICollectionViewDelegate
    case let picker as UIPickerView: picker.delegate = value as? any UIPickerViewDelegate
    case let field as UITextField: field.delegate = value as? any UITextFieldDelegate
    case let text as UITextView: text.delegate = value as? any UITextViewDelegate
    case let bar as UISearchBar: bar.delegate = value as? any UISearchBarDelegate
    case let scroll as UIScrollView: scroll.delegate = value as? any UIScrollViewDelegate
    default: return false
    }
    return true
  }

  private static func set(_ value: Any?, _ keyPath: String, of constraint: NSLayoutConstraint) -> Bool {
    let number = value as? Double ?? (value as? Int).map { Double($0) }
    switch keyPath {
    case "identifier", "nametag": constraint.identifier = value as? String
    case "constant": constraint.constant = number ?? 0
    default: return false
    }
    return true
  }

  private static func set(_ value: Any?, _ keyPath: String, of guide: UILayoutGuide) -> Bool {
    guard keyPath == "identifier" || keyPath == "nametag" else { return false }
    guide.identifier = value as? String ?? ""
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
