extension TextLines {
  /// How many lines further on, or back where negative, a group of lines is best taken for the one that was added or
  /// removed. Where the group is followed by a line like its first, it might as well begin a line later.
  ///
  /// Best is where the group and what follows it begin with little indentation: so an element is added, and not the end
  /// of one and the beginning of another. Of equal places the last is best, which other programs take, too.
  ///
  /// - Parameters:
  ///   - back: How many lines back there is room.
  ///   - on: How many lines on.
  /// - Complexity: O(*bytes* of the room and the group).
  func bestShift(of group: Range<Int>, back: Int, on: Int) -> Int {
    var first = 0
    while first > -back, isLine(group.lowerBound + first - 1, equalTo: group.upperBound + first - 1, of: self)
    {
      first -= 1
    }
    var last = 0
    while last < on, isLine(group.lowerBound + last, equalTo: group.upperBound + last, of: self) { last += 1 }
    var best = (indentation: Int.max, shift: 0)
    for shift in first...last {
      let indentation =
        indentation(of: group.lowerBound + shift) + indentation(of: group.upperBound + shift)
      if indentation <= best.indentation { best = (indentation, shift) }
    }
    return best.shift
  }
}
