import PlumbAppleFacts
import PlumbAutoLayout
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbMarkup
import PlumbTextMetrics

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
    let attributes = ViewElement(view.varied)
    console.clipsToBounds = attributes.clipsSubviews ?? false
    console.isHidden = view.isHidden
    console.alpha = attributes.opacity
    console.isOpaque = attributes.opaque ?? true
    console.mask = mask(ofView: position)
    console.isUserInteractionEnabled = attributes.userInteractionEnabled ?? true
    console.tag = attributes.tag ?? 0
    if isTouch, view.kind == .label { console.layerClassName = "_UILabelLayer" }
    return console.description
  }

  /// The mask that a view has, whether it is translated or not.
  func mask(ofView position: Int) -> AutoresizingMask {
    if case .mask(let mask, _)? = layout.tree.placement(of: layout.viewNodes[position]) { return mask }
    let view = layout.scene.views[position]
    guard let written = ViewElement(view.varied).autoresizingMask else { return [] }
    // Where y grows upwards the least y is that of the lower edge.
    let isUpsideDown = layout.isUpsideDown(ofView: position)
    var mask: AutoresizingMask = []
    if written.flexibleMinX == true { mask.insert(.flexibleLeft) }
    if written.widthSizable == true { mask.insert(.flexibleWidth) }
    if written.flexibleMaxX == true { mask.insert(.flexibleRight) }
    if written.flexibleMinY == true { mask.insert(isUpsideDown ? .flexibleBottom : .flexibleTop) }
    if written.heightSizable == true { mask.insert(.flexibleHeight) }
    if written.flexibleMaxY == true { mask.insert(isUpsideDown ? .flexibleTop : .flexibleBottom) }
    return mask
  }
}
