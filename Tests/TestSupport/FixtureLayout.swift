/// What a fixture's document must give in one environment.
///
/// A fixture is a document whose first comment says what it shows and what is expected of it:
///
///     layout device=retina4_7 landscape
///       root  0 0 667 375
///       box   10 30 120 50  free x,width
///       conflict right: width left
///
/// `layout` begins an environment, the document's own where nothing follows. Below it stands each view in
/// document order with its frame. A view is expected to be well placed, decided, visible and of known content;
/// otherwise words follow: `free` with what is left open, `misplaced`, `unjudged` (no verdict on its place),
/// `unrecorded` (no rectangle in the document), `hidden`, `unknown` (content), or its name in quotation marks.
/// `conflict` names the constraint that gives way and, behind the colon, the others.
package struct FixtureLayout: Sendable, Equatable {
  /// The words behind `layout`.
  package var options: [String]
  package var views: [FixtureView] = []
  package var conflicts: [FixtureConflict] = []

  package init(options: [String], views: [FixtureView] = [], conflicts: [FixtureConflict] = []) {
    self.options = options
    self.views = views
    self.conflicts = conflicts
  }

  /// Whether the environment is the one that the document was saved in: however its contents are measured.
  package var isAsRecorded: Bool { options.allSatisfy { $0 == "measured" } }
}

/// What is expected of a view.
package struct FixtureView: Sendable, Equatable {
  package var id: String
  /// x, y, width and height as the document would write them.
  package var frame: [Double]
  /// Which of `x`, `y`, `width` and `height` are left open.
  package var free: [String]
  package var isMisplaced: Bool?
  package var isRecorded: Bool
  package var isHidden: Bool
  package var isContentKnown: Bool
  /// Nil where the fixture does not say.
  package var name: String?

  package init(
    id: String, frame: [Double], free: [String] = [], isMisplaced: Bool? = false, isRecorded: Bool = true,
    isHidden: Bool = false, isContentKnown: Bool = true, name: String? = nil
  ) {
    self.id = id
    self.frame = frame
    self.free = free
    self.isMisplaced = isMisplaced
    self.isRecorded = isRecorded
    self.isHidden = isHidden
    self.isContentKnown = isContentKnown
    self.name = name
  }
}

/// A conflict that is expected.
package struct FixtureConflict: Sendable, Equatable {
  package var broken: String
  /// The ids of the other constraints, sorted.
  package var others: [String]

  package init(broken: String, others: [String]) {
    self.broken = broken
    self.others = others
  }
}
