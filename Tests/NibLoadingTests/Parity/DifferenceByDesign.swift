import PlumbAppleFacts

@testable import PlumbInterfaceBuilder

/// Where the two roads say different things of a view on purpose, with the reasons: the only such table.
enum DifferenceByDesign: CaseIterable {
  /// Nothing constrains the view in Interface Builder, which compiles four constraints: live views have these, and documents
  /// a placement of the tree, so that nobody takes them for somebody's.
  case compiledFixedFrame
  /// A canvas leaves hidden views out of an arrangement, where UIKit makes them shrink.
  case hiddenArranged
  /// What views have by their owner's code has a frame; documents know the recorded one.
  case placedByOwner
  /// A recorded size that stands in for one that nobody can know must not be what a conflict is about.
  case standInPriority
  /// A document's layout runs in one direction throughout; `semanticContentAttribute` is left to the rules.
  case ownDirection
  /// Lists and cells are plain views where they are loaded as on the canvas, which has no data for them.
  case listOnCanvas
  /// What a canvas shows beside a view controller's view begins at the safe area, too, bars of containers among it; live
  /// views have the safe area from their controllers.
  case rootWithoutController
  /// The margins at the sides of a device with a housing there are those of the simulated device, which stands upright.
  case housingAtSide
  /// Xcode 6 had other margins at the sides of roots, and until Xcode 9 those of xibs were plain views' where they fill no
  /// screen, as a canvas still shows one that preserves its superview's; live views are those of today's UIKit.
  case formerRootMargins
  /// A canvas keeps an empty view visible across a stack view that does not stretch it, as little as may be.
  case keptVisible
  /// Documents inherit margins once, from the frames without; live views until nothing moves.
  case inheritedOnce

  @MainActor func explains(_ found: DescriptionCheck.Case) -> Bool {
    let view = found.view
    switch (self, found.property) {
    case (.compiledFixedFrame, .placement):
      return found.live == "constraints" && found.expected == "fixedFrame"
        && view.attributes.fixedFrame == true
    case (.hiddenArranged, .placement):
      guard case .arranged = view.slot else { return false }
      return found.live == "constraints" && found.expected == "fixedFrame" && view.isHidden
    case (.placedByOwner, .placement):
      if view.kind == .tableViewCellContentView { return found.live.hasPrefix("mask") }
      guard case .placedByOwner = view.slot else { return false }
      return found.live.hasPrefix("mask") && found.expected == "fixedFrame"
    case (.hiddenArranged, .arranged):
      let shown = found.live.split(separator: ", ").filter { !$0.hasSuffix(" hidden") }
      return shown.joined(separator: ", ") == found.expected
    case (.standInPriority, .horizontal), (.standInPriority, .vertical):
      return found.live == found.expected.replacing("999.99", with: "1000.0")
    case (.ownDirection, .direction): return view.attributes.semanticContentAttribute != nil
    case (.listOnCanvas, .margins): return ([view] + found.superviews).contains { $0.isListOrCell }
    case (.rootWithoutController, .margins): return (found.superviews.last ?? view).kind != .view
    case (.housingAtSide, .margins):
      return found.superviews.isEmpty && found.document.orientation != .portrait
    case (.formerRootMargins, .margins):
      let preserves = view.attributes.preservesSuperviewLayoutMargins == true
      return found.superviews.isEmpty
        && (found.document.release < .xcode6Point3
          || view.controller == nil && (found.document.release < .xcode9 || preserves))
    case (.keptVisible, .horizontal), (.keptVisible, .vertical): return found.expected == "10.0 10.0"
    case (.inheritedOnce, .margins): return found.agreesNextRound
    default: return false
    }
  }
}

extension ResolvedView {
  fileprivate var isListOrCell: Bool {
    switch kind {
    case .tableView, .tableViewCell, .collectionView, .collectionViewCell, .collectionReusableView: true
    default: false
    }
  }
}
