import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutRendering
import PlumbMarkup
import PlumbTextMetrics

/// What standard controls show: their picture, with the document's texts, colors and values.
extension AppearanceReader {
  func shape(of control: StandardControl, _ position: Int, _ size: Size) -> ViewShape {
    let view = view(position)
    let tint = tints[position]
    switch (control.picture, control) {
    case (.text, .desktop(let label)): return .text(desktopLabel(position, label))
    case (.text, .touch): return .text(labelContent(position, width: size.width))
    case (.button, .desktop(let button)): return .button(desktopButton(view, button.buttonStyle))
    case (.button, .touch): return .button(touchButton(position))
    case (.popUp, .desktop(let button)):
      return .popUp(desktopButton(view, button.buttonStyle), pullsDown: view.cell?.pullsDown ?? false)
    case (.field, .desktop(let field)): return .field(desktopField(view, field, .bezel))
    case (.field, .touch): return .field(touchField(view))
    case (.searchField, .desktop(let control)):
      var field = desktopField(view, control, .rounded)
      field.isSearch = true
      return .field(field)
    case (.comboBox, .desktop(let field)): return .comboBox(desktopField(view, field, .bezel))
    case (.path, .desktop(let control)):
      return .text(TextContent("Macintosh HD ▸ Users", font: control.font, color: Color(white: 0.35)))
    case (.segments, let control): return segments(of: control, view)
    case (.pages, _): return pages(view)
    case (.searchBar, _): return .searchBar(placeholder: SearchBarElement(view.varied).placeholder ?? "")
    case (.navigationBar, _): return .navigationBar(navigationBar(position))
    case (.toolbar, _): return .toolbar(items: BarItems.items(of: BarElement(view.varied)), tint: tint)
    case (.tabBar, _):
      return .tabBar(items: BarItems.items(of: BarElement(view.varied)), selected: 0, tint: tint)
    case (.box, _): return .box(title: boxTitle(view))
    case (.tabs, _):
      let items = TabItems(TabViewElement(view.varied))
      return .tabView(titles: items.titles, selected: items.selected)
    case (.wheels, _):
      return .wheels(columns: [["Mountain View", "Sunnyvale", "Cupertino", "Santa Clara", "San Jose"]])
    default: return shape(ofValue: control.picture, view, tint)
    }
  }

  private func segments(of control: StandardControl, _ view: ResolvedView) -> ViewShape {
    if case .desktop(let control) = control {
      return .segments(
        titles: control.segments.map { $0.title },
        selected: view.cell?.segments.firstIndex { $0.selected == true })
    }
    let element = SegmentedControlElement(view.varied)
    return .segments(
      titles: element.segments.map { $0.title ?? "" }, selected: element.selectedSegmentIndex)
  }

  private func pages(_ view: ResolvedView) -> ViewShape {
    let control = PageControlElement(view.varied)
    return .pageControl(
      pages: control.numberOfPages ?? 3, current: control.currentPage ?? 0,
      color: colors.color(control.pageIndicatorTintColor),
      currentColor: colors.color(control.currentPageIndicatorTintColor))
  }
}

extension DesktopControl {
  /// The style of a button or pop-up button.
  fileprivate var buttonStyle: DesktopButtonStyle {
    switch kind {
    case .button(let style), .popUpButton(let style): style
    default: .push
    }
  }
}
