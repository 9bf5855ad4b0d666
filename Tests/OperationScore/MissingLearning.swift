import Foundation
import PlumbLayoutOperations

/// A choice between candidates, and which of them people had written.
struct MissingLesson: Sendable {
  let fold: Int
  let rows: [Int]
  let features: [[Int]]
  let labels: [Int]
}

/// Costs from choices: the weights under which what people wrote is most probable, each candidate's probability being in
/// proportion to the exponential of its sum (a multinomial logit, by stochastic gradient with a little shrinkage).
enum MissingLearning {
  static func costs(_ lessons: [MissingLesson]) -> MissingCosts {
    let columns = MissingCosts.columns
    var weights = [Float](repeating: 0, count: MissingCosts.rows * columns)
    var squares = [Float](repeating: 1e-3, count: weights.count)
    for _ in 0..<40 {
      for lesson in lessons {
        var scores = zip(lesson.rows, lesson.features).map { row, features in
          features.reduce(Float(0)) { $0 + weights[row * columns + $1] }
        }
        let top = scores.max() ?? 0
        scores = scores.map { exp($0 - top) }
        let sum = scores.reduce(0, +)
        let wanted = lesson.labels.reduce(Float(0)) { $0 + scores[$1] }
        for place in lesson.rows.indices {
          let target = lesson.labels.contains(place) ? scores[place] / wanted : 0
          let slope = target - scores[place] / sum
          guard abs(slope) > 1e-4 else { continue }
          for feature in lesson.features[place] {
            let index = lesson.rows[place] * columns + feature
            let step = slope - 2e-4 * weights[index]
            squares[index] += step * step
            weights[index] += 0.1 * step / squares[index].squareRoot()
          }
        }
      }
    }
    return MissingCosts(weights: weights.map { max(-99, min(99, ($0 * 10).rounded())) })
  }

  /// The table as `MissingCosts+Table.swift` has it: for each row that has anything its number and its columns.
  static func printTable(_ costs: MissingCosts) {
    let columns = MissingCosts.columns
    for row in 0..<MissingCosts.rows {
      let values = costs.weights[row * columns..<(row + 1) * columns]
      guard values.contains(where: { $0 != 0 }) else { continue }
      var line = "    \(row)"
      for value in values {
        let text = String(Int(value))
        if line.count + text.count > 110 {
          print(line)
          line = "     "
        }
        line += " " + text
      }
      print(line)
    }
  }
}
