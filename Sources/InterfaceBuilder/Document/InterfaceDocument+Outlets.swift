import PlumbMarkup

extension InterfaceDocument {
  /// The ids of what outlets lead to, so that code may change it.
  ///
  /// - Complexity: Linear in the document's elements.
  package var outletDestinations: Set<String> {
    var ids: Set<String> = []
    for index in 0..<Int32(truncatingIfNeeded: markup.elementCount) {
      let element = markup.element(at: index)
      if element.isNamed(.outlet) || element.isNamed(.outletCollection),
        let id = ConnectionElement(element).destination
      {
        ids.insert(id)
      }
    }
    return ids
  }
}
