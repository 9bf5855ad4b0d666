import PlumbGeometry
import PlumbTextOutput
import TestSupport
import Testing

@testable import PlumbStudioSession

/// Whatever comes is answered, and leaves a document that can go on.
@Suite struct MalformedMessageTests {
  @Test(arguments: [
    "", " ", "{", "null", "[]", "7", "\"rest\"", "{}", "{\"do\":7}", "{\"do\":null}", "{\"do\":[\"rest\"]}",
    "{\"do\":\"rest\"}}", "{'do':'rest'}", "{\"do\":\"\"}",
    "{\"do\":\"pointer\",\"phase\":\"down\",\"x\":NaN,\"y\":1}",
    "{\"do\":\"pointer\",\"phase\":\"down\",\"x\":1e999,\"y\":1}",
    "{\"do\":\"pointer\",\"phase\":\"down\",\"x\":1e300,\"y\":1}",
    "{\"do\":\"pointer\",\"phase\":\"down\",\"x\":\"nan\",\"y\":\"inf\"}",
    "{\"do\":\"pointer\",\"phase\":\"sideways\",\"x\":1,\"y\":1}", "{\"do\":\"fix\",\"key\":{\"a\":[]}}",
    "{\"do\":\"fix\",\"key\":\"99999999999999999999\"}",
    "{\"do\":\"ask\",\"about\":\"issue\",\"key\":\"-1\"}",
    "{\"do\":\"ask\",\"about\":\"reveal\",\"id\":\"nothing\"}",
  ])
  func isAnError(_ message: String) throws {
    var studio = try Studio(SmallDocument.boxes)
    studio.send(message)
    let sentence = try #require(studio.refusal, "\(message)")
    #expect(sentence.hasSuffix("."))
    #expect(studio.text == SmallDocument.boxes)
    studio.rest()
    #expect(try studio.drift() == nil)
  }

  /// These ask for nothing that is impossible.
  @Test(arguments: [
    "{\"do\":\"select\"}", "{\"do\":\"select\",\"ids\":{\"a\":1},\"mode\":3}",
    "{\"do\":\"select\",\"ids\":[1,null,[]]}",
    "{\"do\":\"camera\",\"zoom\":\"nan\"}", "{\"do\":\"camera\",\"zoom\":-1}", "{\"do\":\"camera\"}",
    "{\"do\":\"key\"}",
    "{\"do\":\"key\",\"key\":[],\"mods\":7}", "{\"do\":\"close\",\"x\":[[[[]]]]}",
    "{\"do\":\"pointer\",\"phase\":\"up\",\"x\":1,\"y\":1,\"count\":1e300}",
    "{\"do\":\"align\",\"set\":\"offset\",\"value\":\"nan\"}",
  ])
  func isPassedOver(_ message: String) throws {
    var studio = try Studio(SmallDocument.boxes)
    studio.send(message)
    #expect(studio.refusal == nil)
    studio.rest()
    #expect(studio.text == SmallDocument.boxes)
    #expect(try studio.drift() == nil)
  }

  @Test(arguments: ["nan", "1e300", "-1e18", "inf"])
  func clicksThatNobodyCanCount(_ count: String) throws {
    var studio = try Studio(SmallDocument.boxes)
    studio.send("{\"do\":\"pointer\",\"phase\":\"down\",\"x\":70,\"y\":50,\"count\":\"\(count)\"}")
    studio.send("{\"do\":\"pointer\",\"phase\":\"up\",\"x\":70,\"y\":50}")
    #expect(studio.selection == ["head"])
  }

  @Test func farAwayWithTheEdgeOfABoard() throws {
    var studio = try Studio(SmallDocument.boxes)
    studio.pointer("down", Point(x: 300, y: 200))
    for x in [1e300, 1e7, 1e6, -1e6, 310] { studio.pointer("move", Point(x: x, y: 1e6)) }
    studio.key("Escape")
    #expect(try studio.drift() == nil)
  }

  @Test func bracketsWithoutEnd() throws {
    var studio = try Studio(SmallDocument.boxes)
    studio.send("{\"do\":\"select\",\"ids\":" + String(repeating: "[", count: 100_000))
    #expect(studio.refusal?.hasPrefix("The message is no JSON") == true)
  }

  /// Bytes by lot, and messages with bytes changed by lot.
  @Test func anyBytes() throws {
    let messages = [
      "{\"do\":\"set\",\"id\":\"side-w\",\"property\":\"constant\",\"value\":12}",
      "{\"do\":\"pointer\",\"phase\":\"down\",\"x\":70,\"y\":50,\"mods\":[\"shift\"]}",
      "{\"do\":\"operate\",\"name\":\"clear\",\"scope\":\"all\"}",
    ]
    for seed in SeededGenerator.seeds(60) {
      var generator = SeededGenerator(seed: seed)
      var studio = try Studio(SmallDocument.boxes)
      for _ in 0..<10 {
        var message = Array(messages.pick(&generator).utf8)
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
          message[message.indices.pick(&generator)] = UInt8.random(in: 0...255, using: &generator)
        }
        studio.send(message)
      }
      studio.tell("pointer", ["phase": "cancel", "x": 0, "y": 0])
      studio.rest()
      let drift = try studio.drift()
      #expect(drift == nil, "seed \(seed): \(drift ?? "")")
    }
  }
}
