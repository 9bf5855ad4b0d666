import PlumbAnswers
import PlumbInterfaceBuilder
import PlumbLayoutRendering
import PlumbSceneRendering
import PlumbStudio
import PlumbTextOutput

extension Command {
  static let render = Command(
    name: "render", group: .documents, usage: "FILE -o PICTURE [OPTIONS]",
    summary: "draw a document's scenes as Interface Builder would show them",
    discussion: """
      Solves a .storyboard or .xib file and draws its scenes: views with their text, and constraints as lines with their
      constants, blue where they hold, orange on views that are ambiguous or misplaced, red where they conflict. A
      misplaced view is drawn where the document records it, and where its constraints put it is a dashed frame.

      The ending of PICTURE says what is written: \(Suggestion.list(PictureFormat.all.map { "." + $0.ending } + [".html"])). Without -o, SVG goes to standard output.
      What ends in .html is the studio of “plumb open” with the document inside, one file that opens in any browser.
      Unless --constraints says otherwise, a scene with at most \(PictureOptions.fewConstraints) constraints shows them all, and a
      larger one those in trouble. Controllers without a view of their own are left out.

      With --conflicts the picture is about nothing but required constraints that clash: for each conflict the views that take
      part, the constraints in red with their lengths, the broken one dashed and what it misses hatched, and the sum that
      does not come out. Without a conflict nothing is written.

      “-” in place of FILE reads a document from standard input.
      """,
    examples: [
      CommandExample(
        "plumb render Examples/Broken.storyboard -o broken.svg", "every scene, with what is wrong in colour"),
      CommandExample(
        "plumb render Examples/Form.storyboard -o form.svg --device \"iPhone 8\" --constraints none",
        "the screen alone, on another device"),
      CommandExample(
        "plumb render Examples/Form.storyboard -o name.svg --highlight \"Full name\"",
        "one view and what holds it"),
      CommandExample(
        "plumb render Examples/Broken.storyboard --conflicts -o conflicts.svg",
        "what clashes, and by how much"),
      CommandExample(
        "plumb render Examples/Form.storyboard -o form.html",
        "the studio with this document, to send to somebody"),
    ],
    options: [
      OptionDescription("output", "PICTURE", letter: "o", help: "write this file"),
      OptionDescription(
        "highlight", "VIEW", help: "fade all but a view, named by id, label or text; may be repeated"),
      OptionDescription(
        "constraints", "WHICH", introduction: "of", help: "draw all, none, or those of VIEW"),
      OptionDescription("conflicts", help: "draw the conflicts, each by itself"),
      OptionDescription("scale", "FACTOR", help: "the pixels of a .png for each point; 2 unless given"),
      OptionDescription("alignment-rects", help: "outline the rectangles that constraints act on"),
      .scene, .content, .device, .landscape, .size, .rtl, .textSize, .doubleStrings, .exercise, .color,
    ]
  ) { arguments, output in
    do throws(ArgumentError) {
      return RenderCommand(try RenderRequest(arguments)).run(&output)
    } catch {
      output.complain(error.message)
      return .notDone
    }
  }
}

/// `plumb render`: reads, solves and draws one document.
struct RenderCommand {
  let request: RenderRequest

  init(_ request: RenderRequest) { self.request = request }

  func run(_ output: inout Output) -> ExitCode {
    do throws(Failure) {
      guard case .picture(let format) = request.form else {
        try writePage()
        return .done
      }
      var session = try DocumentSession(reading: request.path, in: request.layout.environment)
      let document = session.document
      let ids = try sceneIDs(in: document)
      let bytes = try format.encode(try drawing(of: &session, scenes: ids), request.scale)
      if let path = request.output {
        try OutputFile.write(bytes, to: path)
      } else {
        output.write(String(decoding: bytes, as: UTF8.self))
      }
      SettingRemarks(path: request.path, environment: request.layout.environment)
        .write(document, scenes: ids, &output)
      return .done
    } catch {
      output.complain(error.message)
      return .notDone
    }
  }

  private func writePage() throws(Failure) {
    guard let output = request.output else { return }
    let bytes = try asking(request.path) { () throws(Failure) in try InputFile.bytes(at: request.path) }
    let session = try DocumentSession(bytes, path: request.path, in: request.layout.environment)
    let unnamed =
      DocumentElement(session.document.markup.root).isStoryboard ? "Document.storyboard" : "Document.xib"
    let name = request.path == InputFile.standardInput ? unnamed : fileName
    guard let page = StudioPage.builtIn?.containing(bytes, name: name) else {
      throw Failure(StudioPage.absence)
    }
    try OutputFile.write(page, to: output)
  }

  private func drawing(of session: inout DocumentSession, scenes ids: [String]?) throws(Failure) -> Drawing {
    if request.showsConflicts {
      let document = session.document
      try asking(request.path) { () throws(AnswerError) in
        try document.checkSize(in: request.layout.environment, scenes: ids)
      }
      return try conflicts(of: document, scenes: ids)
    }
    let picture = try asking(request.path) { () throws(AnswerError) in try session.picture(ids: ids) }
    guard !picture.scenes.isEmpty else { throw Failure("\(request.path): There is no view to draw.") }
    return picture.drawing(try options(for: picture.scenes))
  }

  private var fileName: String { request.path.split(separator: "/").last.map { String($0) } ?? request.path }

  private func conflicts(of document: InterfaceDocument, scenes: [String]?) throws(Failure) -> Drawing {
    let pictures: [ConflictPicture]
    do {
      pictures = try document.conflictPictures(
        in: request.layout.environment, only: scenes, file: fileName,
        showingAlignmentRects: request.showsAlignmentRects)
    } catch {
      throw Failure("\(request.path): The document cannot be laid out. \(error.message)")
    }
    guard !pictures.isEmpty else { throw Failure("\(request.path): There is no conflict to draw.") }
    return Drawing(title: fileName + ": conflicts", conflicts: pictures)
  }

  /// The ids of the scenes asked for; nil for all.
  private func sceneIDs(in document: InterfaceDocument) throws(Failure) -> [String]? {
    guard !request.scenes.isEmpty else { return nil }
    var ids: [String] = []
    for name in request.scenes {
      ids.append(
        try asking(request.path) { () throws(AnswerError) in try document.sceneID(meantBy: name) })
    }
    return ids
  }

  private func options(for scenes: [RenderedScene]) throws(Failure) -> PictureOptions {
    var highlighted: [String] = []
    for name in request.highlighted { highlighted.append(contentsOf: try viewIDs(name, in: scenes)) }
    let constraints: PictureOptions.Constraints
    switch request.constraints {
    case .automatic: constraints = .automatic
    case .all: constraints = .all
    case .none: constraints = .none
    case .of(let name): constraints = .of(try viewIDs(name, in: scenes))
    }
    return PictureOptions(
      constraints: constraints, highlighted: highlighted, showsAlignmentRects: request.showsAlignmentRects)
  }

  /// The ids of the views that a person means: that with the id, else those with the label or text.
  private func viewIDs(_ name: String, in scenes: [RenderedScene]) throws(Failure) -> [String] {
    let views = scenes.flatMap(\.views)
    if views.contains(where: { $0.id == name }) { return [name] }
    let named = views.filter { $0.name == name }.map(\.id)
    if !named.isEmpty { return named }
    throw Failure(
      "\(request.path): There is no view “\(name)”."
        + Suggestion.sentence(for: name, among: views.map(\.id) + views.map(\.name)))
  }
}
