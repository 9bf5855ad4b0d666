import CoreGraphics

/// A colour by its place on the wheel of colours; all numbers from 0 to 1.
struct HueSaturationBrightness {
  var hue: CGFloat
  var saturation: CGFloat
  var brightness: CGFloat

  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    self.hue = hue
    self.saturation = saturation
    self.brightness = brightness
  }

  init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    let most = max(red, green, blue)
    let spread = most - min(red, green, blue)
    brightness = most
    saturation = most > 0 ? spread / most : 0
    guard spread > 0 else {
      hue = 0
      return
    }
    let sixths =
      most == red
      ? (green - blue) / spread : most == green ? (blue - red) / spread + 2 : (red - green) / spread + 4
    hue = (sixths < 0 ? sixths + 6 : sixths) / 6
  }

  var redGreenBlue: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    func component(_ offset: CGFloat) -> CGFloat {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    return (component(5), component(3), component(1))
  }
}
