import PlumbInterfaceBuilder

/// Where layouts are checked, by a name that findings can say.
package struct Surroundings: Sendable {
  /// Such as “iPhone 8”; empty for a document's own.
  package var name: String
  package var environment: Environment

  /// A document's own device, size and direction.
  package static let own = Surroundings(name: "", environment: Environment())

  package init(name: String, environment: Environment) {
    self.name = name
    self.environment = environment
  }
}
