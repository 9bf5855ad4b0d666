import Foundation
import PlumbAppleFacts
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbTextMetrics

/// What the figures of a control depend on, in words.
struct ControlKey {
  let name: String
  let titleWidth: Double
  private let control: DesktopControl?
  private let touch: TouchControl?
  private let context: ControlContext

  init?(_ view: ResolvedView, in layout: SceneLayout) {
    let context = layout.controlContext(of: view)
    self.context = context
    if layout.document.platform == .macOS {
      guard let control = view.desktopControl(images: layout.document.images) else { return nil }
      let design = context.generation ?? .likely(in: context.release)
      var words = ["mac", "\(design)", Self.words(control.kind), "\(control.controlSize)"]
      switch control.kind {
      case .button, .popUpButton:
        if !control.isBezeled { words.append("bare") }
        if control.title.isEmpty {
          words.append(control.image != nil || control.showsSymbol ? "image" : "empty")
        }
      case .segmentedControl:
        words.append("\(control.segmentStyle)")
        words.append(view.cell?.trackingMode ?? "one")
      case .box: words.append(BoxElement(view.varied).titlePosition ?? "titled")
      case .label:
        if view.cell?.drawsBackground == true { words.append("filled") }
        words.append("\(control.font.size)")
      case .textField, .tokenField, .comboBox, .searchField: words.append("\(control.font.size)")
      default: break
      }
      name = words.joined(separator: "/")
      titleWidth = singleLineWidth(of: control.title, font: control.font.known(in: context.release))
      self.control = control
      touch = nil
    } else {
      guard let control = view.touchControl(images: layout.document.images) else { return nil }
      let kind = "\(control)".prefix { $0.isLetter }
      var words = [
        layout.document.platform == .tvOS ? "tv" : "ios", "\(TouchDesign(in: context.release))", String(kind),
      ]
      if case .button(let button) = control {
        words.append("\(button.style)".prefix { $0.isLetter }.description)
      }
      name = words.joined(separator: "/")
      titleWidth = 0
      self.control = nil
      touch = control
    }
  }

  private static func words(_ kind: DesktopControlKind) -> String {
    "\(kind)".replacingOccurrences(of: "PlumbTextMetrics.DesktopButtonStyle.", with: "").replacingOccurrences(
      of: "PlumbTextMetrics.DesktopTabs.", with: ""
    ).replacingOccurrences(of: "PlumbGeometry.Axis.", with: "")
  }

  func measured(_ axis: Axis) -> Double? {
    if let control {
      let size = intrinsicSize(of: control, in: context)
      let insets = alignmentInsets(of: control, in: context)
      return axis == .horizontal
        ? size.width.map { $0 + insets.left + insets.right }
        : size.height.map { $0 + insets.top + insets.bottom }
    }
    guard let touch else { return nil }
    let size = intrinsicSize(of: touch, in: context)
    let insets = alignmentInsets(of: touch, in: context)
    return axis == .horizontal
      ? size.width.map { $0 + insets.left + insets.right }
      : size.height.map { $0 + insets.top + insets.bottom }
  }
}
