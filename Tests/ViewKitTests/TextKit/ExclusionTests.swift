import Testing
import UIKit

@MainActor @Suite struct ExclusionTests {
  private let storage: NSTextStorage
  private let manager = NSLayoutManager()
  private let container = NSTextContainer(size: CGSize(width: 200, height: 1000))

  init() {
    let words = Array(repeating: "word", count: 60).joined(separator: " ")
    storage = NSTextStorage(string: words, attributes: [.font: UIFont.systemFont(ofSize: 17)])
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
  }

  private var lines: [CGRect] {
    var lines: [CGRect] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) {
      rect, _, _, _, _ in lines.append(rect)
    }
    return lines
  }

  @Test func linesEndBeforeWhatIsLeftOut() {
    let free = lines
    container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 120, y: 0, width: 80, height: 50))]
    #expect(lines.count > free.count)
    #expect(lines.first == CGRect(x: 0, y: 0, width: 120, height: free[0].height))
    #expect(lines.filter { $0.minY < 50 }.allSatisfy { $0.maxX <= 120 })
    #expect(lines.last?.width == 200)
  }

  @Test func linesGoOnBehindIt() {
    container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 80, y: 0, width: 40, height: 30))]
    #expect(lines[0].maxX == 80 && lines[1].minX == 120 && lines[1].minY == 0)
    // Nothing is lost and nothing comes twice.
    var characters = 0
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) {
      _, _, _, range, _ in
      #expect(range.location == characters)
      characters += range.length
    }
    #expect(characters == storage.length)
  }

  @Test func aTextViewBecomesHigher() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = storage.string
    view.font = .systemFont(ofSize: 17)
    view.layoutIfNeeded()
    let before = view.contentSize.height
    view.textContainer.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 200))]
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.contentSize.height > before + 50)
  }
}
