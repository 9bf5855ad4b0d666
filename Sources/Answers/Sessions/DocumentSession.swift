import PlumbAutoLayout
import PlumbInterfaceBuilder
import PlumbLayoutLint
import PlumbSceneDiagnostics

/// A document that questions are asked about, in an environment that may change between them.
///
/// What a question makes known is kept for the next one: scenes are laid out once in each environment, and judged once. A
/// session is a value; a copy is a session of its own.
public struct DocumentSession: Sendable {
  /// How answers call the document: its path.
  public let name: String
  package let document: InterfaceDocument
  /// Where the document is shown. Another size, unless it is of another size class, has scenes solve what that touches, as far as nothing but places and sizes
  /// depends on it; all else has everything be laid out anew when it is next asked for.
  public var environment: Environment {
    didSet {
      if environment == oldValue { return }
      var resized = oldValue
      resized.size = environment.size
      if resized == environment, document.hasSameTraits(environment, oldValue) {
        kept?.resize(to: environment.size)
      } else {
        kept = nil
      }
    }
  }
  /// What somebody has changed and not written down: constants, priorities and frames that stand for the document's.
  /// Scenes without conflicts in which nothing is open solve what these touch; others are laid out anew when they are next
  /// asked for, and so are those of which rules depend on a frame.
  public var changes = SceneChanges() {
    didSet { kept?.changes = changes }
  }
  /// What is known of the scenes in this environment; nil as long as nothing was asked.
  private var kept: KeptScenes?
  /// What rules found in the document as it is written; nil as long as nobody asked.
  var checks: DocumentChecks?

  /// Opens a document.
  ///
  /// - Complexity: Linear in the bytes.
  public init(
    _ bytes: [UInt8], name: String, in environment: Environment = Environment()
  ) throws(AnswerError) {
    do throws(DocumentError) {
      document = try InterfaceDocument(bytes: bytes)
    } catch {
      throw .unreadable(error)
    }
    self.name = name
    self.environment = environment
  }

  // MARK: Scenes

  /// The positions of the scenes that a question is about.
  ///
  /// - Parameter scene: The one that is meant, as a person calls it; nil for all.
  package func scenes(_ scene: String?) throws(AnswerError) -> [Int] {
    var only: [String]?
    if let scene { only = [try document.sceneID(meantBy: scene)] }
    return try scenes(ids: only)
  }

  /// The same by the ids of scenes; nil for all.
  package func scenes(ids: [String]?) throws(AnswerError) -> [Int] {
    try document.checkSize(in: environment, scenes: ids)
    return document.scenes.indices.filter { position in
      ids?.contains { $0 == document.scenes[position].id } ?? true
    }
  }

  /// A scene, laid out.
  package mutating func layout(ofScene position: Int) throws(AnswerError) -> SceneLayout {
    do throws(LayoutError) {
      return try keptScenes { kept throws(LayoutError) in try kept.layout(ofScene: position) }
    } catch {
      throw .unsolvable(error)
    }
  }

  /// What is wrong with a scene.
  package mutating func judgement(ofScene position: Int) throws(AnswerError) -> SceneJudgement {
    do throws(LayoutError) { return try keptJudgement(ofScene: position) } catch { throw .unsolvable(error) }
  }

  /// What is wrong with a scene, with what nobody sees of it and what does not turn around.
  package mutating func diagnosis(ofScene position: Int) throws(AnswerError) -> SceneDiagnosis {
    do throws(LayoutError) { return try keptDiagnosis(ofScene: position) } catch { throw .unsolvable(error) }
  }

  private mutating func keptJudgement(ofScene position: Int) throws(LayoutError) -> SceneJudgement {
    try keptScenes { kept throws(LayoutError) in try kept.judgement(ofScene: position) }
  }

  /// What rules found in the document, for somebody who gives it back.
  mutating func takeChecks() -> DocumentChecks {
    defer { checks = nil }
    return checks ?? DocumentChecks(document)
  }

  mutating func keptDiagnosis(ofScene position: Int) throws(LayoutError) -> SceneDiagnosis {
    try keptScenes { kept throws(LayoutError) in try kept.diagnosis(ofScene: position) }
  }

  /// Asks something of what is known of a scene; what becomes known is kept.
  mutating func asking<Answer>(
    _ position: Int, _ question: (inout SceneFacts) throws(LayoutError) -> Answer
  ) throws(AnswerError) -> Answer {
    do throws(LayoutError) {
      return try keptScenes { kept throws(LayoutError) in
        var facts = try kept.facts(ofScene: position)
        let answer = try question(&facts)
        kept.keep(facts, ofScene: position)
        return answer
      }
    } catch {
      throw .unsolvable(error)
    }
  }

  mutating func keptScenes<Result>(
    _ body: (inout KeptScenes) throws(LayoutError) -> Result
  ) throws(LayoutError) -> Result {
    if kept == nil { kept = try KeptScenes(document, environment, changes) }
    // Taken out, so that nobody else holds what is changed.
    guard var scenes = kept.take() else { preconditionFailure("the scenes are kept") }
    defer { kept = scenes }
    return try body(&scenes)
  }
}

extension InterfaceDocument {
  /// A size is for one root: throws where the scenes asked for, all if nil, have several.
  package func checkSize(in environment: Environment, scenes ids: [String]?) throws(AnswerError) {
    guard environment.size != nil else { return }
    if ids?.count ?? scenes.count > 1 { throw .sizeOfSeveralScenes }
    for scene in resolve() where ids?.contains(where: { $0 == scene.id }) ?? true {
      if scene.mainRoot == nil { throw .sizeOfSeveralRoots(scene.roots.count) }
    }
  }
}
