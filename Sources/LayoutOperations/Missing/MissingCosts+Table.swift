extension MissingCosts {
  package static let counted = MissingCosts(table: """
    0
    """)
}
