import PlumbAnswers
import PlumbAutoLayout
import PlumbFindings
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbMarkup
import PlumbTextOutput

/// A document that somebody edits on a canvas: what is selected, what is dragged, what panels show, and what was done.
///
/// A page sends messages, a JSON object each, and gets told what it has to show, as one too (`StudioUpdate`). It decides
/// nothing by itself but how far the canvas is scrolled and enlarged.
public struct StudioSession: Sendable {
  /// The document in its own surroundings, where edits are made and judged.
  @Boxed var document: DocumentSession
  /// The same where the canvas shows other surroundings; nil where it shows the document's own.
  @Boxed var elsewhere: DocumentSession? = nil
  /// What can be selected.
  var items: DocumentItems
  var links: SceneLinks
  var plan: CanvasPlan
  var history = EditHistory()
  /// As the document was opened or saved last.
  var saved: [UInt8]
  /// As somebody got it last who writes it.
  var handedOut: [UInt8]

  /// What is drawn, in the order of scenes.
  var boards: [Board] = []
  /// The sizes at which scenes are shown since somebody dragged their edges.
  var resized: [Int: Size] = [:]
  /// The scenes that have to be drawn anew, in this order.
  var undrawn: [Int]
  /// The scenes that are judged before the linter is asked, one in each rest.
  var unjudged: [Int]
  /// What the linter finds; nil as long as it was not asked since the last change.
  var report: FindingsAnswer?

  /// The ids of what is selected, in the order in which somebody did.
  var selection: [String] = []
  var pointer = PointerState.idle
  /// How many points of the screen one of the canvas takes.
  var zoom = 1.0
  var settings = StudioSettings()
  /// What lies over the canvas besides the selection.
  var ghost: Ghost?
  var popover: Popover?
  var preview: ScenePreview?
  var inspection = Inspection.properties
  var pin = PinPanel()
  var align = AlignPanel()

  var update = StudioUpdate()

  /// Opens a document.
  ///
  /// - Parameter name: By what messages call it: its path.
  /// - Complexity: Linear in the bytes.
  public init(_ bytes: [UInt8], name: String) throws(AnswerError) {
    let session = try DocumentSession(bytes, name: name)
    document = session
    saved = bytes
    handedOut = bytes
    items = DocumentItems(session.document, in: Environment())
    links = SceneLinks(session.document)
    plan = CanvasPlan(session.document, items.scenes)
    undrawn = Array(session.document.scenes.indices)
    unjudged = undrawn
    update.needs = .all
  }

  /// The document as it is now.
  public var bytes: [UInt8] { document.document.markup.bytes }

  /// Does what a message asks for, and says what the page has to show then.
  public mutating func answer(_ message: [UInt8]) -> [UInt8] {
    do throws(StudioError) {
      try obey(StudioMessage(message))
    } catch {
      update.status = StudioUpdate.Status(error.message, isError: true)
    }
    return Array(takeUpdate().utf8)
  }

  /// Whether an update says that there is more to do while nobody does anything, by `{"do": "rest"}`.
  public static func hasMore(_ update: [UInt8]) -> Bool {
    let end = Array("\"more\":true}".utf8)
    return update.suffix(end.count).elementsEqual(end)
  }

  /// What a page is told where there is no session: `{"refused": "…"}`.
  public static func refusal(_ sentence: String) -> [UInt8] {
    var json = JSONText()
    json.object { $0.member("refused", sentence) }
    return Array(json.text.utf8)
  }

  /// The document's own surroundings, or those on the canvas.
  mutating func onCanvas<Answer>(
    _ body: (inout DocumentSession) throws(AnswerError) -> Answer
  ) throws(StudioError) -> Answer {
    do throws(AnswerError) {
      guard elsewhere != nil else { return try body(&document) }
      // Taken out, so that nobody else holds the trees while they change.
      guard var session = elsewhere.take() else { return try body(&document) }
      defer { elsewhere = session }
      return try body(&session)
    } catch {
      throw .refused(error.message)
    }
  }

  /// Asks something of the document in its own surroundings.
  mutating func asking<Answer>(
    _ body: (inout DocumentSession) throws(AnswerError) -> Answer
  ) throws(StudioError) -> Answer {
    do throws(AnswerError) { return try body(&document) } catch { throw .refused(error.message) }
  }
}

/// What somebody has switched on.
struct StudioSettings: Hashable, Sendable {
  /// Whether frames follow constraints at once, and constraints whoever drags a view; without it views are moved as in
  /// Interface Builder, which leaves them misplaced.
  var isLive = true
  /// Whether constraints of all views are shown, and not only of those that are selected.
  var showsAllConstraints = false
  var showsAlignmentRects = false
  var showsGuides = false
  var showsTroubles = true
}
