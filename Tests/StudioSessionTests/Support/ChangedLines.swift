/// The lines in which two texts of as many lines differ, without the space before them; nil where they have not as many.
func changedLines(_ before: String, _ after: String) -> [String: String]? {
  let old = before.split(separator: "\n", omittingEmptySubsequences: false)
  let new = after.split(separator: "\n", omittingEmptySubsequences: false)
  guard old.count == new.count else { return nil }
  var changed: [String: String] = [:]
  for (line, other) in zip(old, new) where line != other {
    changed[String(line.drop { $0 == " " })] = String(other.drop { $0 == " " })
  }
  return changed
}

/// A line of a document that records a frame.
func rect(_ x: String, _ y: String, _ width: String, _ height: String) -> String {
  "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
}
