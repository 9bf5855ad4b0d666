import PlumbAppleFacts
import PlumbAutoLayout
import PlumbFindings
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbMarkup
import PlumbTextMetrics

extension SceneLayout {
  /// The scene in the form that diagnostics inspect.
  ///
  /// Objects of documents have no addresses. Views and guides are numbered from 0x7f0100 in document order,
  /// in steps of 0x100, and constraints from 0x600010 in steps of 0x10.
  ///
  /// - Parameter file: The document's name, for the places of views and constraints.
  /// - Complexity: Linear in the scene, and in the document's elements for the names of outlets.
  package func inspection(file: String) -> LayoutInspection {
    inspection(file: file, SceneNames(scene, in: document))
  }

  /// - Parameter sceneNames: The names of the scene's views and guides.
  package func inspection(file: String, _ sceneNames: SceneNames) -> LayoutInspection {
    let names = sceneNames.layoutNames(of: self)
    let objects = SceneObjects(self, file: file, sceneNames.outlets).objects(names)
    return LayoutInspection(tree, objects, names: names)
  }
}

extension SceneLayout {
  /// The scene in the form in which lost views are looked for: of its views there is what decides whether they can be seen,
  /// and nothing that a report would print.
  ///
  /// - Complexity: Linear in the views.
  func visibilityInspection(_ names: SceneNames) -> LayoutInspection {
    var objects = LayoutObjects()
    for (position, node) in viewNodes.enumerated() {
      objects.items[node] = InspectedItem(viewOfScene: scene.views[position], on: document.platform)
    }
    return LayoutInspection(tree, objects, names: names.layoutNames(of: self))
  }
}

/// Makes the inspected objects behind the nodes and constraints of a scene.
struct SceneObjects {
  let layout: SceneLayout
  private let file: String
  private let outlets: OutletNames

  init(_ layout: SceneLayout, file: String, _ outlets: OutletNames) {
    self.layout = layout
    self.file = file
    self.outlets = outlets
  }

  func objects(_ names: LayoutNames) -> LayoutObjects {
    var objects = LayoutObjects()
    var address: UInt64 = 0x7f0000
    for (position, node) in layout.viewNodes.enumerated() {
      address += 0x100
      objects.items[node] = item(ofView: position, address)
    }
    for (guide, node) in zip(layout.scene.guides, layout.guideNodes) {
      address += 0x100
      // Two guides may share one node for a scroll view's content; the first names it.
      if let node, objects.items[node] == nil { objects.items[node] = item(of: guide, node, address) }
    }
    let inspection = LayoutInspection(layout.tree, objects, names: names)
    let owners = owners
    for (position, id) in layout.constraints.enumerated() {
      guard let id, let constraint = layout.tree.constraint(id) else { continue }
      let element = layout.scene.constraints[position].element
      let written = ConstraintElement(element)
      objects.constraints[id] = InspectedConstraint(
        inspection.consoleConstraint(
          constraint, address: 0x600000 + 0x10 * UInt64(position + 1), identifier: written.identifier,
          space: written.symbolic == true ? .standard : .constant),
        installedOn: element.parent?.parent.flatMap { owners[$0.index] }, place: place(of: element))
    }
    return objects
  }

  /// The node of each view, by the index of the view's element.
  private var owners: [Int32: NodeID] {
    var owners: [Int32: NodeID] = [:]
    for (view, node) in zip(layout.scene.views, layout.viewNodes) { owners[view.element.index] = node }
    return owners
  }

  private func place(of element: MarkupElement) -> SourcePlace {
    SourcePlace(file: file, line: element.position.line, column: element.position.column)
  }

  private func item(ofView position: Int, _ address: UInt64) -> InspectedItem {
    let view = layout.scene.views[position]
    let platform = layout.document.platform
    let attributes = ViewElement(view.varied)
    let identifier = attributes.accessibilityConfiguration?.identifier
    let nametag = view.nametag ?? outlets.name(of: view.id) ?? identifier.flatMap { $0.isEmpty ? nil : $0 }
    let label = view.consoleText.map { ConsoleItem.label(of: $0) }
    let item = ConsoleItem(view.className(on: platform), address, label: label, name: identifier)
    var inspected = InspectedItem(viewOfScene: view, on: platform)
    inspected.console = item
    inspected.nametag = nametag
    inspected.mask = mask(ofView: position)
    inspected.frame = layout.documentFrame(ofView: position)
    inspected.description = description(ofView: position, item)
    inspected.place = place(of: view.element)
    inspected.isUpsideDown = layout.isUpsideDown(ofView: position)
    inspected.hasPrototypingConstraints =
      layout.document.usesAutoLayout && attributes.fixedFrame == true
    return inspected
  }

  private func item(of guide: ResolvedGuide, _ node: NodeID, _ address: UInt64) -> InspectedItem {
    let isSupport = guide.kind == .top || guide.kind == .bottom
    let item = ConsoleItem(
      isSupport ? "_UILayoutGuide" : "UILayoutGuide", address, label: isSupport ? nil : guide.kind.identifier)
    return InspectedItem(
      item, isView: false, superclasses: [isSupport ? "UIView" : "NSObject"],
      frame: layout.tree.frame(of: node).map { PixelGrid(scale: layout.scale).round($0) },
      place: place(of: guide.element))
  }
}

extension InspectedItem {
  /// What of a view decides whether it can be seen: its class, and whether it is hidden, clips or has a background.
  fileprivate init(viewOfScene view: ResolvedView, on platform: Platform) {
    let attributes = ViewElement(view.varied)
    self.init(
      ConsoleItem(view.className(on: platform), 0), isView: true,
      superclasses: view.superclasses(on: platform),
      // AppKit's views have no content modes.
      contentMode: platform == .macOS ? "" : ContentModeName.reportName(attributes.contentMode),
      isHidden: view.isHidden, clipsToBounds: attributes.clipsSubviews ?? false,
      hasBackground: view.hasBackground)
  }
}

extension ResolvedGuide.Kind {
  /// The identifier that UIKit gives the guide.
  fileprivate var identifier: String {
    switch self {
    case .safeArea: "UIViewSafeAreaLayoutGuide"
    case .layoutMargins: "UIViewLayoutMarginsGuide"
    case .readableContent: "UIViewReadableContentGuide"
    case .contentLayout: "UIScrollView-contentLayoutGuide"
    case .frameLayout: "UIScrollView-frameLayoutGuide"
    case .top, .bottom: ""
    }
  }
}

extension ResolvedView {
  /// The name that a person gives the view in place of its class.
  ///
  /// It is a runtime attribute `nametag`, or else the label in Interface Builder's outline.
  fileprivate var nametag: String? {
    for attribute in ViewElement(varied).userDefinedRuntimeAttributes where attribute.keyPath == "nametag" {
      if let name = attribute.value, !name.isEmpty { return name }
    }
    return element.userLabel.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether the view has a background colour that is not clear.
  fileprivate var hasBackground: Bool {
    guard let color = ViewElement(varied).backgroundColor else { return false }
    return color.alpha ?? 1 > 0 && (color.systemRole ?? color.name) != "clearColor"
  }

  /// The text of a label or button; nil where there is none.
  var consoleText: String? {
    let text =
      kind == .button ? ButtonElement(varied).normalState?.title ?? self.text : self.text
    return text.flatMap { $0.isEmpty ? nil : $0 }
  }
}

/// Names of content modes in reports.
enum ContentModeName {
  /// A report's name for a content mode of a document: `scaleAspectFill` becomes `Scale Aspect Fill`.
  ///
  /// A view without a content mode scales to fill.
  static func reportName(_ word: String?) -> String {
    guard let word, !word.isEmpty else { return "Scale To Fill" }
    var name = ""
    for scalar in word.unicodeScalars {
      let isCapital = ("A"..."Z").contains(scalar)
      if isCapital { name += " " }
      name += name.isEmpty ? String(scalar).uppercased() : String(scalar)
    }
    return name
  }
}
