/// The first stored property of what attributes of texts hold: fonts, colours, paragraph styles, shadows.
///
/// Where Foundation off Apple's platforms compares attributes, it takes the word behind an object's header for the type of a
/// Core Foundation object. Without a type there the program stops; any other leads to `isEqual(_:)` (found by trying words
/// with each bit set).
struct FoundationHeader: Hashable, Sendable {
  private let word: UInt64 = 0x100
}
