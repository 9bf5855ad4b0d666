import CoreGraphics
internal import PlumbInterfaceBuilder
internal import PlumbMarkup
import PlumbViewKit

/// What containers do with the views that a document has in them.
extension UIView {
  /// A view that the view has made by itself, by the key that documents have for it.
  func viewOfNib(key: String?) -> UIView? {
    guard key == "contentView" else { return nil }
    switch self {
    case let cell as UITableViewCell: return cell.contentView
    case let header as UITableViewHeaderFooterView: return header.contentView
    case let cell as UICollectionViewCell: return cell.contentView
    case let effect as UIVisualEffectView: return effect.contentView
    default: return nil
    }
  }

  /// Takes a view from a document.
  func take(_ view: UIView, from element: MarkupElement) {
    let key = element.key
    if let table = self as? UITableView, key == "tableHeaderView" {
      table.tableHeaderView = view
    } else if let table = self as? UITableView, key == "tableFooterView" {
      table.tableFooterView = view
    } else if let cell = self as? UITableViewCell, key == "backgroundView" {
      cell.backgroundView = view
    } else if let cell = self as? UITableViewCell, key == "selectedBackgroundView" {
      cell.selectedBackgroundView = view
    } else if let cell = self as? UITableViewCell, key == "accessoryView" {
      cell.accessoryView = view
    } else if element.parent?.isNamed(.barButtonItem) != true {
      // The views of bar button items are shown by the bars.
      takeOnCanvas(view, from: element)
    }
  }

  /// Takes a view from a document for a place that the document gives it.
  func takeOnCanvas(_ view: UIView, from element: MarkupElement) {
    if let stack = self as? UIStackView, element.parent?.isNamed(.subviews) == true {
      stack.addArrangedSubview(view)
    } else {
      addSubview(view)
    }
  }

  /// Whether the view gives a subview its frame, whatever the document says of its mask.
  func placesByItself(_ subview: UIView) -> Bool {
    switch self {
    case is UITableView, is UICollectionView: true
    case let cell as UICollectionViewCell: subview === cell.contentView
    case let cell as UITableViewCell: subview === cell.contentView
    case let header as UITableViewHeaderFooterView: subview === header.contentView
    default: false
    }
  }
}

extension UIViewController {
  /// A view that the view controller has made by itself: a bar.
  func viewOfNib(key: String?) -> UIView? {
    switch key {
    case "navigationBar": (self as? UINavigationController)?.navigationBar
    case "toolbar": (self as? UINavigationController)?.toolbar
    case "tabBar": (self as? UITabBarController)?.tabBar
    default: nil
    }
  }
}
