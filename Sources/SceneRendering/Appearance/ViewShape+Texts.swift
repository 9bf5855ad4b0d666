import LayoutRendering
import TextMetrics

extension ViewShape {
  /// The shape with its texts as they are shown.
  func adapted(to settings: TextSettings) -> ViewShape {
    switch self {
    case .text(let content): .text(content.adapted(to: settings))
    case .button(let content): .button(content.adapted(to: settings))
    case .popUp(let content, let pullsDown): .popUp(content.adapted(to: settings), pullsDown: pullsDown)
    case .field(let content): .field(content.adapted(to: settings))
    case .comboBox(let content): .comboBox(content.adapted(to: settings))
    case .box(let title): .box(title: title?.adapted(to: settings))
    case .segments(let titles, let selected):
      .segments(titles: titles.map { settings.text($0) }, selected: selected)
    case .tabView(let titles, let selected):
      .tabView(titles: titles.map { settings.text($0) }, selected: selected)
    case .tableHeader(let titles): .tableHeader(titles: titles.map { settings.text($0) })
    case .searchBar(let placeholder): .searchBar(placeholder: settings.text(placeholder))
    default: self
    }
  }
}

extension TextContent {
  fileprivate func adapted(to settings: TextSettings) -> TextContent {
    var content = self
    content.string = settings.text(string)
    content.font = settings.font(font)
    return content
  }
}

extension ButtonContent {
  fileprivate func adapted(to settings: TextSettings) -> ButtonContent {
    var content = self
    content.title = title.adapted(to: settings)
    return content
  }
}

extension FieldContent {
  fileprivate func adapted(to settings: TextSettings) -> FieldContent {
    var content = self
    content.text = text.adapted(to: settings)
    return content
  }
}
