extension VisualFormat {
  /// The constraints that the format stands for.
  ///
  /// They come in reading order, the space before a view ahead of the view's own size (Apple's reference of
  /// `constraints(withVisualFormat:options:metrics:views:)` promises the order of the format; tests that ran
  /// on AppKit assert it); then the alignments, pair by pair, in the order of the options' bits. Of two
  /// items, the one that lies farther right or down comes first, so that constants count up (the same tests).
  /// In alignments it is the one that the format names first.
  ///
  /// A name in a view's predicate is a metric's, if there is one, else a view's. A wrong alignment matters
  /// only where there are two views to be aligned.
  public func constraints(
    options: Options = [], names: Names
  ) throws(VisualFormatError) -> [Constraint] {
    var resolver = VisualFormatResolver(self, options: options, names: names)
    return try resolver.resolve()
  }

  /// The constraints that a format stands for, or the first mistake in it, be it one of grammar or of names,
  /// as UIKit reports it. Where one condition has both, it is the one of grammar.
  public static func constraints(
    in source: String, options: Options = [], names: Names
  ) throws(VisualFormatError) -> [Constraint] {
    var parser = VisualFormatParser(source)
    let mistake: VisualFormatError
    do throws(VisualFormatError) {
      try parser.parse()
      return try parser.format.constraints(options: options, names: names)
    } catch {
      mistake = error
    }
    // What was read before a mistake of grammar may have wrong names.
    _ = try parser.format.constraints(options: options, names: names)
    throw mistake
  }
}
