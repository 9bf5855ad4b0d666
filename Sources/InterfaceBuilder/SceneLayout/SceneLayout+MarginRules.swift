import PlumbAppleFacts
import PlumbAutoLayout
import PlumbGeometry
import PlumbMarkup
import PlumbPlatformRules
import PlumbTextMetrics

extension SceneLayout {
  /// The margins of a view inside its safe area, in points.
  ///
  /// - Parameter inherited: The margins of the superview that reach the view, in points.
  func margins(
    of view: ResolvedView, _ position: Int, width: Double, safeArea: EdgeInsets, inherited: EdgeInsets = .zero
  ) -> EdgeInsets {
    let written = view.attributes
    return MarginRules.margins(
      ownMargins(of: view, position),
      safeArea: written.insetsLayoutMarginsFromSafeArea ?? true ? safeArea : .zero,
      readableWidth: written.layoutMarginsFollowReadableWidth == true && isWidthRegular ? width : nil,
      inherited: inherited)
  }

  /// Whether margins include the safe area: since iOS 11 they do, whether the document has safe area guides
  /// or not.
  var includesSafeArea: Bool { document.usesSafeAreas || document.release >= .xcode9 }

  /// The margins of a view without those that reach it from outside, in points.
  func ownMargins(of view: ResolvedView, _ position: Int) -> EdgeInsets {
    if let margins = view.attributes.directionalLayoutMargins {
      return mirrored(margins.edgeInsets)
    }
    if let margins = view.attributes.layoutMargins { return margins.edgeInsets }
    switch view.kind {
    case .tableViewCell, .tableViewCellContentView:
      return cellMargins(of: view, position)
    case .stackView:
      // Recorded frames show no margins, unlike the 8 points of other views.
      return .zero
    // Cells and headers of collections in xibs of their own have a root's margins since Xcode 9 (9 of 9;
    // before 1 of 1 has 8).
    case .collectionViewCell where view.parent == nil && document.release >= .xcode9,
      .collectionReusableView where view.parent == nil && document.release >= .xcode9,
      .view where view.parent == nil:
      let side = rootMargin(of: view, position)
      return EdgeInsets(top: 0, left: side, bottom: 0, right: side)
    default:
      return MarginRules.usual
    }
  }

  /// The margins at the sides of a root, in points; 16 everywhere in Xcode 6 (n = 7).
  private func rootMargin(of view: ResolvedView, _ position: Int) -> Double {
    if document.release < .xcode6Point3 { return 16 }
    let hasHousing = device?.family == .phone && device?.hasHomeIndicator == true
    return MarginRules.side(
      ofRoot: givenFrames[position].width, hasHousingAtSide: hasHousing && !isUpright)
  }

  /// The insets of a view's readable content guide, in points.
  func readable(_ margins: EdgeInsets, in width: Double) -> EdgeInsets {
    isWidthRegular ? MarginRules.readable(margins, in: width) : margins
  }

  private var isWidthRegular: Bool {
    device?.widthClass(environment.orientation ?? document.orientation) == .regular
  }

  /// The margins of a table cell or its content view, in points; an accessory stands beside the content view.
  private func cellMargins(of view: ResolvedView, _ position: Int) -> EdgeInsets {
    let cell = view.kind == .tableViewCell ? view : view.parent.map { scene.views[$0] } ?? view
    let table = cell.parent.map { scene.views[$0] }
    let width = device?.portraitSize.width ?? screenSize(recorded: false)?.width ?? 375
    let margins = CellMargins(
      in: document.release, screenWidth: width,
      isGrouped: table.flatMap { TableViewElement($0.varied).style } == "grouped")
    let accessory = TableViewCellElement(cell.varied).accessoryType
    let isBeside = accessory != nil && accessory != "none" && view.kind != .tableViewCell
    return mirrored(
      EdgeInsets(
        top: margins.vertical, left: margins.side, bottom: margins.vertical,
        right: isBeside ? margins.besideAccessory : margins.side))
  }

  /// Insets with the leading edge on the left, converted to left and right edges.
  private func mirrored(_ insets: EdgeInsets) -> EdgeInsets {
    guard environment.direction == .rightToLeft else { return insets }
    return EdgeInsets(top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left)
  }
}
