/// What pictures made of pixels, and PDF, need beside Swift: Cairo and Pango.
public enum RasterLibraries {
  /// Whether Plumb was built with them, the package trait `Raster`. Without, writers throw
  /// `RasterError.unavailable`.
  public static var areBuiltIn: Bool {
    #if Raster
      true
    #else
      false
    #endif
  }
}
