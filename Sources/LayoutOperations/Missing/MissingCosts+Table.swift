extension MissingCosts {
  package static let counted = MissingCosts(weights: Array(repeating: 0, count: rows * columns))
}
