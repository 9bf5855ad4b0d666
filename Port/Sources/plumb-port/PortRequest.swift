/// What the command is asked for.
struct PortRequest {
  enum Destination {
    case standardOutput, inPlace
    case folder(String)
  }

  var paths: [String] = []
  var destination = Destination.standardOutput
  var moduleName = "App"
  var exclusions: String?
  /// Sources of modules that build on this one.
  var users: [String] = []
  /// Whether remarks are warnings of a build, which does not fail for them.
  var isBuildStep = false

  /// Nil where help is asked for.
  init?(_ arguments: [String]) throws(PortFailure) {
    var rest = arguments[...]
    func value(_ option: String) throws(PortFailure) -> String {
      guard let value = rest.popFirst() else {
        throw PortFailure(message: "\(option) needs a value (try --help).")
      }
      return value
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "-h", "--help": return nil
      case "--write": destination = .inPlace
      case "--output": destination = .folder(try value(argument))
      case "--module": moduleName = try value(argument)
      case "--used-by": users.append(try value(argument))
      case "--exclude": exclusions = try value(argument)
      case "--build-step": isBuildStep = true
      case let option where option.hasPrefix("-"):
        throw PortFailure(message: "there is no option '\(option)' (try --help).")
      default: paths.append(argument)
      }
    }
    guard !paths.isEmpty else { throw PortFailure(message: "name the sources to adapt (try --help).") }
    guard moduleName.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }), !moduleName.isEmpty else {
      throw PortFailure(message: "'\(moduleName)' is no name of a module.")
    }
  }
}
