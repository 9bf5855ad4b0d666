/// The numbers of the levels that have a fixed meaning.
enum Level {
  /// The required rows that are admitted.
  static let required: Int32 = 0
  /// The required row that is being admitted.
  static let trial: Int32 = 1
  /// The highest optional priority; the others follow.
  static let firstOptional: Int32 = 2
}
