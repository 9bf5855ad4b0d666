extension Unmanaged {
  /// Calls a function with the object, without counting a reference to it.
  ///
  /// The standard library's function would check in each call from the main actor that the call runs there.
  /// Swift adds this check to closures for modules that do not check concurrency.
  ///
  /// - Precondition: Something else keeps the object during the call; the caller says what.
  @inline(__always)
  func look<Result>(_ body: (Instance) -> Result) -> Result { _withUnsafeGuaranteedRef(body) }
}
