import PlumbAutoLayout
import Testing

/// The judgements of other parsers' tests.
@Suite(.enabled(if: !VisualFormatSheet.rows.isEmpty, "no table of formats beside the checkout"))
struct VisualFormatSheetTests {
  @Test func judgements() {
    for row in VisualFormatSheet.rows {
      do throws(VisualFormatError) {
        let constraints = try VisualFormat.constraints(in: row.format, options: row.options, names: row.names)
        #expect(row.isApples, "\(row.format) is read")
        if let count = row.count { #expect(constraints.count == count, "\(row.format)") }
      } catch {
        #expect(!row.isApples, "\(row.format): \(error.message)")
      }
    }
  }
}
