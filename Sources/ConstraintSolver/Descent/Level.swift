/// The numbers of the levels that have a fixed meaning.
enum Level {
  static let required: Int32 = 0
  static let trial: Int32 = 1
  static let firstOptional: Int32 = 2
}
