/// Why the page cannot be one file, in a sentence that names the file to look at.
struct PackingError: Error, Equatable {
  let sentence: String

  init(_ file: String, _ reason: String) { sentence = "\(file): \(reason)" }
}
