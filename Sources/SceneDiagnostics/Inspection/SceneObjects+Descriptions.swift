import PlumbAppleFacts
import PlumbAutoLayout
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbMarkup
import PlumbTextMetrics

/// Descriptions of a document's views, as the views would print them in a running program.
extension SceneObjects {
  /// The description of a view in UIKit's form.
  ///
  /// AppKit's views have the same form here, though they print less about themselves.
  func description(ofView position: Int, _ item: ConsoleItem) -> String {
    let view = layout.scene.views[position]
    let isTouch = layout.document.platform != .macOS
    // Layers have no addresses either; each one gets an address between those of two views.
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

  /// The autoresizing mask of a view, also where the mask is not translated into constraints.
  func mask(ofView position: Int) -> AutoresizingMask {
    if case .mask(let mask, _)? = layout.tree.placement(of: layout.viewNodes[position]) { return mask }
    let view = layout.scene.views[position]
    guard let written = ViewElement(view.varied).autoresizingMask else { return [] }
    // Where y grows upwards, the least y is at the lower edge.
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
