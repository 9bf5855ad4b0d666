extension MatrixDescription {
  init(_ entry: ConfigurationEntry) throws(ConfigurationError) {
    if case .text = entry.value.content {
      _ = try entry.choice(of: [Self.shippingName])
      self = .shipping
      return
    }
    var matrix = SituationMatrix()
    for entry in try entry.value.entries("A matrix", SituationMatrix.Axis.names) {
      guard let axis = SituationMatrix.Axis(rawValue: entry.key) else { continue }
      for element in try entry.list() {
        let word = try element.text(of: entry.key)
        do throws(SituationMatrix.BadValue) { try matrix.add(word, to: axis) } catch {
          throw ConfigurationError(element.position, error.message)
        }
      }
    }
    guard matrix.bound <= SituationMatrix.most else {
      throw ConfigurationError(
        entry.position,
        "The matrix makes more than \(SituationMatrix.most) situations, which is the most there may be.")
    }
    self = .axes(matrix)
  }
}
