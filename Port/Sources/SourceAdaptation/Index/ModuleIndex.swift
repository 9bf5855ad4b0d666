import SwiftSyntax

/// What all sources of a module declare: types, their methods, and requirements that may be left out.
struct ModuleIndex {
  let kit: ViewModule
  /// Whether any of the sources imports it.
  let importsKit: Bool
  private(set) var types: [String: TypeEntry] = [:]
  /// Names with labels of requirements that may be left out: `didTap(_:)`.
  private(set) var optionalRequirements: Set<String> = []
  /// By class, what those under it override.
  private var overridden: [String: Set<String>] = [:]
  /// By member, the classes of other modules whose extensions declare it, where classes of the module override it.
  private var overriddenOfOthers: [String: [String]] = [:]

  /// - Parameter users: What modules that build on this one declare: their classes override members of its own.
  init(_ sources: [SourceText], users: [SourceText] = []) {
    let kit = ViewModule(sources)
    self.kit = kit
    importsKit = sources.contains { source in kit.names.contains { Imports.has($0, in: source.tree) } }
    for entry in Self.entries(of: sources) { add(entry) }
    for entry in types.values where !entry.overridden.isEmpty {
      for ancestor in ancestors(of: entry.name) {
        overridden[ancestor, default: []].formUnion(entry.overridden)
      }
    }
    noteMembersOfOthers()
    noteOverrides(by: Self.entries(of: users))
  }

  private static func entries(of sources: [SourceText]) -> [TypeEntry] {
    sources.flatMap { source in
      let reader = DeclarationReader(viewMode: .sourceAccurate)
      reader.walk(source.tree)
      return reader.entries
    }
  }

  private mutating func noteOverrides(by users: [TypeEntry]) {
    let classes = Dictionary(users.filter { $0.kind == .class }.map { ($0.name, $0) }) { first, _ in first }
    for entry in users where !entry.overridden.isEmpty {
      var above: [String] = []
      var next = classes[entry.name]?.inherited.first
      while let name = next, let user = classes[name], !above.contains(name) {
        above.append(name)
        next = user.inherited.first
      }
      guard let own = next, types[own]?.kind == .class else { continue }
      for name in [own] + ancestors(of: own) { overridden[name, default: []].formUnion(entry.overridden) }
    }
  }

  private mutating func noteMembersOfOthers() {
    let classes = types.values.filter { [.class, nil].contains($0.kind) && !$0.overridden.isEmpty }
    for entry in types.values where entry.kind == nil {
      for member in entry.exposed
      where classes.contains(where: {
        $0.overridden.contains(member) && $0.name != entry.name && derives($0.name, from: entry.name)
      }) {
        overriddenOfOthers[member, default: []].append(entry.name)
      }
    }
  }

  /// Whether an extension of a class of another module declares what classes of the module override.
  func isMemberOfOthers(_ member: String, of type: String) -> Bool {
    overriddenOfOthers[member]?.contains(type) == true
  }

  /// The class of another module whose extension declares what a type overrides: the nearest, where several above it
  /// have a member of the name.
  func memberOfOthers(_ member: String, overriddenBy type: String) -> String? {
    let above = overriddenOfOthers[member, default: []].filter { $0 != type && derives(type, from: $0) }
      .sorted()
    return above.first { near in above.allSatisfy { $0 == near || derives(near, from: $0) } } ?? above.first
  }

  /// The nearest class above one that the module does not declare; extensions may have it conform to protocols.
  func classAbove(_ type: String) -> String? {
    ancestors(of: type).first { entry($0, from: type)?.kind != .class }
  }

  /// Whether a class is the main actor's, by itself or by one above it, as far as the module declares them.
  func isMainActor(_ type: String) -> Bool {
    ([type] + ancestors(of: type)).contains { entry($0, from: type)?.isMainActor == true }
  }

  /// Whether a class of the module, or one that it extends, derives from one of another, as far as names tell.
  func derives(_ type: String, from other: String) -> Bool {
    guard let outermost = classAbove(type) ?? (types[type]?.kind == nil ? type : nil) else { return false }
    switch other {
    case outermost, "NSObject", "UIResponder": return true
    case "UIViewController": return outermost.hasSuffix("Controller")
    case "UIView": return outermost.hasPrefix("UI") && !outermost.hasSuffix("Controller")
    case "UIControl":
      return [
        "UIButton", "UITextField", "UISwitch", "UISlider", "UISegmentedControl", "UIDatePicker",
        "UIPageControl", "UIStepper", "UIRefreshControl", "UISearchTextField", "UIColorWell",
      ].contains(outermost)
    case "UICollectionReusableView":
      return ["UICollectionViewCell", "UICollectionViewListCell"].contains(outermost)
    case "UICollectionViewLayout":
      return outermost.hasPrefix("UICollectionView") && outermost.hasSuffix("Layout")
    case "UIGestureRecognizer": return outermost.hasSuffix("GestureRecognizer")
    case "CALayer": return outermost.hasPrefix("CA") && outermost.hasSuffix("Layer")
    case "UIScrollView": return ["UITableView", "UICollectionView", "UITextView"].contains(outermost)
    default: return false
    }
  }

  private mutating func add(_ entry: TypeEntry) {
    for method in entry.methods where method.isOptional {
      optionalRequirements.insert(method.baseName)
    }
    guard var known = types[entry.name] else {
      types[entry.name] = entry
      return
    }
    known.methods += entry.methods
    known.overridden.formUnion(entry.overridden)
    known.exposed.formUnion(entry.exposed)
    known.inherited += entry.inherited
    known.isMainActor = known.isMainActor || entry.isMainActor
    if known.kind == nil {
      known.kind = entry.kind
      (known.isGeneric, known.isHidden, known.isPublic) = (entry.isGeneric, entry.isHidden, entry.isPublic)
      known.conditions = entry.conditions
      known.givenName = entry.givenName
    }
    types[entry.name] = known
  }

  /// Whether a class under another one overrides one of its members.
  func isOverridden(_ member: String, of type: String) -> Bool { overridden[type]?.contains(member) == true }

  /// The methods of a name that a class has or inherits, as far as the module declares them.
  func methods(_ baseName: String, of type: String) -> [MethodEntry] {
    var seen: Set<String> = []
    var open = [type]
    while let next = open.popLast() {
      guard seen.insert(next).inserted, let entry = entry(next, from: type) else { continue }
      let found = entry.methods.filter { $0.baseName == baseName }
      if !found.isEmpty { return found }
      open.append(contentsOf: entry.inherited)
    }
    return []
  }

  /// What the arguments of a method are asked for as; nil where its name and labels say which one is meant.
  func types(_ baseName: String, _ labels: [String], of type: String) -> [String]? {
    let alike = methods(baseName, of: type).filter { $0.labels == labels }
    // Every object has some that perform selectors.
    guard alike.count > 1 || baseName == "perform" else { return nil }
    return (alike.first(where: \.isExposed) ?? alike.first)?.types
  }

  /// A type by a name as a place inside another type says it.
  func entry(_ name: String, from place: String = "") -> TypeEntry? {
    var scope = place.split(separator: ".").map(String.init)
    while true {
      if let entry = types[(scope + [name]).joined(separator: ".")] { return entry }
      guard scope.popLast() != nil else { return nil }
    }
  }

  /// The names of the types above a class, as far as the module declares them.
  func ancestors(of type: String) -> [String] {
    var found: [String] = []
    var next = types[type]?.inherited.first
    while let name = next, !found.contains(name) {
      found.append(name)
      next = entry(name, from: type)?.inherited.first
    }
    return found
  }
}
