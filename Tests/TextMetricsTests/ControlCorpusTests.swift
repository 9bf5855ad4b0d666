import Geometry
import Testing

@testable import TextMetrics

/// Measures predicted heights of controls against recorded frames whose height nothing but the content
/// decides.
struct ControlCorpusTests {
  @Test(.enabled(if: Corpus.isPresent)) func heightsOfFreeControls() throws {
    var hits: [String: (hit: Int, all: Int)] = [:]
    for url in try Corpus.documents() {
      for view in try DocumentFrames.read(url) where view.hasFreeHeight {
        guard let (name, height) = Self.prediction(for: view) else { continue }
        let isHit = abs(height - view.height) <= 0.5
        hits[name, default: (0, 0)].all += 1
        if isHit { hits[name]?.hit += 1 }
      }
    }
    let all = hits.values.reduce((0, 0)) { ($0.0 + $1.hit, $0.1 + $1.all) }
    #expect(all.1 > 500)
    #expect(Double(all.0) / Double(all.1) > 0.85, "\(hits)")
  }

  /// Widths of titled buttons. One that is off by more than 15 pt was stretched by hand.
  @Test(.enabled(if: Corpus.isPresent)) func widthsOfFreeButtons() throws {
    var errors: [String: [Double]] = [:]
    for url in try Corpus.documents() {
      for view in try DocumentFrames.read(url) where view.hasFreeWidth && view.element == "button" {
        guard view.title != nil, !view.hasImage, let (name, width) = Self.widthPrediction(for: view)
        else { continue }
        errors[name, default: []].append(view.width - width)
      }
    }
    let natural = errors.values.joined().filter { abs($0) <= 15 }
    #expect(natural.count > 25)
    #expect(Double(natural.filter { abs($0) <= 2 }.count) / Double(natural.count) > 0.75, "\(errors)")
  }

  static func widthPrediction(for view: RecordedView) -> (String, Double)? {
    let context = ControlContext(
      platform: view.isMac ? .macOS : .iOS, toolsVersion: view.toolsVersion, scale: view.scale)
    if view.isMac {
      guard let control = desktopControl(view), let width = intrinsicSize(of: control, in: context).width
      else { return nil }
      let insets = alignmentInsets(of: control, in: context)
      let name = "mac \(view.cell["type"] ?? "") \(control.controlSize)"
      return (name, width + insets.left + insets.right)
    }
    guard let control = touchControl(view), let width = intrinsicSize(of: control, in: context).width
    else { return nil }
    return ("ios", width)
  }

  /// A name to count under and the height of the frame; nil for what is not measured here.
  static func prediction(for view: RecordedView) -> (String, Double)? {
    let context = ControlContext(
      platform: view.isMac ? .macOS : .iOS, toolsVersion: view.toolsVersion, scale: view.scale)
    if view.isMac {
      guard let control = desktopControl(view), let height = intrinsicSize(of: control, in: context).height
      else { return nil }
      let insets = alignmentInsets(of: control, in: context)
      let size = view.cell["controlSize"] ?? view.attributes["controlSize"] ?? "regular"
      let bezel = view.cell["borderStyle"] == "bezel" ? "bezel" : ""
      let name = "mac \(view.element) \(view.cell["type"] ?? bezel) \(size)"
      return (name, height + insets.top + insets.bottom)
    }
    guard let control = touchControl(view), let height = intrinsicSize(of: control, in: context).height
    else { return nil }
    let insets = alignmentInsets(of: control, in: context)
    return ("ios \(view.element)", height + insets.top + insets.bottom)
  }

  static func touchControl(_ view: RecordedView) -> TouchControl? {
    let style = view.font["style"].flatMap { TextStyle(documentName: $0) }
    let size = view.font["pointSize"].flatMap(Double.init)
    guard view.font["name"] == nil, size != 0 else { return nil }
    let weight: FontWeight =
      view.font["type"] == "boldSystem"
      ? .bold : view.font["weight"].flatMap { FontWeight(documentName: $0) } ?? .regular
    let font = style.map { Font.textStyle($0) } ?? size.map { Font.system($0, weight: weight) }
    switch view.element {
    case "label" where view.attributes["numberOfLines"] == nil:
      return .label(text: "Label", font: font ?? .system(17))
    case "button" where !view.hasImage && !view.hasInsets && !view.hasConfiguration:
      return .button(TouchButton(style: .plain, title: view.title ?? "", font: font ?? .system(15)))
    case "textField":
      let border = TouchTextField.Border(documentName: view.attributes["borderStyle"] ?? "none") ?? .none
      return .textField(
        TouchTextField(border: border, text: "Text", placeholder: "", font: font ?? .system(17)))
    case "switch": return .switch
    case "slider": return .slider
    case "stepper": return .stepper
    case "progressView": return .progressView(bar: false)
    case "segmentedControl": return .segmentedControl(TouchSegments(titles: ["One"]))
    case "activityIndicatorView":
      return .activityIndicator(large: ["large", "whiteLarge"].contains(view.attributes["style"]))
    default: return nil
    }
  }

  static func desktopControl(_ view: RecordedView) -> DesktopControl? {
    let word = view.cell["controlSize"] ?? view.attributes["controlSize"] ?? "regular"
    guard let size = ControlSize(documentName: word), let kind = desktopKind(view) else { return nil }
    var font = Font.system(13)
    if let name = view.font["metaFont"] {
      guard let found = Font(metaFont: name, size: view.font["size"].flatMap(Double.init)) else { return nil }
      font = found
    }
    return DesktopControl(kind: kind, controlSize: size, title: view.title ?? "", font: font)
  }

  static func desktopKind(_ view: RecordedView) -> DesktopControlKind? {
    let style = DesktopButtonStyle(type: view.cell["type"] ?? "", bezelStyle: view.cell["bezelStyle"] ?? "")
    switch view.element {
    case "textField": return view.cell["borderStyle"] == "bezel" ? .textField : .label
    case "button":
      switch style {
      case .push?, .check?, .radio?, .help?: return style.map { .button($0) }
      default: return nil
      }
    case "popUpButton": return style == .push ? .popUpButton(.push) : nil
    case "comboBox": return .comboBox
    case "searchField": return .searchField
    case "slider": return .slider(.horizontal)
    case "stepper": return .stepper
    case "switch": return .switch
    case "progressIndicator": return view.attributes["style"] == "bar" ? .progressBar : .spinner
    case "segmentedControl": return .segmentedControl
    case "box" where view.attributes["boxType"] == "separator":
      return view.width < view.height ? .separator(.vertical) : .separator(.horizontal)
    default: return nil
    }
  }
}
