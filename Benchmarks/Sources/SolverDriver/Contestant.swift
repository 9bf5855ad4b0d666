/// What can build a workload's layout and take its steps, and so be measured.
protocol Contestant {
  /// Forgets everything but the memory of its own lists.
  mutating func clear()

  /// Lays the workload out as it is before all steps.
  mutating func build() throws

  /// Takes a step, lays out, and reads every value.
  mutating func take(_ step: Int, of phase: Phase) throws

  /// The value of each variable of the workload; 0 where it has none.
  func values() -> [Double]
}
