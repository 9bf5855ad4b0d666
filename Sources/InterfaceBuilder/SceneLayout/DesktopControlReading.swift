import Geometry
import TextMetrics

extension ResolvedView {
  /// The element that says how a macOS control looks: its cell.
  public var cell: MarkupElement? {
    element.children.first { $0["key"] == "cell" }
  }

  /// The view as a standard control of macOS; nil where it is none, and sizes itself by something else.
  public func desktopControl(images: ImageTable) -> DesktopControl? {
    guard let kind = desktopKind else { return nil }
    let cell = cell ?? element
    let size =
      (cell["controlSize"] ?? element["controlSize"]).flatMap(ControlSize.init(documentName:)) ?? .regular
    return DesktopControl(
      kind: kind, controlSize: size, title: desktopTitle(cell),
      font: cell.desktopFont ?? .system(13),
      imageSize: cell["image"].flatMap { images[$0] })
  }

  private var desktopKind: DesktopControlKind? {
    switch kind {
    case .textField, .secureTextField:
      return cell?["borderStyle"] != nil || kind == .secureTextField ? .textField : .label
    case .searchField: return .searchField
    case .tokenField: return .tokenField
    case .comboBox: return .comboBox
    case .button:
      return buttonStyle.map { .button($0) }
    case .popUpButton:
      return buttonStyle.map { .popUpButton($0) }
    case .slider:
      return .slider(isUpright ? .vertical : .horizontal)
    case .stepper: return .stepper
    case .segmentedControl:
      let segments = cell?.firstChild("segments").map { Array($0.children) } ?? []
      return .segmentedControl(segments.filter { $0.isNamed("segment") }.map { $0["label"] ?? "" })
    case .progressIndicator: return varied["style"] == "spinning" ? .spinner : .progressBar
    case .switch: return .switch
    case .colorWell: return .colorWell
    case .levelIndicator: return .levelIndicator
    case .datePicker: return .datePicker
    case .pathControl: return .pathControl
    case .box:
      guard varied["boxType"] == "separator" else { return .box }
      return .separator(isUpright ? .vertical : .horizontal)
    default: return nil
    }
  }

  private var buttonStyle: DesktopButtonStyle? {
    DesktopButtonStyle(type: cell?["type"] ?? "", bezelStyle: cell?["bezelStyle"] ?? "")
  }

  /// Whether a slider or separator stands upright: AppKit tells by the longer side of its frame.
  private var isUpright: Bool {
    guard let recorded else { return false }
    return recorded.height > recorded.width
  }

  private func desktopTitle(_ cell: MarkupElement) -> String {
    guard kind == .popUpButton else { return kind == .textField ? cell.fieldText : cell.string("title") ?? "" }
    var longest = cell.string("title") ?? ""
    guard let items = cell.firstChild("menu")?.firstChild("items") else { return longest }
    for item in items.children {
      let title = item.string("title") ?? ""
      if title.utf8.count > longest.utf8.count { longest = title }
    }
    return longest
  }
}
