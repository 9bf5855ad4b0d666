import CoreGraphics
import PlumbViewKit

/// What a loader has to say, to `LayoutLog`.
@MainActor
package enum NibLog {
  case unknownClass(String, String?, fallback: AnyClass)
  case unknownKey(String, AnyObject)
  case outletToNothing(String, AnyObject, destination: String)
  case unusableConstraint(id: String, String)
  case canvasFailed(String, String)
  case containsItself(String, String)

  var text: String {
    switch self {
    case .unknownClass(let name, let module, let fallback):
      "Unknown class \(module.map { $0 + "." } ?? "")\(name) in Interface Builder file. "
        + "\(fallback) takes its place; "
        + "NibClasses.register(\(name).self) makes it known."
    case .unknownKey(let key, let object):
      "[<\(type(of: object))> setValue:forUndefinedKey:]: this class is not key value coding-"
        + "compliant for the key \(key). Swift off Apple's platforms cannot set every property by "
        + "name: adopt NibConfigurable to take the value."
    case .outletToNothing(let key, let object, let id):
      "The outlet \(key) of <\(type(of: object))> is not connected: nothing was made of \(id)."
    case .unusableConstraint(let id, let reason):
      "The constraint \(id) of an Interface Builder file is left out. \(reason)"
    case .containsItself(let id, let file):
      "The view controller \(id) of \(file) would contain itself. It is left out there."
    case .canvasFailed(let file, let reason):
      "\(file) cannot be laid out as on a canvas. \(reason)"
    }
  }

  package func report() { LayoutLog.say(text) }
}
