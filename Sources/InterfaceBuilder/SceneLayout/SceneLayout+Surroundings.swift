import PlumbAppleFacts
import PlumbGeometry
import PlumbMarkup
import PlumbTextMetrics

/// Facts about a scene that its surroundings decide.
extension SceneLayout {
  /// Whether the document is shown on an upright device, or without a device.
  package var isUpright: Bool {
    document.platform != .iOS || (environment.orientation ?? document.orientation) == .portrait
  }

  /// Whether a view shows one of macOS's own images, which are symbols of another size in newer systems.
  package func showsSystemImage(_ position: Int) -> Bool {
    document.platform == .macOS && scene.views[position].desktopImage?.name.hasPrefix("NS") == true
  }

  /// Whether a stack view of iOS arranges inside its margins.
  package func arrangesInsideMargins(stack position: Int) -> Bool {
    StackViewElement(scene.views[position].varied).arrangesInsideMargins
  }

  /// The bars that a root's surroundings may have.
  ///
  /// A bar counts if the document has a container with such a bar anywhere, if the controller has items for
  /// the bar, or if the canvas simulates it.
  package var possibleBars: (navigation: Bool, lower: Bool) {
    guard let root = mainRoot, let controller = scene.views[root].controller else {
      return (false, false)
    }
    func has(_ name: ElementName) -> Bool { controller.children.contains { $0.isNamed(name) } }
    let navigation = embedding.hasNavigationController
    let tabs = embedding.hasTabBarController
    return (
      navigation || has(.navigationItem) || has(.simulatedNavigationBarMetrics),
      navigation || tabs || has(.tabBarItem) || has(.toolbarItems) || has(.simulatedTabBarMetrics)
        || has(.simulatedToolbarMetrics)
    )
  }

  /// Whether something gives a root the same size at run time as on the canvas.
  ///
  /// That is a screen, or the window that the root fills. Code gives other roots of xibs their sizes.
  package func hasSurroundings(root position: Int) -> Bool {
    scene.views[position].controller != nil || scene.views[position].element.parent?.isNamed(.window) == true
  }

  /// Whether a root is of any size, as its document says: the recorded one is the canvas's alone.
  package func isFreeform(root position: Int) -> Bool {
    ViewElement(scene.views[position].varied).simulatedDestinationMetrics?.element
      .isNamed(.freeformSimulatedSizeMetrics) == true
  }

  /// Whether a root was saved as large as a screen, as a controller's view in its own xib is.
  package func isAsLargeAsScreen(root position: Int) -> Bool {
    document.filledScreen(ofRoot: scene.views[position]) != nil
  }

  /// Whether a root is shown by a controller or a window, or by its own xib as large as a screen: nothing is seen outside of it.
  package func hasScreen(root position: Int) -> Bool {
    hasSurroundings(root: position) || isAsLargeAsScreen(root: position)
  }

  /// The positions of roots that keep their recorded sizes though the environment asks for another screen.
  package var rootsKeepingSize: [Int] { document.rootsKeepingSize(of: scene, in: environment) }

  /// Whether any root has another size than its recorded one, because the environment asks for another
  /// screen.
  package var followsScreen: Bool {
    let kept = rootsKeepingSize
    return !isAsRecorded
      && scene.roots.contains { !kept.contains($0) && document.filledScreen(ofRoot: scene.views[$0]) != nil }
  }

  /// Whether a view is a table cell or its content view, and the constraints inside decide its height at run
  /// time.
  ///
  /// The recorded height of such a cell is only that of the canvas.
  ///
  /// A cell has a fixed height where its table has one, or in a static table where the cell has one itself
  /// ("Self-Sizing Table View Cells", Auto Layout Guide).
  package func sizesItself(cellPart position: Int) -> Bool {
    guard let cell = cell(ofPart: position) else { return false }
    guard let table = scene.views[cell].parent, scene.views[table].kind == .tableView else { return true }
    let isStatic = TableViewElement(scene.views[table].varied).dataMode == "static"
    if isStatic, TableViewCellElement(scene.views[cell].varied).rowHeight != nil { return false }
    let height = TableViewElement(scene.views[table].varied).rowHeight ?? -1
    let estimate = TableViewElement(scene.views[table].varied).estimatedRowHeight ?? 0
    return height < 0 || estimate != 0
  }

  /// Whether a view is a prototype's cell or content view, and its height on the canvas is a sample.
  ///
  /// The height is a sample, for which code will ask another one, unless the table has a fixed height for
  /// rows and this is it.
  ///
  /// The 44 points that Interface Builder wrote into every table before Xcode 9 are nobody's choice. A
  /// prototype's own height (its `rowHeight`) counts on the canvas alone ("UITableView.rowHeight").
  package func isSampleHeight(cellPart position: Int) -> Bool {
    guard let cell = cell(ofPart: position), let table = scene.views[cell].parent,
      scene.views[table].kind == .tableView, TableViewElement(scene.views[table].varied).dataMode != "static"
    else { return false }
    let height = TableViewElement(scene.views[table].varied).rowHeight ?? -1
    guard height > 0, height != 44, let recorded = scene.views[cell].recorded?.height else { return true }
    // A separator takes a fraction of a point.
    return abs(recorded - height) > 1
  }

  /// The position of the table cell that a view is or has as its superview; nil for other views.
  private func cell(ofPart position: Int) -> Int? {
    switch scene.views[position].kind {
    case .tableViewCell: position
    case .tableViewCellContentView: scene.views[position].parent ?? position
    default: nil
    }
  }
}
