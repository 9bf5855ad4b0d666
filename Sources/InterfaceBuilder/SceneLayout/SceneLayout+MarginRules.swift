import PlumbAppleFacts
import PlumbAutoLayout
import PlumbGeometry
import PlumbMarkup
import PlumbTextMetrics

extension SceneLayout {
  func followsReadableWidth(_ view: ResolvedView) -> Bool {
    view.attributes.layoutMarginsFollowReadableWidth == true
  }

  /// Since iOS 11 the safe area is part of the margins, whether the document has guides for it or not.
  var includesSafeArea: Bool { document.usesSafeAreas || document.release >= .xcode9 }

  /// The margins of a view where nothing reaches it from outside.
  func ownMargins(of view: ResolvedView, _ position: Int) -> EdgeInsets {
    if let margins = view.attributes.directionalLayoutMargins {
      return mirrored(margins.edgeInsets)
    }
    if let margins = view.attributes.layoutMargins { return margins.edgeInsets }
    switch view.kind {
    case .tableViewCell, .tableViewCellContentView:
      return cellMargins(of: view, position)
    case .stackView:
      // Recorded frames show none, unlike other views' 8 points.
      return .zero
    case .view where view.parent == nil:
      let side = rootMargin(of: view, position)
      return EdgeInsets(top: 0, left: side, bottom: 0, right: side)
    default:
      return EdgeInsets(all: 8)
    }
  }

  /// The margins at the sides of a root, as `UIViewController.systemMinimumLayoutMargins` has them: 20 points
  /// where the screen is 414 points or wider, else 16; also 16 on phones with a sensor housing held sideways
  /// (simulators of all models up to iPhone 13), and everywhere in Xcode 6 (n = 7).
  private func rootMargin(of view: ResolvedView, _ position: Int) -> Double {
    if document.release < .xcode6Point3 { return 16 }
    if let device, device.family == .phone, device.hasHomeIndicator, !isUpright { return 16 }
    // Interface Builder shows the view of a xib as if it were a view controller's.
    let width = view.controller == nil ? screenSize(recorded: false)?.width : nil
    return width ?? givenFrames[position].width >= 414 ? 20 : 16
  }

  /// The margins of a readable content guide: where the width is regular, its width is at most 664 points at
  /// the default text size (simulators of all tablets; the 704 points that a tablet of 744 leaves stay).
  func readable(_ margins: EdgeInsets, in width: Double) -> EdgeInsets {
    let orientation = environment.orientation ?? document.orientation
    guard device?.widthClass(orientation) == .regular, width - margins.left - margins.right > 704 else {
      return margins
    }
    let side = (width - 664) / 2
    return EdgeInsets(
      top: margins.top, left: max(margins.left, side), bottom: margins.bottom, right: max(margins.right, side)
    )
  }

  /// The margins of a table's cell and of its content view.
  ///
  /// As recorded frames imply them. Before Xcode 9 they were every view's 8 points. Since, the sides follow
  /// the screen's width held upright, the trailing one falls to 8 beside an accessory, and the design of iOS
  /// 26 made cells taller.
  private func cellMargins(of view: ResolvedView, _ position: Int) -> EdgeInsets {
    let release = document.release
    guard release >= .xcode9 else { return EdgeInsets(all: 8) }
    let cell = view.kind == .tableViewCell ? view : view.parent.map { scene.views[$0] } ?? view
    let table = cell.parent.map { scene.views[$0] }
    let width = device?.portraitSize.width ?? screenSize(recorded: false)?.width ?? 375
    var side = width >= 393 ? 20.0 : 16
    if side == 16, release < .xcode12, table.flatMap({ TableViewElement($0.varied).style }) != "grouped" {
      side = 15
    }
    let vertical = release >= .xcode26 ? 15.0 : 11
    let accessory = TableViewCellElement(cell.varied).accessoryType
    let trailing = accessory != nil && accessory != "none" && view.kind != .tableViewCell ? 8 : side
    return mirrored(EdgeInsets(top: vertical, left: side, bottom: vertical, right: trailing))
  }

  /// Insets whose left edge stands for the leading one, as edges of the screen.
  private func mirrored(_ insets: EdgeInsets) -> EdgeInsets {
    guard environment.direction == .rightToLeft else { return insets }
    return EdgeInsets(top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left)
  }
}
