extension ViewAttributes {
  /// How opaque the view is: `alpha` of iOS, `alphaValue` of macOS, and 1 where the document has neither.
  package var opacity: Double { alpha ?? alphaValue ?? 1 }
}
