import PlumbAppleFacts
import PlumbAutoLayout
import PlumbGeometry
import PlumbTextMetrics

extension InterfaceDocument {
  /// The design in which macOS's controls fit the recorded sizes of the document's roots, where its Xcode ran
  /// on systems of two designs; nil where nothing is open.
  ///
  /// A chain of constraints through a root leaves no room: with the controls of the other design it stretches
  /// or squeezes some. The likely design gives way only to one that strains less than half as many; what both
  /// strain says nothing. With measured content, views around controls count with them, which come out as large as they are
  /// recorded in one design only (7 projects gain 200 views, none loses). With recorded content this stands in where no
  /// control's own size tells its design, which happens up to Xcode 12.4: pop-up buttons and sliders have the same sizes there
  /// in both, and other insets (4 projects gain, none loses).
  ///
  /// - Complexity: That of one layout more for either design.
  func fittingGeneration(
    in environment: Environment, _ embedding: ControllerEmbedding
  ) throws(LayoutError) -> DesktopGeneration? {
    guard platform == .macOS, environment.content == .measured || release < .xcode26 else { return nil }
    guard let alternative = DesktopGeneration.alternative(in: release) else { return nil }
    if release < .xcode26, let told = generationOfTemplates { return told }
    let usual = DesktopGeneration.likely(in: release)
    // Only there do the roots have the sizes that the document records.
    let asRecorded = Environment(content: environment.content)
    let traits = traits(in: asRecorded)
    var likelyStrains = 0
    var otherStrains = 0
    for scene in scenes {
      let scene = resolve(scene, traits)
      func strained(in design: DesktopGeneration) throws(LayoutError) -> Set<Int> {
        var layout = try SceneLayout(
          settled(scene, in: environment, embedding, design), of: self, in: asRecorded,
          embedding: embedding, generation: design)
        try layout.layout()
        return Set(layout.strainedControls + layout.otherExtents)
      }
      let inLikely = try strained(in: usual)
      let inOther = try strained(in: alternative)
      likelyStrains += inLikely.subtracting(inOther).count
      otherStrains += inOther.subtracting(inLikely).count
    }
    return otherStrains * 2 < likelyStrains ? alternative : usual
  }

  /// The design of the system by which the document lists the system's templates, where Xcode ran on macOS 10.15 and 11; nil
  /// where it lists none of these.
  ///
  /// macOS 11 made symbols of them: a plus is 13 points high instead of 11, a gear 15 instead of 14. So they are in 27 documents
  /// before Xcode 12 and in 27 from 12.5 on, one document excepted, and controls of Xcode 12 agree with it in 5 documents of 5
  /// projects.
  private var generationOfTemplates: DesktopGeneration? {
    if let plus = images["NSAddTemplate"] { return plus.height > 11 ? .flat : .aqua }
    return images["NSActionTemplate"].map { $0.height > 14 ? .flat : .aqua }
  }
}
