/// Requirements of protocols that may be left out. Plumb's addition, for what `plumb port` writes.
public enum PlumbRequirement {
  nonisolated(unsafe) private static var wasLeftOut = false

  /// What a requirement gives that may be left out; nil where it was.
  public static func value<Result>(_ call: @autoclosure () throws -> Result?) rethrows -> Result? {
    // A requirement may ask others.
    let before = wasLeftOut
    defer { wasLeftOut = before }
    wasLeftOut = false
    let value = try call()
    return wasLeftOut ? nil : value
  }

  /// Says that nobody has given a value, and gives some value of its type, which is not looked at.
  public static func leftOut<Result>(_ none: Result) -> Result {
    wasLeftOut = true
    return none
  }
}
