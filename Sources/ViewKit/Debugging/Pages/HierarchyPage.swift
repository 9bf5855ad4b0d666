internal import CHierarchyPage
import CoreGraphics

/// The page that shows a live hierarchy, as one file of HTML that needs no other.
enum HierarchyPage {
  /// Where the page has its data.
  static let marker = "<!-- document -->"

  /// The page with a record in it, as UTF-8.
  static func bytes(_ record: HierarchyRecord) -> Data {
    // Inside a script of HTML only this character ends what is data.
    let json = record.json.replacingOccurrences(of: "<", with: "\\u003c")
    let page = Data(bytes: plumb_hierarchy_page(), count: plumb_hierarchy_page_size())
    guard let place = page.range(of: Data(marker.utf8), options: .backwards) else {
      preconditionFailure("Scripts/make-live-page leaves a place for the data")
    }
    let script = "<script type=\"application/json\" id=\"hierarchy\">" + json + "</script>"
    return page[..<place.lowerBound] + Data(script.utf8) + page[place.upperBound...]
  }
}
