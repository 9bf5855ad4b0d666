/// A message that ends work on one document.
struct Failure: Error {
  let message: String
  init(_ message: String) { self.message = message }
}
