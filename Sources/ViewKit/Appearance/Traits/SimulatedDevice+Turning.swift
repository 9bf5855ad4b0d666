import CoreGraphics
internal import PlumbAppleFacts

extension SimulatedDevice {
  /// The device turned by a quarter.
  ///
  /// What is at the top of an upright phone with a sensor housing is at both sides of one held sideways, and its home
  /// indicator takes 34 points upright and 21 sideways; a phone without keeps nothing free sideways, and 20 points for
  /// the status bar upright. Other devices keep their safe area. A phone of which that is not true (some keep 20 points
  /// free at the top under iOS 26) wants its `safeAreaInsets` set afterwards.
  public var turned: SimulatedDevice {
    var device = self
    device.size = CGSize(width: size.height, height: size.width)
    guard idiom == .phone else { return device }
    if isLandscape {
      let housing = safeAreaInsets.left
      device.safeAreaInsets = UIEdgeInsets(
        top: housing > 0 ? housing : StatusBars.usual, left: 0,
        bottom: housing > 0 ? HomeIndicators.upright : 0, right: 0)
    } else {
      let housing = safeAreaInsets.bottom > 0 ? safeAreaInsets.top : 0
      device.safeAreaInsets = UIEdgeInsets(
        top: 0, left: housing, bottom: housing > 0 ? HomeIndicators.sideways : 0, right: housing)
    }
    return device
  }
}
