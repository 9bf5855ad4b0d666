import PlumbMarkup
import Testing

/// A small document with one peculiarity of writing.
struct MarkupFixture: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let text: String

  init(_ name: String, _ text: String) {
    testDescription = name
    self.text = text
  }

  var bytes: [UInt8] { Array(text.utf8) }

  func document() throws -> MarkupDocument {
    try MarkupDocument(bytes: bytes)
  }
}

extension MarkupFixture {
  /// What Xcode writes, cut to the bone.
  static let screen = MarkupFixture(
    "screen",
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
        <device id="retina6_1" orientation="portrait" appearance="light"/>
        <!-- made by hand -->
        <objects>
            <view contentMode="scaleToFill" id="iN0-l3-epB">
                <rect key="frame" x="0.0" y="-20.5" width="414" height="1e+02"/>
                <subviews>
                    <label opaque="NO" text="Fish &amp; Chips &#10; €" id="kh9-bI-dsS"/>
                    <button id="b"><rect key="frame" x="1" y="2" width="3" height="4"/></button>
                </subviews>
                <string key="text">Line one
    line <![CDATA[<two>]]> &lt;three&gt;</string>
            </view>
        </objects>
    </document>

    """)

  static let wellFormed: [MarkupFixture] = [
    screen,
    MarkupFixture("single tag", "<a/>"),
    MarkupFixture("two tags", "<a></a>"),
    MarkupFixture(
      "line ends of Windows", "<?xml version=\"1.0\"?>\r\n<a b=\"1\r\n2\">\r\n  <c/>\r\n</a>\r\n"),
    MarkupFixture("line ends of old", "<a>\r<b/>\r\rtext\r</a>\r"),
    MarkupFixture("byte order mark", "\u{FEFF}<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<a/>\n"),
    MarkupFixture("byte order mark in text", "<a>\u{FEFF}</a>"),
    MarkupFixture(
      "standalone", "<?xml version = '1.0' encoding='UTF-8' standalone=\"no\" ?>\n<a/>"),
    MarkupFixture(
      "references", "<a b=\"&lt;&gt;&amp;&quot;&apos;&#9;&#xA;&#x1f600;\">&lt;&#65;&#x42;&amp;amp;</a>"),
    MarkupFixture("sections", "<a><![CDATA[]]>x<![CDATA[<b>&amp;]]]]><![CDATA[>]]></a>"),
    MarkupFixture(
      "comments everywhere",
      """
      <!-- 1 --><?p q?><!----><a><!-- 2 -->t<!-- <b> & -->u<b><!-- - --></b><!-- 3 --></a><!-- 4 -->
      <?end x?>
      """
    ),
    MarkupFixture("single quotes", "<a b='1' c='\"' d=\"'\"/>"),
    MarkupFixture("odd spacing", "<a  b = '1'\n\tc\t=\n\"2\"   ><d  e='f'  /></a  \n>"),
    MarkupFixture("tabs", "<a\tb=\"\t1\t\">\t<c/>\t</a>"),
    MarkupFixture("beyond ASCII", "<élan naïve=\"Ünï\">漢字<名 前=\"😀\"/>\u{1F600}\u{85}\u{2028}</élan>"),
    MarkupFixture("punctuated names", "<_a.b-c a:b.c-d_e=\"\"><a-1/></_a.b-c>"),
    MarkupFixture("greater-than signs", "<a b=\">\">a > b ]] > ]>]</a>"),
    MarkupFixture(
      "many attributes", "<a " + (0..<40).map { "name\($0)=\"\($0)\"" }.joined(separator: " ") + "/>"),
    MarkupFixture("siblings", "<a><b/><b/>1<b>2<c/>3</b>4<b/></a>"),
    MarkupFixture("instructions", "<a><?target some <text> ?><?empty?><?x ??></a>"),
  ]
}
