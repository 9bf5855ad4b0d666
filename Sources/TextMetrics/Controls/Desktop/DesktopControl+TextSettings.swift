extension DesktopControl {
  /// The control with its texts as they are shown; macOS has no preferred text size.
  package func adapted(to settings: TextSettings) -> DesktopControl {
    var control = self
    control.title = settings.text(title)
    for index in items.indices { control.items[index].title = settings.text(items[index].title) }
    for index in segments.indices { control.segments[index].title = settings.text(segments[index].title) }
    return control
  }
}
