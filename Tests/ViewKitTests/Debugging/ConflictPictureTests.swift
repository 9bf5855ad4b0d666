import TestSupport
import Testing
import UIKit

/// Conflicts of live hierarchies as pictures.
@MainActor @Suite(.serialized) struct ConflictPictureTests {
  /// 20 + 280 + 20 points in 320 − 40: the broken width is 40 more than there is.
  private func clash() -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 280, height: 100))
    root.plumb.nametag = "Root"
    let box = UIView()
    box.plumb.nametag = "Box"
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      root.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: 20),
      box.widthAnchor.constraint(equalToConstant: 280),
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      box.heightAnchor.constraint(equalToConstant: 44),
    ])
    return root
  }

  private func withSwitches(_ switches: LaunchSwitches, _ body: () throws -> Void) rethrows {
    let before = LayoutDebugging.switches
    LayoutDebugging.switches = switches
    defer {
      LayoutDebugging.switches = before
      LayoutDebugging.conflictHandler = nil
      LayoutLog.handler = nil
    }
    try body()
  }

  @Test func handlersGetAPicture() throws {
    try withSwitches(LaunchSwitches()) {
      var pictures: [String] = []
      LayoutDebugging.conflictHandler = { pictures.append($0.picture) }
      var logged = 0
      LayoutLog.handler = { _ in logged += 1 }
      clash().layoutIfNeeded()
      let picture = try #require(pictures.first)
      #expect(pictures.count == 1 && logged == 1)
      #expect(XMLCheck.objection(to: picture) == nil)
      let texts = XMLCheck.texts(of: "text", in: picture)
      #expect(texts.contains("“Box”.width = 280 contradicts 3 other constraints."))
      // 280 − 20 − 20 = 240.
      #expect(texts.contains("4: width = 280, broken by 40"))
      #expect(texts.contains("2: 20") && texts.contains("3: 20") && texts.contains("1: width = 280"))
      #expect(texts.contains("240"))
    }
  }

  @Test func eachConflictIsAFileWithTheSwitch() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "conflicts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    setenv("PLUMB_PICTURES", folder.path, 1)
    defer {
      unsetenv("PLUMB_PICTURES")
      try? FileManager.default.removeItem(at: folder)
    }
    var switches = LaunchSwitches()
    switches.visualizesConflicts = true
    try withSwitches(switches) {
      var logged: [String] = []
      LayoutLog.handler = { logged.append($0) }
      clash().layoutIfNeeded()
      clash().layoutIfNeeded()
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      // The picture and the page, for each; `HierarchyPageTests` look at that.
      let pictures = files.filter { $0.hasSuffix(".svg") }
      #expect(pictures.count == 2 && files.count == 4)
      #expect(files.allSatisfy { $0.hasPrefix("conflict-") })
      // The console's text and the places of both, for each.
      #expect(logged.count == 4)
      for name in pictures {
        let path = folder.appendingPathComponent(name).path
        let page = path.dropLast(3) + "html"
        #expect(
          logged.contains(
            "[LayoutConstraints] A picture of the conflict is in \(path), and the hierarchy with it in \(page)"
          ))
        let picture = try String(contentsOfFile: path, encoding: .utf8)
        #expect(XMLCheck.objection(to: picture) == nil)
      }
    }
  }

  @Test func aFolderThatIsNotThereIsNamed() {
    setenv("PLUMB_PICTURES", "/no/such/folder", 1)
    defer { unsetenv("PLUMB_PICTURES") }
    var switches = LaunchSwitches()
    switches.visualizesConflicts = true
    switches.logsConflicts = false
    withSwitches(switches) {
      var logged: [String] = []
      LayoutLog.handler = { logged.append($0) }
      clash().layoutIfNeeded()
      #expect(logged.count == 1)
      #expect(logged.first?.contains("cannot be written to “/no/such/folder/conflict-") == true)
    }
  }
}
