import PlumbAppleFacts
import PlumbLayoutRendering
import PlumbTextMetrics

extension ViewShape {
  /// The shape with its texts as they are shown, in the fonts that the system of an Interface Builder has.
  func adapted(to settings: TextSettings, _ release: Release) -> ViewShape {
    switch self {
    case .text(let content): .text(content.adapted(to: settings, release))
    case .button(let content): .button(content.adapted(to: settings, release))
    case .popUp(let content, let pullsDown):
      .popUp(content.adapted(to: settings, release), pullsDown: pullsDown)
    case .field(let content): .field(content.adapted(to: settings, release))
    case .comboBox(let content): .comboBox(content.adapted(to: settings, release))
    case .box(let title): .box(title: title?.adapted(to: settings, release))
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
  fileprivate func adapted(to settings: TextSettings, _ release: Release) -> TextContent {
    var content = self
    content.text = text.adapted(to: settings).known(in: release)
    return content
  }
}

extension ButtonContent {
  fileprivate func adapted(to settings: TextSettings, _ release: Release) -> ButtonContent {
    var content = self
    content.title = title.adapted(to: settings, release)
    return content
  }
}

extension FieldContent {
  fileprivate func adapted(to settings: TextSettings, _ release: Release) -> FieldContent {
    var content = self
    content.text = text.adapted(to: settings, release)
    return content
  }
}
