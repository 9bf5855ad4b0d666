extension TouchControl {
  /// The control with its texts as they are shown.
  package func adapted(to settings: TextSettings) -> TouchControl {
    switch self {
    case .label(let text, let font):
      return .label(text: settings.text(text), font: settings.font(font))
    case .button(var button):
      button.adapt(to: settings)
      return .button(button)
    case .textField(var field):
      field.text = settings.text(field.text)
      field.placeholder = settings.text(field.placeholder)
      field.font = settings.font(field.font)
      return .textField(field)
    case .segmentedControl(var control):
      for index in control.segments.indices { control.segments[index].adapt(to: settings) }
      control.font = settings.font(control.font)
      return .segmentedControl(control)
    default: return self
    }
  }
}

extension TouchButton {
  fileprivate mutating func adapt(to settings: TextSettings) {
    title = settings.text(title)
    font = settings.font(font)
    symbol?.adapt(to: settings)
    guard case .configuration(var configuration) = style else { return }
    configuration.subtitle = settings.text(configuration.subtitle)
    configuration.subtitleFont = settings.font(configuration.subtitleFont)
    style = .configuration(configuration)
  }
}

extension TouchSegments.Segment {
  fileprivate mutating func adapt(to settings: TextSettings) {
    title = settings.text(title)
    symbol?.adapt(to: settings)
  }
}

extension SymbolEstimate {
  fileprivate mutating func adapt(to settings: TextSettings) { font = settings.font(font) }
}
