import PlumbGeometry
import PlumbInterfaceBuilder
import Testing

/// Views of macOS of which Interface Builder says that their sizes are older than what is in them.
struct StaleSizeTests {
  /// The frames of a root of 100 by 100 points and of a view in it, recorded as 160 by 60, that is 10 points from its edges.
  private static func frames(
    _ attributes: String, _ content: ContentMode = .recorded, inner: String = "", doubts: Bool = false
  ) throws -> [Rect] {
    let edges = [
      ("v", "leading", "root"), ("v", "top", "root"), ("root", "trailing", "v"), ("root", "bottom", "v"),
    ]
    let constraints = edges.map { first, attribute, second in
      """
      <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" \
      secondAttribute="\(attribute)" constant="10" id="\(attribute)"/>
      """
    }.joined()
    let document = try InterfaceDocument(
      bytes: Array(
        """
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="21507" \
        targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><objects><customView \(attributes) id="root">\
        <rect key="frame" x="0" y="0" width="100" height="100"/><subviews>\
        <customView translatesAutoresizingMaskIntoConstraints="NO" id="v">\
        <rect key="frame" x="3" y="4" width="160" height="60"/>\(inner)</customView></subviews>\
        <constraints>\(constraints)</constraints></customView></objects></document>
        """.utf8))
    var environment = Environment(content: content)
    environment.doubtsSizes = doubts
    return try document.layOut(in: environment).flatMap(\.views).map(\.frame)
  }

  @Test(arguments: ContentMode.allCases)
  func theyAreAsLargeAsWhatIsInThem(_ content: ContentMode) throws {
    #expect(
      try Self.frames("misplaced=\"YES\"", content) == [
        Rect(x: 0, y: 0, width: 180, height: 80), Rect(x: 10, y: 10, width: 160, height: 60),
      ])
  }

  @Test func othersAreAsRecorded() throws {
    #expect(
      try Self.frames("") == [
        Rect(x: 0, y: 0, width: 100, height: 100), Rect(x: 10, y: 10, width: 80, height: 80),
      ])
  }

  /// A view in the inner one, 5 points from its edges and recorded so, but for its origin.
  private static func inner(width: Double, height: Double) -> String {
    let edges = ["leading", "top", "trailing", "bottom"].map { attribute in
      let isNear = attribute == "leading" || attribute == "top"
      let (first, second) = isNear ? ("w", "v") : ("v", "w")
      return """
        <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" \
        secondAttribute="\(attribute)" constant="5" id="w-\(attribute)"/>
        """
    }
    return """
      <subviews><customView translatesAutoresizingMaskIntoConstraints="NO" id="w">\
      <rect key="frame" x="7" y="7" width="\(width)" height="\(height)"/></customView></subviews>\
      <constraints>\(edges.joined())</constraints>
      """
  }

  /// Two views that have their recorded sizes in another one only tell it where nobody edits.
  @Test(arguments: ContentMode.allCases)
  func whatIsInThemTellsTheirSizesWithoutMarks(_ content: ContentMode) throws {
    let inner = Self.inner(width: 150, height: 50)
    let settled = [Rect(x: 0, y: 0, width: 180, height: 80), Rect(x: 10, y: 10, width: 160, height: 60)]
    #expect(try Array(Self.frames("", content, inner: inner, doubts: true).prefix(2)) == settled)
    #expect(try Self.frames("", content, inner: inner)[0] == Rect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test func oneViewOrTwoThatDisagreeTellNothing() throws {
    let root = Rect(x: 0, y: 0, width: 100, height: 100)
    #expect(try Self.frames("", doubts: true)[0] == root)
    #expect(try Self.frames("", inner: Self.inner(width: 70, height: 70), doubts: true)[0] == root)
  }

  /// A size that somebody asks for is the root's, whatever is in it.
  @Test func anotherSizeIsTaken() throws {
    let document = try InterfaceDocument(
      bytes: Array(
        """
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="21507" \
        targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><objects><customView misplaced="YES" id="root">\
        <rect key="frame" x="0" y="0" width="100" height="100"/></customView></objects></document>
        """.utf8))
    let size = Size(width: 300, height: 200)
    let frame = try document.layOut(in: Environment(size: size)).first?.views.first?.frame
    #expect(frame?.size == size)
  }
}
