import PlumbInterfaceBuilder

/// What of the surroundings that were asked for a document does not follow, said on standard error by commands whose
/// results have no line for it.
struct SettingRemarks {
  /// How many ids a sentence lists.
  private static let listed = 4

  let path: String
  let environment: PlumbInterfaceBuilder.Environment

  /// - Parameter scenes: The ids of the scenes that were asked for; nil for all.
  func write(_ document: InterfaceDocument, scenes ids: [String]? = nil, _ output: inout Output) {
    let scenes = document.resolve(environment).filter { scene in ids?.contains { $0 == scene.id } ?? true }
    for sentence in sentences(document, scenes) { output.complain("\(path): \(sentence)") }
  }

  /// Of documents that were laid out.
  func write(_ layouts: [SceneLayout], _ output: inout Output) {
    guard let document = layouts.first?.document else { return }
    for sentence in sentences(document, layouts.map(\.scene)) { output.complain("\(path): \(sentence)") }
  }

  private func sentences(_ document: InterfaceDocument, _ scenes: [ResolvedScene]) -> [String] {
    var sentences: [String] = []
    if let sentence = document.unknownDevice { sentences.append(sentence) }
    if let sentence = document.indifference(to: environment.device) { sentences.append(sentence + ".") }
    let kept = scenes.flatMap { scene in
      document.rootsKeepingSize(of: scene, in: environment).map { scene.views[$0].id }
    }
    if !kept.isEmpty {
      let rest = kept.count - min(kept.count, Self.listed)
      let list = kept.prefix(Self.listed).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
      sentences.append(
        kept.count == 1
          ? "The root \(list) keeps its size: it filled no screen when the document was saved."
          : "The roots \(list) keep their sizes: they filled no screen when the document was saved.")
    }
    return sentences
  }
}
