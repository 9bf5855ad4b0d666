import PlumbLayoutRendering
import PlumbTextMetrics

extension ViewShape {
  /// The shape with its texts as they are shown, in the fonts that the system of an Interface Builder has.
  func adapted(to settings: TextSettings, _ toolsVersion: Int) -> ViewShape {
    switch self {
    case .text(let content): .text(content.adapted(to: settings, toolsVersion))
    case .button(let content): .button(content.adapted(to: settings, toolsVersion))
    case .popUp(let content, let pullsDown):
      .popUp(content.adapted(to: settings, toolsVersion), pullsDown: pullsDown)
    case .field(let content): .field(content.adapted(to: settings, toolsVersion))
    case .comboBox(let content): .comboBox(content.adapted(to: settings, toolsVersion))
    case .box(let title): .box(title: title?.adapted(to: settings, toolsVersion))
    case .segments(let titles, let selected):
      .segments(titles: titles.map { settings.text($0) }, selected: selected)
    case .tabView(let titles, let selected):
      .tabView(titles: titles.map { settings.text($0) }, selected: selected)
    case .tableHeader(let titles, let widths):
      .tableHeader(titles: titles.map { settings.text($0) }, widths: widths)
    case .searchBar(let placeholder): .searchBar(placeholder: settings.text(placeholder))
    default: self
    }
  }
}

extension TextContent {
  fileprivate func adapted(to settings: TextSettings, _ toolsVersion: Int) -> TextContent {
    var content = self
    content.text = text.adapted(to: settings).released(withToolsVersion: toolsVersion)
    return content
  }
}

extension ButtonContent {
  fileprivate func adapted(to settings: TextSettings, _ toolsVersion: Int) -> ButtonContent {
    var content = self
    content.title = title.adapted(to: settings, toolsVersion)
    return content
  }
}

extension FieldContent {
  fileprivate func adapted(to settings: TextSettings, _ toolsVersion: Int) -> FieldContent {
    var content = self
    content.text = text.adapted(to: settings, toolsVersion)
    return content
  }
}
