import PlumbAppleFacts
import PlumbGeometry
import PlumbMarkup
import PlumbTextMetrics

extension ResolvedView {
  /// The cell of a macOS control, the element that describes its appearance.
  package var cell: CellElement? {
    for child in element.children where child.key == "cell" { return CellElement(child) }
    return nil
  }

  /// The view as a standard control of macOS; nil where it is none, and its size comes from elsewhere.
  package func desktopControl(images: ImageTable) -> DesktopControl? {
    guard let kind = desktopKind else { return nil }
    let cell = cell ?? CellElement(element)
    let size =
      (cell.controlSize ?? LabelElement(varied).controlSize).flatMap(ControlSize.init(documentName:))
      ?? .regular
    var control = DesktopControl(
      kind: kind, controlSize: size, title: cell.fieldText,
      font: cell.font?.font ?? .system(13),
      image: cell.desktopImage(images))
    control.segmentStyle = DesktopSegmentStyle(documentName: cell.style ?? "")
    control.hasTrailingImage = cell.imagePosition == "trailing" || cell.imagePosition == "right"
    control.isBezeled = cell.borderStyle != nil
    if cell.borderStyle == "border" { control.fieldRow = .textFieldBordered }
    if cell.bezelStyle == "round" { control.fieldRow = .textFieldRound }
    control.hasTickMarks = cell.numberOfTickMarks ?? 0 > 0
    control.isFilled = cell.drawsBackground ?? false
    control.isCentered = cell.alignment == "center"
    control.isMomentary = cell.trackingMode == "momentary"
    if kind == .box { control.isTitled = BoxElement(varied).titlePosition != "noTitle" }
    control.imagePlacement = DesktopImagePlacement(documentName: cell.imagePosition ?? "")
    control.noteImage(of: cell, images)
    if self.kind == .popUpButton { control.readItems(of: cell, images) }
    if self.kind == .segmentedControl { control.readSegments(of: cell, images) }
    return control
  }

  private var desktopKind: DesktopControlKind? {
    switch kind {
    case .textField, .secureTextField:
      return cell?.borderStyle != nil || kind == .secureTextField ? .textField : .label
    case .tokenField: return .tokenField
    case .button:
      return buttonStyle.map { .button($0) }
    case .popUpButton:
      return buttonStyle.map { .popUpButton($0) }
    case .segmentedControl: return .segmentedControl
    case .box:
      switch BoxElement(varied).boxType {
      // The colors of a custom box, and the line of an old one, are all there is: the box has a frame and nothing else (n = 8
      // edges of old ones, of 2 projects and 3 releases, against 0).
      case "custom"?, "oldStyle"?: return nil
      case "separator"?: return .plain(isUpright ? .separatorVertical : .separatorHorizontal)
      default: return .box
      }
    case .slider:
      return .plain(
        cell?.sliderType == "circular" ? .dial : isUpright ? .sliderVertical : .sliderHorizontal)
    case .progressIndicator:
      return .plain(ProgressElement(varied).style == "spinning" ? .spinner : .progressBar)
    case .tabView: return .plain(tabs)
    case .datePicker where cell?.datePickerStyle == "textField": return .plain(.datePickerField)
    default: return PlainControls.desktop[kind].map { .plain($0) }
    }
  }

  private var tabs: DesktopControlRow {
    switch TabViewElement(varied).type {
    case nil, "topTabsBezelBorder"?: .tabViewTop
    case "bottomTabsBezelBorder"?: .tabViewBottom
    default: .tabView
    }
  }

  private var buttonStyle: DesktopButtonStyle? {
    let bezel = cell?.bezelStyle ?? ""
    // A bevel button with the rounded bezel of a push button looks like one.
    if cell?.type == "bevel", bezel == "rounded", cell?.borderStyle != nil { return .push }
    return DesktopButtonStyle(type: cell?.type ?? "", bezelStyle: bezel)
  }

  /// Whether a slider or separator is vertical: AppKit takes the longer side of its frame.
  private var isUpright: Bool {
    guard let recorded else { return false }
    return recorded.height > recorded.width
  }
}
