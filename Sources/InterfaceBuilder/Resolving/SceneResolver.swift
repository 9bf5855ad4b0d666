import PlumbAppleFacts
import PlumbAutoLayout
import PlumbGeometry
import PlumbMarkup
import PlumbTextMetrics

extension InterfaceDocument {
  /// The scenes as they are in an environment: variations applied, what is not installed left out.
  ///
  /// A pure function of the document and the environment.
  ///
  /// - Complexity: Linear in the elements.
  package func resolve(_ environment: Environment = Environment()) -> [ResolvedScene] {
    let traits = traits(in: environment)
    return scenes.map { resolve($0, traits) }
  }

  /// One scene as it is under some traits.
  func resolve(_ scene: SceneElement, _ traits: Traits) -> ResolvedScene {
    var resolver = SceneResolver(platform: platform, traits: traits)
    resolver.scene.id = scene.id
    resolver.collect(scene.objects)
    resolver.dropOwnerlessGuides()
    resolver.settleStandardSpaces()
    return resolver.scene
  }

  /// The device in force: the environment's where the document heeds it, else the document's own where it
  /// names one that is known.
  package func device(in environment: Environment) -> Device? {
    if let device = environment.device, heeds(device) { return device }
    return ownDevice
  }

  /// Whether a device makes a difference to the document: it does if it runs the document's system, but for Macs, whose
  /// windows keep their size on any.
  package func heeds(_ device: Device) -> Bool {
    switch platform {
    case .iOS: device.family == .phone || device.family == .pad
    case .tvOS: device.family == .television
    case .macOS: false
    }
  }

  /// Whether both environments install the same, whatever else differs.
  package func hasSameTraits(_ environment: Environment, _ other: Environment) -> Bool {
    traits(in: environment) == traits(in: other)
  }

  /// The size classes of the device in force; any on macOS and where no device is known.
  func traits(in environment: Environment) -> Traits {
    let textSize = textSize(in: environment.content)
    guard platform != .macOS, let device = device(in: environment) else { return Traits(textSize: textSize) }
    let orientation = environment.orientation ?? orientation
    var widthClass = device.widthClass(orientation)
    if let window = environment.size?.width, device.isCompact(windowWidth: window) { widthClass = .compact }
    return Traits(
      widthClass: widthClass, heightClass: device.heightClass(orientation),
      textSize: textSize, isTelevision: platform == .tvOS)
  }
}

/// Walks the elements of one scene and collects what is installed.
struct SceneResolver {
  let platform: Platform
  let traits: Traits
  var scene = ResolvedScene()
  private var taken: Set<String> = []
  private var repeats: [String: Int] = [:]

  init(platform: Platform, traits: Traits) {
    self.platform = platform
    self.traits = traits
  }

  /// What an element inherits from those around it on the way down.
  private struct Surroundings {
    var view: Int?
    var controller: MarkupElement?
    var slot = ViewSlot.subview
    var excludedSubviews: Set<String> = []
  }

  /// Visits the elements in document order, without recursion.
  mutating func collect(_ objects: MarkupElement) {
    var pending: [(element: MarkupElement, surroundings: Surroundings)] = [(objects, Surroundings())]
    while let (element, surroundings) = pending.popLast() {
      guard let inner = visit(element, surroundings) else { continue }
      // The last child is pushed first, so that the first is visited next.
      for child in element.children.reversed() { pending.append((child, inner)) }
    }
  }

  /// What the element's children inherit; nil where there is nothing to find below it.
  private mutating func visit(_ element: MarkupElement, _ surroundings: Surroundings) -> Surroundings? {
    var inner = surroundings
    if element.isNamed(.variation) || element.isNamed(.connections) || element.isNamed(.color) {
      return nil
    }
    if element.isView { return visitView(element, surroundings) }
    if element.isNamed(.constraints) {
      collectConstraints(element, surroundings)
      return nil
    }
    if element.isNamed(.viewLayoutGuide) || element.isNamed(.viewControllerLayoutGuide) {
      collectGuide(element, surroundings)
      return nil
    }
    if element.isNamed(.layoutGuides) { return surroundings }
    if element.isController {
      inner.controller = element
      inner.view = nil
    }
    inner.slot = slot(in: element, surroundings)
    return inner
  }

  private mutating func visitView(_ element: MarkupElement, _ surroundings: Surroundings) -> Surroundings? {
    if let id = element.id, surroundings.excludedSubviews.contains(id) { return nil }
    let varied = VariedElement(element, traits)
    let kind = ViewKind(elementName: element.name) ?? .view
    let isControllersView = surroundings.view == nil && element.key == "view"
    let attributes = ViewElement(varied)
    let view = ResolvedView(
      varied: varied, id: uniqueID(of: element, in: surroundings.view), kind: kind,
      parent: surroundings.view, recorded: ViewElement(element).recordedFrame,
      isHidden: attributes.hidden ?? false,
      controller: isControllersView ? surroundings.controller : nil, slot: surroundings.slot)
    scene.views.append(view)
    var inner = Surroundings()
    inner.view = scene.views.count - 1
    inner.controller = surroundings.controller
    inner.excludedSubviews = varied.excluded(by: "subviews")
    return inner
  }

  /// How views found below an element that is not a view belong to the view around it.
  private func slot(in element: MarkupElement, _ surroundings: Surroundings) -> ViewSlot {
    guard let view = surroundings.view else { return .subview }
    let superview = scene.views[view].kind
    if element.isNamed(.subviews) {
      switch superview {
      case .stackView: return .arranged(.leading)
      case .splitView, .toolbar: return .placedByOwner
      default: return .subview
      }
    }
    if superview == .stackView {
      if element.isNamed(.beginningViews) { return .arranged(.leading) }
      if element.isNamed(.middleViews) { return .arranged(.center) }
      if element.isNamed(.endViews) { return .arranged(.trailing) }
    }
    switch superview {
    case .tableView, .outlineView, .collectionView, .tabView, .gridView, .toolbar, .navigationBar:
      return .placedByOwner
    default: return surroundings.slot
    }
  }

  private mutating func uniqueID(of element: MarkupElement, in view: Int?) -> String {
    let id =
      element.id
      ?? (view.map { scene.views[$0].id } ?? scene.id ?? "document") + "/" + (element.key ?? element.name)
    guard taken.contains(id) else {
      taken.insert(id)
      return id
    }
    var times = (repeats[id] ?? 1) + 1
    while taken.contains(id + "#" + String(times)) { times += 1 }
    repeats[id] = times
    taken.insert(id + "#" + String(times))
    return id + "#" + String(times)
  }

  private mutating func collectConstraints(_ list: MarkupElement, _ surroundings: Surroundings) {
    guard let view = surroundings.view else { return }
    let owner = scene.views[view]
    let excluded = owner.varied.excluded(by: "constraints")
    for child in list.children where child.isNamed(.constraint) {
      if let id = child.id, excluded.contains(id) { continue }
      let id = uniqueID(of: child, in: view)
      let written = ConstraintElement(VariedElement(child, traits))
      if let fault = ConstraintFault(written) { scene.constraintFaults.append(fault) }
      if let constraint = ResolvedConstraint(written, id: id, owner: owner.id) {
        scene.constraints.append(constraint)
      }
    }
  }

  /// Leaves out the guides of view controllers that turned out to have no view.
  mutating func dropOwnerlessGuides() {
    let count = scene.views.count
    scene.guides.removeAll { $0.owner >= count }
  }

  /// Settles the standard spaces to guides of iOS (`symbolic="YES"`), whatever is written beside them.
  ///
  /// There is none to safe areas, which are what it would keep clear of: documents of Xcode 9 still have 20 points written
  /// down, those of later ones nothing; the recorded frames keep no distance in either (n = 7). To the upper guide of a view
  /// controller it is that between siblings, also where Xcode 4 to 6 wrote 20 points (2 projects, none otherwise).
  mutating func settleStandardSpaces() {
    guard platform != .macOS else { return }
    var spaces: [String: Double] = [:]
    for guide in scene.guides {
      if guide.kind == .safeArea { spaces[guide.id] = 0 }
      if guide.kind == .top { spaces[guide.id] = StandardSpace.betweenSiblings }
    }
    guard !spaces.isEmpty else { return }
    for (position, constraint) in scene.constraints.enumerated() {
      guard ConstraintElement(constraint.element).symbolic == true,
        let space = spaces[constraint.firstItem] ?? constraint.secondItem.flatMap({ spaces[$0] })
      else { continue }
      if space == 0 || abs(constraint.constant) == StandardSpace.toContainer {
        scene.constraints[position].constant = constraint.constant < 0 ? -space : space
      }
    }
  }

  private mutating func collectGuide(_ element: MarkupElement, _ surroundings: Surroundings) {
    guard let id = element.id, let kind = ResolvedGuide.Kind(element) else { return }
    // A view controller lists its guides before its view, which is the next to come.
    let owner = surroundings.view ?? scene.views.count
    scene.guides.append(ResolvedGuide(element: element, id: id, kind: kind, owner: owner))
  }
}

extension ResolvedGuide.Kind {
  init?(_ element: MarkupElement) {
    switch element.key ?? LayoutGuideElement(element).type {
    case "safeArea": self = .safeArea
    case "layoutMargins", "layoutMarginsGuide": self = .layoutMargins
    case "readableContentGuide": self = .readableContent
    case "contentLayoutGuide": self = .contentLayout
    case "frameLayoutGuide": self = .frameLayout
    case "top": self = .top
    case "bottom": self = .bottom
    default: return nil
    }
  }
}
