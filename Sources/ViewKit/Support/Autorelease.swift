/// Calls the closure; there are no autoreleased objects off Apple's platforms.
public func autoreleasepool<E: Error, Result: ~Copyable>(
  invoking body: () throws(E) -> Result
) throws(E) -> Result {
  try body()
}
