import CoreGraphics

/// What a message has for the parameters of a method: for an action its sender and its event. Plumb's addition, for what
/// `plumb port` writes.
public struct PlumbArguments {
  let values: [Any?]
  let message: String

  init(_ values: [Any?], of message: String) {
    self.values = values
    self.message = message
  }

  /// The value for a parameter, as the parameter's type: nil where the message has fewer values.
  ///
  /// A value of another type, which Objective-C would hand over all the same, ends the program.
  public subscript<Value>(_ index: Int) -> Value {
    let value = index < values.count ? values[index] : nil
    if let value, let fitting = value as? Value { return fitting }
    if let nothing = value as? Value { return nothing }
    if Value.self == Any.self, let something = value as Any as? Value { return something }
    fatalError(
      "The method \(message) takes \(Value.self) as parameter \(index + 1), and is sent "
        + (value.map { "an object of \(type(of: $0))." } ?? "nothing."))
  }
}
