import CorpusRecord
import PlumbAppleFacts
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbMarkup
import TestSupport
import Testing

/// Documents that nobody wrote: each is laid out or refused, and every number that comes out is one.
@Suite("Mutated documents are laid out or refused")
struct LayoutMutationTests {
  @Test(arguments: SeededGenerator.seeds(4))
  func damagedBytes(_ seed: UInt64) throws {
    for file in CheckoutDocument.all {
      let bytes = try file.folder.bytes(of: file.name)
      var mutator = MarkupMutator(seed: seed)
      for _ in 0..<4 { try layOut(mutator.mutant(of: bytes), "seed \(seed), \(file.testDescription)") }
    }
  }

  /// Well-formed, but senseless: values of attributes are exchanged for others of the same name.
  @Test(arguments: SeededGenerator.seeds(4))
  func exchangedValues(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for file in CheckoutDocument.all {
      let document = try file.read()
      for _ in 0..<4 {
        try layOut(exchange(in: document, &generator), "seed \(seed), \(file.testDescription)")
      }
    }
  }

  private func layOut(_ bytes: [UInt8], _ origin: String) throws {
    // A document that cannot be read is refused; what the reader does with it has its own tests.
    guard case .success(let document) = Result(catching: { try InterfaceDocument(bytes: bytes) }) else {
      return
    }
    for environment in [
      PlumbInterfaceBuilder.Environment(), .init(device: Device.named("retina4_0"), direction: .rightToLeft),
      .init(content: .measured),
    ] {
      guard case .success(let scenes) = Result(catching: { try document.layOut(in: environment) }) else {
        continue
      }
      for view in scenes.flatMap(\.views) {
        #expect(view.frame.numbers.allSatisfy { $0.isFinite }, "\(origin): \(view.id) \(view.frame)")
      }
    }
  }

  /// A copy in which some attributes have the value of another attribute with the same name.
  private func exchange(in document: InterfaceDocument, _ generator: inout SeededGenerator) -> [UInt8] {
    var attributes: [MarkupAttribute] = []
    var pending = [document.markup.root]
    while let element = pending.popLast() {
      attributes += element.attributes
      pending += element.children
    }
    let bytes = document.markup.bytes
    var replacements: [Range<Int>: Range<Int>] = [:]
    for _ in 0..<Int.random(in: 1...6, using: &generator) {
      let target = attributes.pick(&generator)
      let source = attributes.filter { $0.name == target.name && $0.quote == target.quote }.pick(&generator)
      replacements[target.valueRange] = source.valueRange
    }
    var edited: [UInt8] = []
    var position = 0
    for (target, source) in replacements.sorted(by: { $0.key.lowerBound < $1.key.lowerBound }) {
      edited += bytes[position..<target.lowerBound]
      edited += bytes[source]
      position = target.upperBound
    }
    return edited + bytes[position...]
  }
}
