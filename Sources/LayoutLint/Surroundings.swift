import PlumbInterfaceBuilder

/// Where layouts are checked, by a name that findings can say.
public struct Surroundings: Sendable {
  /// Such as “iPhone 8”; empty for a document's own.
  public var name: String
  public var environment: Environment

  /// A document's own device, size and direction.
  public static let own = Surroundings(name: "", environment: Environment())

  public init(name: String, environment: Environment) {
    self.name = name
    self.environment = environment
  }
}
