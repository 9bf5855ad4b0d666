extension Double {
  /// The number as a person writes points: at most three decimals, no trailing zeros, a minus sign where it is negative.
  package var points: String {
    guard isFinite, magnitude < 1e12 else { return isNaN ? "not a number" : self < 0 ? "−∞" : "∞" }
    let thousandths = Int64((magnitude * 1000).rounded())
    var text = self < 0 && thousandths > 0 ? "−" : ""
    text += String(thousandths / 1000)
    var decimals = thousandths % 1000
    guard decimals > 0 else { return text }
    text += "."
    var digit: Int64 = 100
    while decimals > 0 {
      text += String(decimals / digit)
      decimals %= digit
      digit /= 10
    }
    return text
  }
}

/// “a”, “a and b”, “a, b and c”.
func list(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return joined(words.dropLast(), ", ") + " and " + last
}

func joined(_ words: some Sequence<String>, _ separator: String) -> String {
  var text = ""
  for (index, word) in words.enumerated() { text += (index > 0 ? separator : "") + word }
  return text
}
