import AutoLayout
import InterfaceBuilder
import SceneDiagnostics

extension Command {
  static let layout = Command(
    name: "layout", group: .documents, usage: "FILE… [OPTIONS]",
    summary: "solve documents; print every view's frame and state",
    discussion: """
      Solves the constraints of .storyboard and .xib files and prints the frame of every view in its superview's
      coordinates, in points, with what is ambiguous, misplaced or conflicting.

      “-” in place of a file reads a document from standard input.
      """,
    examples: [
      CommandExample(
        "plumb layout Examples/Form.storyboard", "every view, on the device that the document was saved for"),
      CommandExample(
        "plumb layout Examples/Form.storyboard --device \"iPhone 8\" --landscape",
        "the same on another device, held sideways"),
      CommandExample(
        "plumb layout Examples/Tracks.storyboard --scene TracksViewController --size 320x568",
        "one scene of a storyboard, at a size of your own"),
      CommandExample(
        "plumb layout Examples/Article.storyboard --text-size ax3", "for a user who prefers large texts"
      ),
      CommandExample(
        "plumb layout --json Examples/Cell.xib Examples/Masks.xib", "two documents as two lines of JSON"),
    ],
    options: [
      .json, .content, .device, .landscape, .size, .scene, .rtl, .textSize, .doubleStrings, .exercise, .ascii,
      .color,
    ]
  ) { arguments, output in
    do throws(ArgumentError) {
      return LayoutCommand(try LayoutRequest(arguments)).run(&output)
    } catch {
      output.complain(error.message)
      return .notDone
    }
  }
}

/// `plumb layout`: reads, solves and prints one document after the other.
struct LayoutCommand {
  let request: LayoutRequest

  init(_ request: LayoutRequest) { self.request = request }

  /// A document that cannot be laid out costs one line and does not stop the others.
  func run(_ output: inout Output) -> ExitCode {
    var code = ExitCode.done
    let progress = output.beginProgress("Laying out", of: request.paths.count)
    defer { progress.end() }
    for path in request.paths {
      do throws(Failure) {
        let document = try Self.read(path)
        let scenes = try layOut(document, path)
        if request.json {
          output.write(LayoutJSON.object(path: path, scenes: scenes.map(\.judgement)))
        } else {
          output.write(LayoutText(output: output).report(path, document, scenes, request.environment))
        }
      } catch {
        output.complain(error.message)
        code = .notDone
      }
      progress.advance()
    }
    return code
  }

  private func layOut(_ document: InterfaceDocument, _ path: String) throws(Failure) -> [LayoutAnswer] {
    var scene: String?
    if let name = request.scene {
      do throws(Failure) { scene = try document.sceneID(meantBy: name) } catch {
        throw Failure("\(path): \(error.message)")
      }
    }
    try Self.checkSize(request.environment, document, scenes: scene.map { [$0] }, path)
    var answers: [LayoutAnswer] = []
    do throws(LayoutError) {
      try document.forEachJudgement(in: request.environment, only: scene) { judgement throws(LayoutError) in
        answers.append(try LayoutAnswer(judgement, inWords: !request.json))
      }
      return answers
    } catch {
      throw Failure("\(path): The document cannot be laid out. \(error.message)")
    }
  }

  /// A size is for one root: throws where the scenes asked for, all if nil, have several.
  static func checkSize(
    _ environment: InterfaceBuilder.Environment, _ document: InterfaceDocument, scenes: [String]?,
    _ path: String
  ) throws(Failure) {
    guard environment.size != nil else { return }
    if scenes?.count ?? document.scenes.count > 1 {
      throw Failure("\(path): A size is for one root, and the document has several scenes. Add --scene.")
    }
    for scene in document.resolve() where scenes?.contains(where: { $0 == scene.id }) ?? true {
      if scene.mainRoot == nil {
        throw Failure("\(path): A size is for one root, and there are \(scene.roots.count) here.")
      }
    }
  }

  /// Reads a document; every failure says its path and, where it has one, its place.
  static func read(_ path: String) throws(Failure) -> InterfaceDocument {
    let bytes: [UInt8]
    do throws(Failure) { bytes = try InputFile.bytes(at: path) } catch {
      throw Failure("\(path): \(error.message)")
    }
    return try document(bytes, path)
  }

  /// The document that a file is.
  static func document(_ bytes: [UInt8], _ path: String) throws(Failure) -> InterfaceDocument {
    do throws(DocumentError) { return try InterfaceDocument(bytes: bytes) } catch {
      throw Failure("\(path):\(error.position.line):\(error.position.column): \(error.message)")
    }
  }
}
