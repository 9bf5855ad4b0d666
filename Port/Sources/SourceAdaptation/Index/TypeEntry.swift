/// What the sources of a module declare of a type, all extensions together.
struct TypeEntry {
  enum Kind { case `class`, `protocol`, other }

  /// With those of the types around it: `Outer.Inner`.
  let name: String
  var kind: Kind?
  /// The types that it inherits from or conforms to, as written.
  var inherited: [String] = []
  /// As its `@objc(name)` says.
  var givenName: String?
  var isGeneric = false
  /// Whether other files cannot name it.
  var isHidden = false
  /// What `#if` it stands in, from the outermost.
  var conditions: [String] = []
  var isPublic = false
  /// Whether its own declaration says that it is the main actor's.
  var isMainActor = false
  /// Of a class: whether it declares designated initialisers, and other files can call one of them without arguments.
  var isMadeWithoutArguments: Bool?
  var methods: [MethodEntry] = []
  /// What its extensions declare for Objective-C, as `MemberName` names it.
  var exposed: Set<String> = []
  /// What it overrides, as `MemberName` names it.
  var overridden: Set<String> = []
}

/// A method of a type.
struct MethodEntry {
  let baseName: String
  /// `_` for a parameter without one.
  let labels: [String]
  /// What its arguments are asked for as, where methods differ in nothing else.
  let types: [String]
  /// As its `@objc(name)` says.
  let givenName: String?
  let isStatic: Bool
  /// Whether it says by itself that it is there for Objective-C.
  let isExposed: Bool
  /// Of a protocol: whether conforming types may leave it out.
  let isOptional: Bool

  var selectorName: String { givenName ?? SelectorName.text(baseName, labels) }
}
