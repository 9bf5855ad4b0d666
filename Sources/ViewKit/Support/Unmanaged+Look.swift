extension Unmanaged {
  /// Calls a function with the object without counting a reference to it. Something has to keep the object meanwhile: the
  /// caller says what.
  ///
  /// The standard library's function, called from the main actor, would check each time that it is there: closures for
  /// modules that do not check concurrency get that.
  @inline(__always)
  func look<Result>(_ body: (Instance) -> Result) -> Result { _withUnsafeGuaranteedRef(body) }
}
