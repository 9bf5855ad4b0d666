/// `seed steps`: arrays and a dictionary that grow, shrink and go in an order drawn from the seed, then a sum over
/// all that is left. A heap that hands out memory twice changes the sum.
func allocations(_ line: ArraySlice<UInt8>) -> String {
  let numbers = fields(line).compactMap { UInt64($0) }
  guard numbers.count == 2 else { return malformedLine }
  var random = Random(seed: numbers[0])
  var arrays: [[UInt64]] = Array(repeating: [], count: 64)
  var counts: [UInt64: UInt64] = [:]

  for step in 0..<numbers[1] {
    let index = Int(random.next() % 64)
    switch random.next() % 4 {
    case 0:
      arrays[index] = []
    case 1:
      arrays[index] = Array(repeating: step, count: Int(random.next() % 2000))
    case 2:
      for _ in 0..<random.next() % 40 { arrays[index].append(random.next()) }
    default:
      let key = random.next() % 500
      counts[key, default: 0] += step
      if key % 3 == 0 { counts[key / 3] = nil }
    }
  }

  var sum: UInt64 = 0
  for array in arrays {
    for value in array { sum = sum &* 31 &+ value }
  }
  // The same in any order: a dictionary's own order is not a result.
  for (key, value) in counts { sum &+= key &* 1_000_003 ^ value }
  return "\(sum)"
}
