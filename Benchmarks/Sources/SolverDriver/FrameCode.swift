/// Siblings or nested boxes laid out by code written for nothing else: what it takes merely to evaluate the answer,
/// which no solver can outdo.
struct FrameCode: Contestant {
  enum Shape: String {
    /// The families W1 and W2 of `comparison/families.py`.
    case siblings, nested
  }

  private let workload: Workload
  private let shape: Shape
  private let wishes: [Double]
  /// Left, top, width and height of one view after the other.
  private var frames: [Double] = []
  /// The sum of all values read: that they are used keeps the optimiser from leaving the reading out.
  private(set) var sum = 0.0

  init(_ workload: Workload, _ shape: Shape) {
    self.workload = workload
    self.shape = shape
    wishes = workload.edits.map(\.value)
  }

  mutating func clear() { frames = [] }

  mutating func build() {
    frames = Array(repeating: 0, count: workload.variableCount)
    layOut(wishes[0], wishes[1])
  }

  mutating func take(_ step: Int, of phase: Phase) throws {
    guard phase == .edits else { throw DriverError.usage("frame code takes edits only") }
    var (width, height) = (frames[2], frames[3])
    for setting in workload.editSteps[step] {
      if setting.index == 0 { width = setting.value } else { height = setting.value }
    }
    layOut(width, height)
    for value in frames { sum += value }
  }

  func values() -> [Double] { frames }

  private mutating func layOut(_ width: Double, _ height: Double) {
    let shape = shape
    frames.withUnsafeMutableBufferPointer { frames in
      frames[2] = width
      frames[3] = height
      switch shape {
      case .siblings: Self.stack(frames)
      case .nested:
        var next = 4
        // Each box has four boxes or none.
        var depth = 0
        var count = 4
        while count < frames.count {
          depth += 1
          count = 4 * count + 4
        }
        Self.split(frames, 0, level: 0, of: depth, &next)
      }
    }
  }

  private static func stack(_ frames: UnsafeMutableBufferPointer<Double>) {
    let width = frames[2] - 16
    var top = frames[1] + 8
    for view in stride(from: 4, to: frames.count, by: 4) {
      frames[view] = frames[0] + 8
      frames[view + 1] = top
      frames[view + 2] = width
      frames[view + 3] = 20
      top += 28
    }
  }

  private static func split(
    _ frames: UnsafeMutableBufferPointer<Double>, _ parent: Int, level: Int, of depth: Int, _ next: inout Int
  ) {
    if level == depth { return }
    let along = level % 2
    let across = 1 - along
    let first = next
    next += 16
    let length = (frames[parent + along + 2] - 32) / 4
    let breadth = frames[parent + across + 2] - 8
    var place = frames[parent + along] + 4
    for child in stride(from: first, to: first + 16, by: 4) {
      frames[child + along] = place
      frames[child + along + 2] = length
      frames[child + across] = frames[parent + across] + 4
      frames[child + across + 2] = breadth
      place += length + 8
    }
    for child in stride(from: first, to: first + 16, by: 4) {
      split(frames, child, level: level + 1, of: depth, &next)
    }
  }
}
