import PlumbInterfaceBuilder
import PlumbLayoutLint

extension Surroundings {
  /// The situations or the devices asked for, each once, held as asked for; a document's own where none is.
  static func asked(_ arguments: ParsedArguments) throws(ArgumentError) -> [Surroundings] {
    if let situations = try MatrixOption.situations(arguments) { return situations }
    var base = try arguments.environment()
    base.device = nil
    var matrix = SituationMatrix()
    matrix.devices = try arguments.devices()
    return matrix.situations(base)
  }
}
