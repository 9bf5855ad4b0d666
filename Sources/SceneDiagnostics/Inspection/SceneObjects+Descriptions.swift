import AutoLayout
import Geometry
import InterfaceBuilder
import LayoutDiagnostics
import Markup
import TextMetrics

/// How the views of a document would describe themselves in a program that has loaded it.
extension SceneObjects {
  /// As UIKit's views do, also of AppKit's, which say less of themselves.
  func description(ofView position: Int, _ item: ConsoleItem) -> String {
    let view = layout.scene.views[position]
    let isTouch = layout.document.platform != .macOS
    // Layers have no addresses either: each has one between those of two views.
    var console = ConsoleView(
      item.className, item.address, frame: layout.documentFrame(ofView: position),
      layerAddress: item.address + 0x80)
    if view.customClass != nil {
      let base = view.superclasses(on: layout.document.platform).first
      console.baseClassName = base == (isTouch ? "UIView" : "NSView") ? nil : base
    }
    switch view.kind {
    case .label, .textField, .textView: console.text = view.text.flatMap { $0.isEmpty ? nil : $0 }
    default: break
    }
    console.clipsToBounds = view.varied.bool("clipsSubviews") ?? false
    console.isHidden = view.isHidden
    console.alpha = view.varied.number("alpha") ?? view.varied.number("alphaValue") ?? 1
    console.isOpaque = view.varied.bool("opaque") ?? true
    console.mask = mask(ofView: position)
    console.isUserInteractionEnabled = view.varied.bool("userInteractionEnabled") ?? true
    console.tag = view.varied["tag"].flatMap { Int($0) } ?? 0
    if isTouch, view.kind == .label { console.layerClassName = "_UILabelLayer" }
    return console.description
  }

  /// The mask that a view has, whether it is translated or not.
  func mask(ofView position: Int) -> AutoresizingMask {
    if case .mask(let mask, _)? = layout.tree.placement(of: layout.viewNodes[position]) { return mask }
    let view = layout.scene.views[position]
    guard let element = view.varied.firstChild("autoresizingMask", key: "autoresizingMask") else { return [] }
    // Where y grows upwards the least y is that of the lower edge.
    let isUpsideDown = layout.isUpsideDown(ofView: position)
    var mask: AutoresizingMask = []
    if element.bool("flexibleMinX") == true { mask.insert(.flexibleLeft) }
    if element.bool("widthSizable") == true { mask.insert(.flexibleWidth) }
    if element.bool("flexibleMaxX") == true { mask.insert(.flexibleRight) }
    if element.bool("flexibleMinY") == true { mask.insert(isUpsideDown ? .flexibleBottom : .flexibleTop) }
    if element.bool("heightSizable") == true { mask.insert(.flexibleHeight) }
    if element.bool("flexibleMaxY") == true { mask.insert(isUpsideDown ? .flexibleTop : .flexibleBottom) }
    return mask
  }
}
