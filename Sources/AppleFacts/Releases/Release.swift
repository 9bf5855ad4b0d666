/// A release of Xcode, by the build of its Interface Builder: the one that saved a document, or the one whose controls a live
/// view has.
///
/// Xcode brings the controls of the systems of its year, so that what documents record changes from one release to the next.
/// What changed is asked by name, `release >= .xcode12`; `Release+Versions.swift` has the builds.
@frozen
package struct Release: Hashable, Comparable, Sendable {
  /// Interface Builder's build, such as 14490, which documents call their tools version; 0 where one does not say.
  package let build: Int

  @inlinable package init(build: Int) { self.build = build }

  /// Before all others.
  package static let earliest = Release(build: 0)

  /// The release that saved a document.
  ///
  /// - Parameters:
  ///   - written: The number that the document gives as its `toolsVersion`.
  ///   - plugIn: That of the plug-in of Interface Builder that it depends on. Elsewhere than in beta versions the two
  ///     are nearly the same (n = 423, within 65 but for one).
  package init(written: Int, plugIn: Int? = nil) {
    guard written == Self.beta else {
      self.init(build: written)
      return
    }
    self.init(build: plugIn.flatMap { $0 < Self.beta ? $0 : nil } ?? Self.usualBeta)
  }

  /// What beta versions write, whatever their build.
  private static let beta = 32700
  /// What a beta version counts as where its plug-in does not tell: the last one known to have written 32700. Those
  /// whose plug-ins tell are 22684 to 22690 (n = 62), of Xcode 15.
  private static let usualBeta = 22690

  @inlinable package static func < (left: Release, right: Release) -> Bool { left.build < right.build }
}
