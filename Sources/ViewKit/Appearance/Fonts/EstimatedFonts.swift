import CoreGraphics

/// The families without figures of their own that somebody has asked for.
enum EstimatedFonts {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var families: Set<String> = []

  /// Says of a family that is not built in, the first time that one of its fonts is made, what its figures are.
  static func note(_ face: FontFace) {
    guard !face.font.isKnown else { return }
    let family = face.familyName
    guard lock.withLock({ families.insert(family).inserted }) else { return }
    let text =
      "[Fonts] The font family \(family) is not built in: its texts are measured as San Francisco's, as an estimate. "
      + "Where sizes have to be those of a device, test with a system font, Helvetica or Arial."
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { LayoutLog.say(text) }
    } else {
      FileHandle.standardError.write(Data((text + "\n").utf8))
    }
  }
}
