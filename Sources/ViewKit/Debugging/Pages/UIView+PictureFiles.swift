import CoreGraphics
internal import PlumbAutoLayout
internal import PlumbLayoutDiagnostics

extension UIView.Plumb {
  /// Writes a picture of the view and all below it, as a whole or not at all.
  ///
  /// A path that ends in `.svg` gets what `layoutPicture()` gives. One that ends in `.html` gets a page for any browser, one
  /// file that needs no other: views and guides, each active constraint with its name and the line that made it, why the
  /// numbers of each view are what they are, what is ambiguous, exercised step by step, and what conflicts.
  ///
  /// Explanations are whole for up to 60 views and guides, say what values come from for up to 300, and are left out beyond.
  ///
  /// - Parameter path: From the current directory where it does not begin with a slash.
  /// - Complexity: For a page, a picture and four explanations a view.
  public func picture(to path: String) throws(LayoutPictureError) {
    switch path.lowercased().split(separator: ".", omittingEmptySubsequences: false).last {
    case "svg": try PictureFile.write(Data(layoutPicture().utf8), to: path)
    case "html": try PictureFile.write(try page(.nothing), to: path)
    default: throw .unknownEnding(path: path)
    }
  }

  /// Shows constraints in the hierarchy that they lay out, as AppKit's `NSWindow.visualizeConstraints(_:)` does in a window:
  /// here as a page, `constraints-1.html` and so on in the directory that the environment variable `PLUMB_PICTURES` names,
  /// else in the current one. The log says where it is. Constraints of other hierarchies, and those that are not active, are
  /// not shown.
  ///
  /// - Complexity: That of `picture(to:)`.
  public func visualizeConstraints(_ constraints: [NSLayoutConstraint]) {
    let path = PictureFile.next("constraints") + ".html"
    do throws(LayoutPictureError) {
      let window = view.hierarchyRoot
      window.settleEngine()
      let rows = constraints.compactMap { constraint in
        constraint.installation.container?.hierarchyRoot === window ? constraint.installation.row : nil
      }
      try PictureFile.write(try window.plumb.page(.constraints(rows)), to: path)
      LayoutLog.report(.constraintsShown(path: path, shown: rows.count, of: constraints.count))
    } catch {
      LayoutLog.report(.pictureFailed(error))
    }
  }

  private func page(_ focus: HierarchyRecord.Focus) throws(LayoutPictureError) -> Data {
    view.layOutBeforeDrawing()
    let page: Data? = view.inspect(nil) { inspection, node throws(LayoutError) in
      let contents = view.drawnContents(inspection, under: node)
      return HierarchyPage.bytes(
        try HierarchyRecord(inspection, under: node, contents: contents, focus: focus))
    }
    guard let page else { throw .noLayout }
    return page
  }
}
