/// Has `./test` show a line: what was skipped, or how much of it was looked at.
package func sayAloud(_ text: String) { print("note: \(text)") }
