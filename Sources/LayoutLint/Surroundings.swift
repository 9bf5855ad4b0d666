import PlumbAppleFacts
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbTextMetrics

/// Where layouts are checked, by a name that findings can say.
package struct Surroundings: Hashable, Sendable {
  /// Such as “iPhone 8 landscape”; empty for a document's own.
  package var name: String
  package var environment: Environment

  /// A document's own device, size and direction.
  package static let own = Surroundings(name: "", environment: Environment())

  package init(name: String, environment: Environment) {
    self.name = name
    self.environment = environment
  }

  /// Surroundings that are named for what they ask for.
  package init(_ environment: Environment) {
    var differences: [String] = []
    if environment.orientation == .landscape { differences.append("landscape") }
    if environment.direction == .rightToLeft { differences.append("right to left") }
    if let size = environment.size {
      differences.append(size.width.points + " × " + size.height.points)
    }
    differences += environment.texts.differences
    let name = differences.joined(separator: ", ")
    guard let device = environment.device else {
      self.init(name: name, environment: environment)
      return
    }
    let title = device.titleInWindow
    self.init(name: name.isEmpty ? title : title + " " + name, environment: environment)
  }
}

extension Device {
  /// The title, and how wide the window is that stands for the screen.
  var titleInWindow: String {
    windowWidth.map { title + " in a window " + $0.points + " wide" } ?? title
  }
}
