/// What was done to a document, so that it can be undone and done again.
struct EditHistory: Sendable {
  /// A step: what differs between the bytes before and after it.
  private struct Change: Sendable {
    let title: String
    /// From the first to the last.
    let pieces: [ChangedPiece]
  }

  private var changes: [Change] = []
  /// How many of the changes are done; those behind are undone.
  private var done = 0
  /// What would be undone, and done again; nil where nothing would.
  var undoTitle: String? { done > 0 ? changes[done - 1].title : nil }
  var redoTitle: String? { done < changes.count ? changes[done].title : nil }

  /// Notes a change that was made.
  ///
  /// - Complexity: Linear in the bytes.
  mutating func note(_ title: String, from old: [UInt8], to new: [UInt8]) {
    changes.removeSubrange(done...)
    changes.append(Change(title: title, pieces: ChangedPiece.between(old, new)))
    done += 1
  }

  /// The bytes before the last change; nil where there is none.
  mutating func undo(_ bytes: [UInt8]) -> [UInt8]? {
    guard done > 0 else { return nil }
    done -= 1
    var bytes = bytes
    // The last first, which leaves the places of the others.
    for piece in changes[done].pieces.reversed() {
      bytes.replaceSubrange(piece.newStart..<(piece.newStart + piece.new.count), with: piece.old)
    }
    return bytes
  }

  /// The bytes after the change that was undone last; nil where there is none.
  mutating func redo(_ bytes: [UInt8]) -> [UInt8]? {
    guard done < changes.count else { return nil }
    var bytes = bytes
    for piece in changes[done].pieces.reversed() {
      bytes.replaceSubrange(piece.oldStart..<(piece.oldStart + piece.old.count), with: piece.new)
    }
    done += 1
    return bytes
  }
}
