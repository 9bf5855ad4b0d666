import PlumbAnswers
import PlumbGeometry
import PlumbInterfaceBuilder
import TestSupport
import Testing

@Suite struct QuestionTests {
  private func session(_ name: String) throws -> DocumentSession {
    try DocumentSession(FixtureFolder.examples.bytes(of: name), name: name)
  }

  @Test func changedFramesAreAllAtFirstAndThenThoseThatMoved() throws {
    var session = try session("Form.storyboard")
    let all = try session.changedFrames(ofScene: 0)
    #expect(try all == session.frames(ofScene: 0))
    #expect(try session.changedFrames(ofScene: 0) == [])
    let constraint = try #require(
      session.document.resolve()[0].constraints.first { $0.firstAttribute == .leading && $0.constant > 0 })
    session.changes.constants[constraint.id] = constraint.constant + 12
    let moved = try session.changedFrames(ofScene: 0)
    #expect(!moved.isEmpty && moved.count < all.count)
    session.changes = SceneChanges()
    #expect(try Set(session.changedFrames(ofScene: 0).map(\.id)) == Set(moved.map(\.id)))
    #expect(try session.frames(ofScene: 0) == all)
  }

  /// What lies in front comes first, and ends with the root.
  @Test func whatLiesUnderAPoint() throws {
    var session = try session("Form.storyboard")
    let views = session.document.resolve()[0].views
    let label = try #require(views.firstIndex { $0.kind == .label })
    let placed = try session.frames(ofScene: 0)
    let frame = placed[label].frame
    let inside = Point(x: frame.minX + frame.width / 2, y: frame.minY + frame.height / 2)
    let found = try session.views(under: inside, ofScene: 0)
    #expect(found.first == views[label].id)
    #expect(found.last == views[0].id)
    #expect(try session.views(under: Point(x: -1, y: 5), ofScene: 0) == [])
    #expect(try session.views(under: inside, inRoot: "nobody", ofScene: 0) == [])
  }

  @Test func anotherEnvironmentIsLaidOutAnew() throws {
    var session = try session("Form.storyboard")
    let before = try session.answer(.layout())
    session.environment.direction = .rightToLeft
    #expect(try session.answer(.layout()) != before)
    session.environment.direction = .leftToRight
    #expect(try session.answer(.layout()) == before)
  }

  @Test(arguments: [
    (Question.layout(scene: "Nope"), "There is no scene “Nope”"),
    (.why("Nobody"), "There is no view “Nobody”."),
    (.why("Full name.widht"), "There is no attribute “widht”. Did you mean “width”?"),
    (.report(view: "Nobody"), "There is no view “Nobody”."),
  ])
  func whatHasNoAnswerSaysWhy(_ question: Question, _ beginning: String) throws {
    var session = try session("Form.storyboard")
    do throws(AnswerError) {
      _ = try session.answer(question)
      Issue.record("was answered")
    } catch {
      #expect(error.message.hasPrefix(beginning), "\(error.message)")
    }
  }

  @Test func whatIsNoDocumentSaysWhere() throws {
    do throws(AnswerError) {
      _ = try DocumentSession(Array("<document".utf8), name: "x")
      Issue.record("was opened")
    } catch {
      #expect(error.position?.line == 1)
      #expect(!error.message.isEmpty)
    }
  }

  /// A size is for one root.
  @Test func sizesOfSeveralScenes() throws {
    var session = try session("Tracks.storyboard")
    session.environment.size = Size(width: 300, height: 300)
    #expect(throws: AnswerError.self) { try session.layout() }
  }
}
