import PlumbAnswers

/// What the logs of conflicts in a text come to, as the JSON of `plumb explain --json`.
func explanation(_ input: ArraySlice<UInt8>) -> [UInt8] {
  Array(LogAnswer(explaining: String(decoding: input, as: UTF8.self)).json.utf8)
}
