/// What pictures made of pixels, and PDF, need beside Swift: Cairo and Pango.
package enum RasterLibraries {
  /// Whether Plumb was built with them, the package trait `Raster`. Without, writers throw
  /// `RasterError.unavailable`.
  package static var areBuiltIn: Bool {
    #if Raster
      true
    #else
      false
    #endif
  }
}
