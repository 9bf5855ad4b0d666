import CoreGraphics

/// Finds what `plumb port` has written down of a module.
///
/// It stands on `_typeByName`, which finds a class by the name of its module and its own, in every image that the
/// program has loaded. `isPassed` says whether it does so here.
enum ModuleMembers {
  /// What a module's sources declare for Objective-C; nil where the module was not ported.
  static func list(ofModule module: String) -> (any PlumbMemberTables.Type)? {
    guard isPassed else { return nil }
    return _typeByName(module + ".PlumbModuleMembers") as? any PlumbMemberTables.Type
  }

  /// The module that declares a class.
  static func module(of type: AnyClass) -> String {
    String(String(reflecting: type).prefix { $0 != "." })
  }

  /// Whether types are found by their names.
  static let isPassed: Bool =
    _typeByName(String(reflecting: ModuleMembersSample.self)) == ModuleMembersSample.self
}

final class ModuleMembersSample {}
