import PlumbAppleFacts
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutRendering
import PlumbMarkup
import PlumbTextMetrics

extension SceneRenderer {
  /// The bars that navigation and tab bar controllers draw over a controller's view, where they have room to.
  func bars(ofRoot root: Int, _ size: Size) -> [RenderedBar] {
    let view = layout.scene.views[root]
    guard layout.document.platform == .iOS, let controller = view.controller else { return [] }
    let surrounding = embedding.bars(of: controller)
    let shown = ControllerElement(controller)
    let safeArea = layout.safeArea(ofView: root, embedding)
    var bars: [RenderedBar] = []
    let status =
      layout.device?.safeArea(layout.environment.orientation ?? layout.document.orientation).top
      ?? StatusBars.usual
    let showsNavigation = surrounding.hasNavigationBar || shown.simulatedTopBarMetrics != nil
    if showsNavigation, safeArea.top >= NavigationBars.usual {
      var content = reader.navigationBar(
        item: shown.navigationItem, title: shown.title, tint: reader.tints[root])
      content.hasLargeTitle =
        surrounding.hasLargeTitles && safeArea.top - status > NavigationBars.usual + NavigationBars.prompt
      let title = content.hasLargeTitle ? NavigationBars.largeTitle : 0
      let height = min(safeArea.top, status + NavigationBars.usual + title)
      bars.append(bar(Rect(x: 0, y: 0, width: size.width, height: height), .navigationBar(content)))
    }
    if surrounding.hasTabBar, shown.hidesBottomBarWhenPushed != true, safeArea.bottom >= Toolbars.usual {
      let item = shown.tabBarItem.map { BarItems.tab($0) }
      let height = safeArea.bottom
      bars.append(
        bar(
          Rect(x: 0, y: size.height - height, width: size.width, height: height),
          .tabBar(items: item.map { [$0] } ?? [], selected: 0, tint: reader.tints[root])))
    } else if surrounding.hasToolbar, safeArea.bottom >= Toolbars.usual {
      let height = safeArea.bottom
      bars.append(
        bar(
          Rect(x: 0, y: size.height - height, width: size.width, height: height),
          .toolbar(items: BarItems.list(shown.toolbarItems), tint: reader.tints[root])))
    }
    return bars
  }

  private func bar(_ frame: Rect, _ shape: ViewShape) -> RenderedBar {
    RenderedBar(frame: frame, appearance: ViewAppearance(shape: shape))
  }

  /// The headers of a static table's sections, each above its first cell.
  func headers(ofRoot root: Int) -> [RenderedBar] {
    guard layout.document.platform == .iOS else { return [] }
    var headers: [RenderedBar] = []
    for position in members[root] ?? [] where layout.scene.views[position].kind == .tableViewCell {
      let view = layout.scene.views[position]
      guard let table = view.parent, let section = view.element.parent?.parent,
        section.isNamed(.tableViewSection), let title = TableViewSectionElement(section).headerTitle,
        !title.isEmpty, TableViewSectionElement(section).firstCell == view.element
      else { continue }
      let cell = drawnFrames[position]
      let isPlain = TableViewElement(layout.scene.views[table].varied).style == "plain"
      let frame = Rect(x: cell.minX + 16, y: cell.minY - 26, width: max(0, cell.width - 32), height: 22)
      let text = TextContent(
        isPlain ? title : title.uppercased(),
        font: .system(isPlain ? 15 : 13, weight: isPlain ? .semibold : .regular),
        color: isPlain ? .black : ControlPalette.secondaryLabel)
      headers.append(bar(frame, .text(text)))
    }
    return headers
  }
}

extension TableViewSectionElement {
  fileprivate var firstCell: MarkupElement? {
    for cell in cells?.children.map({ $0 }) ?? [] where cell.isNamed(.tableViewCell) { return cell }
    return nil
  }
}
