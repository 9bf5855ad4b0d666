import CoreGraphics
import PlumbViewKit

/// The classes that documents name: `customClass="PlayerView"`. Plumb's addition.
///
/// Swift finds a class by its name where the document has the module's, too. Elsewhere a program says once
/// what is meant:
///
///     NibClasses.register(PlayerView.self)
///     NibClasses.register(OldPlayerView.self, as: "PlayerView")
@preconcurrency @MainActor
public enum NibClasses {
  private static var registered: [String: NSObject.Type] = [:]
  private static var makers: [String: @MainActor () -> NSLayoutConstraint] = [:]
  private static var unknown: Set<String> = []

  /// Has documents that name a class get it, by its name alone and by that with its module.
  public static func register(_ type: NSObject.Type) {
    registered[String(describing: type)] = type
    registered[String(reflecting: type)] = type
  }

  /// Has documents that name a class get another one.
  public static func register(_ type: NSObject.Type, as name: String) { registered[name] = type }

  /// Has documents that name a class of constraints get one of it, which Swift cannot make by the class alone:
  /// `NibClasses.register(Hairline.self) { Hairline() }`.
  public static func register<Constraint: NSLayoutConstraint>(
    _ type: Constraint.Type, making make: @escaping @MainActor () -> Constraint
  ) {
    register(type)
    makers[String(reflecting: type)] = make
  }

  /// A constraint of the class that a document names; nil where it names none, or nobody says how one is made.
  package static func constraint(_ name: String?, module: String?) -> NSLayoutConstraint? {
    if let module { PortedMembers.read(module: module) }
    guard let name, let type = find(name, module: module, as: NSLayoutConstraint.self) else { return nil }
    if let make = makers[String(reflecting: type)] { return make() }
    return PortedMembers.make(named: name) as? NSLayoutConstraint
  }

  /// The class that a document means; nil where nobody knows it, or it is no subclass of what is needed.
  package static func find<Base: NSObject>(_ name: String, module: String?, as base: Base.Type) -> Base.Type?
  {
    let qualified = module.map { $0 + "." + name }
    let modules = [module, ProcessInfo.processInfo.processName, "PlumbViewKit", "PlumbDesktopKit"].compactMap
    { $0 }
    if let type = (qualified.flatMap { registered[$0] } ?? registered[name]) as? Base.Type { return type }
    for module in modules {
      if let type = _typeByName(module + "." + name) as? Base.Type { return type }
    }
    // The module of a document may be called otherwise than that which its classes are compiled in.
    return PortedMembers.type(named: name) as? Base.Type
  }

  /// Whether an object took the place of one whose class nobody knows.
  package static func isStandIn(_ object: NSObject) -> Bool {
    (type(of: object).isOfModule("PlumbViewKit") || type(of: object).isOfModule("PlumbDesktopKit"))
      && !unknown.isEmpty
  }

  /// The class that an element stands for: its custom class where there is one and it is known, else the base
  /// class.
  ///
  /// An unknown one is reported once.
  package static func resolve<Base: NSObject>(_ name: String?, module: String?, base: Base.Type) -> Base.Type
  {
    if let module { PortedMembers.read(module: module) }
    guard let name, !name.isEmpty else { return base }
    if let type = find(name, module: module, as: Base.self) { return type }
    if unknown.insert(name).inserted { NibLog.unknownClass(name, module, fallback: base).report() }
    return base
  }
}

extension NSObject {
  fileprivate static func isOfModule(_ module: String) -> Bool {
    String(reflecting: self).hasPrefix(module + ".")
  }
}
