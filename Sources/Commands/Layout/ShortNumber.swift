import PlumbTextOutput

extension Double {
  /// With at most two decimals, and none where there are none.
  var shortened: String {
    let hundredths = (self * 100).rounded()
    if hundredths.truncatingRemainder(dividingBy: 100) == 0 { return JSONText.number(hundredths / 100) }
    let whole = Int64(abs(hundredths)) / 100
    let fraction = Int64(abs(hundredths)) % 100
    let digits = fraction % 10 == 0 ? String(fraction / 10) : (fraction < 10 ? "0" : "") + String(fraction)
    return (hundredths < 0 ? "-" : "") + "\(whole).\(digits)"
  }
}
