import PlumbInterfaceBuilder
import PlumbLayoutRendering
import PlumbSceneRendering
import TestSupport
import Testing

@Suite("Pictures of documents")
struct ExamplePictureTests {
  private static let documents = [FixtureFolder.examples, .fixtures].flatMap { folder in
    folder.names.map { (folder, $0) }
  }

  static func svg(_ folder: FixtureFolder, _ name: String, _ environment: Environment = Environment()) throws
    -> String
  {
    let document = try InterfaceDocument(bytes: folder.bytes(of: name))
    let scenes = try document.renderedScenes(in: environment)
    return SVGWriter.string(Drawing(title: name, scenes: scenes))
  }

  @Test(arguments: documents)
  func everyDocumentGivesAWellFormedPicture(_ folder: FixtureFolder, _ name: String) throws {
    for environment in [Environment(), Environment(orientation: .landscape, direction: .rightToLeft)] {
      let text = try Self.svg(folder, name, environment)
      #expect(XMLCheck.objection(to: text) == nil)
      #expect(XMLCheck.texts(of: "title", in: text).first == name)
      for attribute in ["x", "y", "width", "height", "cx", "cy", "x1", "x2", "textLength"] {
        for number in XMLCheck.values(of: attribute, in: text) {
          #expect(Double(number)?.isFinite == true, "\(attribute) is \(number)")
        }
      }
      #expect(try Self.svg(folder, name, environment) == text)
    }
  }

  @Test(arguments: ["Broken.storyboard", "Form.storyboard", "Preferences.xib"])
  func pictureIsAsRecorded(_ name: String) throws {
    let snapshot = Snapshot("Tests/SceneRenderingTests/Snapshots/" + name + ".svg")
    #expect(try snapshot.difference(from: Self.svg(.examples, name)) == nil)
  }

  @Test func pictureOfConflictsIsAsRecorded() throws {
    let document = try InterfaceDocument(bytes: FixtureFolder.examples.bytes(of: "Broken.storyboard"))
    let pictures = try document.conflictPictures(file: "Broken.storyboard")
    let text = SVGWriter.string(Drawing(title: "Conflicts", conflicts: pictures))
    let snapshot = Snapshot("Tests/SceneRenderingTests/Snapshots/Broken.conflicts.svg")
    #expect(try snapshot.difference(from: text) == nil)
  }

  /// Whatever clashes in a document, its picture is well-formed and has an end.
  @Test(arguments: documents)
  func everyConflictHasAPicture(_ folder: FixtureFolder, _ name: String) throws {
    let document = try InterfaceDocument(bytes: folder.bytes(of: name))
    for environment in [Environment(), Environment(orientation: .landscape, direction: .rightToLeft)] {
      let pictures = try document.conflictPictures(in: environment, file: name)
      let drawing = Drawing(title: name, conflicts: pictures)
      #expect(drawing.size.width < 1100 && drawing.size.height.isFinite)
      #expect(XMLCheck.objection(to: SVGWriter.string(drawing)) == nil)
    }
  }

  @Test func sceneIsChosen() throws {
    let document = try InterfaceDocument(bytes: FixtureFolder.fixtures.bytes(of: "FullScreen.storyboard"))
    let all = try document.renderedScenes()
    #expect(all.count > 1)
    let one = try document.renderedScenes(only: [try #require(document.scenes.last?.id)])
    #expect(one.map(\.title) == [try #require(all.last).title])
    #expect(try document.renderedScenes(only: []).isEmpty)
  }
}
