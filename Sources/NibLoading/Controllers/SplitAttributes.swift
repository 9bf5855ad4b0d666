import CoreGraphics
internal import PlumbInterfaceBuilder
import PlumbViewKit

extension UISplitViewController {
  func apply(_ element: ControllerElement) {
    if element.allowDoubleColumnStyle == true { take(.doubleColumn) }
    switch element.preferredDisplayMode {
    case "secondaryOnly": preferredDisplayMode = .secondaryOnly
    case "beside": preferredDisplayMode = .oneBesideSecondary
    case "over": preferredDisplayMode = .oneOverSecondary
    case "twoBeside": preferredDisplayMode = .twoBesideSecondary
    case "twoOver": preferredDisplayMode = .twoOverSecondary
    case "twoDisplace": preferredDisplayMode = .twoDisplaceSecondary
    default: break
    }
    switch element.behavior {
    case "tile": preferredSplitBehavior = .tile
    case "overlay": preferredSplitBehavior = .overlay
    case "displace": preferredSplitBehavior = .displace
    default: break
    }
    if element.primaryEdge == "trailing" { primaryEdge = .trailing }
    if let width = element.minimumPrimaryColumnWidth { minimumPrimaryColumnWidth = CGFloat(width) }
    if let fraction = element.preferredPrimaryColumnWidthFraction {
      preferredPrimaryColumnWidthFraction = CGFloat(fraction)
    }
    if let fraction = element.preferredSupplementaryColumnWidthFraction {
      preferredSupplementaryColumnWidthFraction = CGFloat(fraction)
    }
  }

  /// A document's names of columns; one with a supplementary column has three.
  func take(_ controller: UIViewController, relatedAs relationship: String?) {
    switch relationship {
    case "masterViewController": setViewController(controller, for: .primary)
    case "detailViewController": setViewController(controller, for: .secondary)
    case "supplementaryViewController": setViewController(controller, for: .supplementary)
    case "compactViewController": setViewController(controller, for: .compact)
    default: break
    }
  }
}
