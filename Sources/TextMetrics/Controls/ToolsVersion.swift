/// The builds of Interface Builder by which documents tell what they were saved with.
package enum ToolsVersion {
  /// What beta versions write, whatever their build.
  private static let beta = 32700
  /// What a beta version counts as where its plug-in does not tell: the last one known to have written 32700. Those
  /// whose plug-ins tell are 22684 to 22690 (n = 62), of Xcode 15.
  private static let usualBeta = 22690

  /// The build that saved a document; every comparison with the version of Xcode that brought a change is one with this.
  ///
  /// - Parameters:
  ///   - written: The number that the document gives as its `toolsVersion`.
  ///   - plugIn: That of the plug-in of Interface Builder that it depends on. Elsewhere than in beta versions the two
  ///     are nearly the same (n = 423, within 65 but for one).
  package static func build(written: Int, plugIn: Int? = nil) -> Int {
    guard written == beta else { return written }
    return plugIn.flatMap { $0 < beta ? $0 : nil } ?? usualBeta
  }
}
