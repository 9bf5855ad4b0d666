import PlumbGeometry
import PlumbInterfaceBuilder
import Testing

/// The text size that a document was saved with.
@Suite struct SavedTextSizeTests {
  /// A document of two labels in the body style, and its label `text`, which constraints place.
  private static func frame(
    tools: Int, loose: Double, constrained: Double, lines: Int = 0, _ content: ContentMode
  ) throws -> Rect {
    func label(_ id: String, _ height: Double, _ more: String) -> String {
      """
      <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Below" \(more) id="\(id)">
        <rect key="frame" x="20" y="20" width="45" height="\(height)"/>
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
      </label>
      """
    }
    let placed = #"translatesAutoresizingMaskIntoConstraints="NO" numberOfLines="\#(lines)""#
    let xml = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)" useAutolayout="YES">
        <device id="retina4_7" orientation="portrait"/>
        <objects>
          <view contentMode="scaleToFill" id="root">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <subviews>
              \(label("text", constrained, placed)) \(label("other", constrained, placed))
              \(label("loose", loose, "")) \(label("further", loose, ""))
            </subviews>
            <constraints>
              <constraint firstItem="text" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c1"/>
              <constraint firstItem="text" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="c2"/>
              <constraint firstItem="other" firstAttribute="top" secondItem="text" secondAttribute="bottom" id="c3"/>
              <constraint firstItem="other" firstAttribute="leading" secondItem="text" secondAttribute="leading" id="c4"/>
            </constraints>
          </view>
        </objects>
      </document>
      """
    let document = try InterfaceDocument(bytes: Array(xml.utf8))
    let views = try document.layOut(in: .init(content: content)).flatMap(\.views)
    return try #require(views.first { $0.id == "text" }).frame
  }

  /// A line of 14 points is 17 high, one of 17 points 20.5, or 21 where labels show texts rounded to points.
  @Test func constrainedLabelsOfSeveralLinesSpeakWhereTheirSizesCount() throws {
    #expect(try Self.frame(tools: 21701, loose: 30, constrained: 17, .recorded).height == 17)
    #expect(try Self.frame(tools: 21701, loose: 30, constrained: 17, .measured).height == 21)
  }

  @Test func labelsOfOneLineSpeakAlways() throws {
    #expect(try Self.frame(tools: 21701, loose: 30, constrained: 17, lines: 1, .measured).height == 17)
  }

  @Test func labelsThatNothingConstrainsSpeakAlways() throws {
    #expect(try Self.frame(tools: 21701, loose: 17, constrained: 17, .measured).height == 17)
  }

  /// A line of 16 points is 19.5 high, and as labels show, rounded to points.
  @Test func xcode7HadTheSizeBeforeTheStandardOne() throws {
    #expect(try Self.frame(tools: 9531, loose: 30, constrained: 30, .measured).height == 20)
    #expect(try Self.frame(tools: 11134, loose: 30, constrained: 30, .measured).height == 21)
  }

  /// A line of 14 points is 16.5 high, and as labels show, rounded to points.
  @Test func xcode13HadTheSmallestSize() throws {
    #expect(try Self.frame(tools: 17701, loose: 30, constrained: 30, .measured).height == 21)
    #expect(try Self.frame(tools: 18122, loose: 30, constrained: 30, .measured).height == 17)
    #expect(try Self.frame(tools: 20037, loose: 30, constrained: 30, .measured).height == 17)
    #expect(try Self.frame(tools: 21507, loose: 30, constrained: 30, .measured).height == 21)
  }

  @Test func labelsOverruleWhatTheirReleaseShows() throws {
    #expect(try Self.frame(tools: 20037, loose: 20.5, constrained: 20.5, lines: 1, .measured).height == 20.5)
  }
}
