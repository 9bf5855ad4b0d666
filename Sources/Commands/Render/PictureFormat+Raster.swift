import PlumbLayoutRendering
import PlumbRasterRendering
import PlumbTextOutput

extension PictureFormat {
  static let png = PictureFormat(ending: "png") { drawing, scale throws(Failure) in
    do throws(RasterError) {
      return try PNGWriter.bytes(drawing, scale: scale)
    } catch {
      throw Failure(error.message)
    }
  }

  static let pdf = PictureFormat(ending: "pdf") { drawing, _ throws(Failure) in
    do throws(RasterError) {
      return try PDFWriter.bytes(drawing)
    } catch {
      throw Failure(error.message)
    }
  }
}

extension RasterError {
  /// A sentence for a person, who may change the options of `plumb render`.
  var message: String {
    switch self {
    case .unavailable:
      "PNG and PDF need Cairo and Pango: “apt-get install libcairo2-dev libpango1.0-dev pkg-config”, "
        + "then run ./plumb again."
    case .tooLarge(let width, let height):
      "A PNG of \(JSONText.number(width)) × \(JSONText.number(height)) pixels is too large. "
        + "Choose one --scene, a smaller --scale, or a .pdf or .svg file."
    case .invalidSize: "The picture's size is no number."
    case .invalidScale: "A scale is a number above 0."
    case .cairo(let reason): "The picture could not be drawn. Cairo says: \(reason)."
    }
  }
}
