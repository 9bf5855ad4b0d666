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
    if let margins = writtenMargins(of: view) { return margins }
    switch view.kind {
    case .tableViewCell:
      return cellMargins(of: view, position)
    case .tableViewCellContentView:
      // A cell's written margins are its content view's (2 projects, none otherwise).
      return view.parent.flatMap { writtenMargins(of: scene.views[$0]) } ?? cellMargins(of: view, position)
    case .stackView:
      // Recorded frames show no margins, unlike the 8 points of other views.
      return .zero
    // Views of controllers and what is as large as a screen have a root's margins, and since Xcode 9 other roots of xibs too,
    // cells and headers of collections among them (9 of 9; before 2 of 2 have 8, of 2 projects).
    case _ where view.controller != nil,
      .collectionViewCell where view.parent == nil && document.release >= .xcode9,
      .collectionReusableView where view.parent == nil && document.release >= .xcode9,
      .view where view.parent == nil && (document.release >= .xcode9 || isAsLargeAsScreen(root: position)):
      let side = rootMargin(of: view, position)
      return EdgeInsets(top: 0, left: side, bottom: 0, right: side)
    default:
      return MarginRules.usual
    }
  }

  /// The margins that the document gives a view, in points.
  private func writtenMargins(of view: ResolvedView) -> EdgeInsets? {
    if let margins = view.attributes.directionalLayoutMargins { return mirrored(margins.edgeInsets) }
    return view.attributes.layoutMargins?.edgeInsets
  }

  /// The margins at the sides of a root, in points; 16 everywhere up to Xcode 6.3 (4 projects), and those of its cells for a
  /// table of a wide phone.
  private func rootMargin(of view: ResolvedView, _ position: Int) -> Double {
    if document.release < .xcode6Point4 { return 16 }
    if view.kind == .tableView, let device, device.family == .phone, device.portraitSize.width >= 390 {
      return 20
    }
    return MarginRules.side(ofRoot: givenFrames[position].width, hasHousingAtSide: hasHousingAtSide)
  }

  /// Whether the device is a phone held sideways whose sensor housing takes room at a side.
  fileprivate var hasHousingAtSide: Bool {
    device?.family == .phone && device?.hasHomeIndicator == true && !isUpright
  }

  /// The insets of a view's readable content guide, in points.
  func readable(_ margins: EdgeInsets, in width: Double) -> EdgeInsets {
    isWidthRegular ? MarginRules.readable(margins, in: width) : margins
  }

  private var isWidthRegular: Bool {
    device?.widthClass(environment.orientation ?? document.orientation) == .regular
  }

  /// The margins of a table cell or its content view, in points; an accessory stands beside the content view.
  ///
  /// Before Xcode 11 the lower margin of a content view is measured from the cell's lower edge, past the separator (12
  /// projects, against 2).
  private func cellMargins(of view: ResolvedView, _ position: Int) -> EdgeInsets {
    let isContent = view.kind != .tableViewCell
    let cell = isContent ? view.parent ?? position : position
    let margins = CellMargins(ofCell: cell, in: self)
    let accessory = TableViewCellElement(scene.views[cell].varied).accessoryType
    let isBeside = accessory != nil && accessory != "none" && isContent
    let isPastSeparator = isContent && document.release >= .xcode9Point1 && document.release < .xcode11
    let separator = isPastSeparator ? givenFrames[cell].height - givenFrames[position].maxY : 0
    return mirrored(
      EdgeInsets(
        top: margins.vertical, left: margins.side,
        bottom: margins.vertical - (separator > 0 && separator < 1 ? separator : 0),
        right: isBeside ? margins.besideAccessory : margins.side))
  }

  /// Insets with the leading edge on the left, converted to left and right edges.
  private func mirrored(_ insets: EdgeInsets) -> EdgeInsets {
    guard environment.direction == .rightToLeft else { return insets }
    return EdgeInsets(top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left)
  }
}

extension CellMargins {
  /// Those of a cell of a document, by its position.
  fileprivate init(ofCell position: Int, in layout: SceneLayout) {
    let cell = layout.scene.views[position]
    let table = cell.parent
    let content = layout.subviews[position].first { layout.scene.views[$0].kind == .tableViewCellContentView }
    func preserves(_ position: Int?) -> Bool {
      position.map { layout.scene.views[$0].attributes.preservesSuperviewLayoutMargins == true } ?? false
    }
    let place =
      table.map { layout.scene.views[$0].parent == nil ? Place.controllersTable : .innerTable } ?? .xib
    self.init(
      in: layout.document.release, place, width: layout.givenFrames[table ?? position].width,
      phoneWidth: layout.device?.family == .phone ? layout.device?.portraitSize.width : nil,
      preserves: preserves(position) && preserves(content),
      isInset: table.flatMap { TableViewElement(layout.scene.views[$0].varied).style } == "insetGrouped",
      hasHousingAtSide: layout.hasHousingAtSide)
  }
}
