/// The steps that compute the values which depend on certain constants, for the next time that the same ones change.
struct Replay: Sendable {
  init(in memory: Memory) {}
  mutating func move(to memory: Memory) {}
}
