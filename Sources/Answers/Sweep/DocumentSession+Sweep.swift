import PlumbAppleFacts
import PlumbAutoLayout
import PlumbFindings
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbSceneDiagnostics
import PlumbTextMetrics

extension DocumentSession {
  /// The exact sizes at which scenes start to clip, to conflict or to take another form.
  ///
  /// Frames are lines between the sizes at which some constraint starts or ceases to count, which the solver names. What
  /// is no line (texts that wrap, margins that switch) is found by halving, to half a point. The words, and what counts
  /// as wrong, are the linter's.
  ///
  /// - Parameter scene: The one that is meant, as a person calls it; nil for all that have a root to be resized.
  package func sweep(_ wish: SweepWish, scene: String? = nil) throws(AnswerError) -> SweepAnswer {
    var only: String?
    if let scene { only = try document.sceneID(meantBy: scene) }
    let names = DocumentScenes(document)
    var branches: [SweepBranch] = []
    var passedOver: [String] = []
    for (position, element) in document.scenes.enumerated() where only == nil || element.id == only {
      let resolved = document.resolve()[position]
      // Bars of controllers without a view of their own are no layout.
      if resolved.constraints.isEmpty, resolved.mainRoot == nil { continue }
      let finding = names.scene(withID: element.id)
      guard resolved.mainRoot != nil else {
        passedOver.append(finding?.name ?? name)
        continue
      }
      for environment in environments(wish) {
        for (axis, sizes) in wish.courses {
          branches += try sweep(position, finding, environment, axis, sizes)
        }
      }
    }
    if branches.isEmpty {
      throw .impossible("There is no view here that could be given another size.")
    }
    return SweepAnswer(document: name, branches: branches, passedOver: passedOver)
  }

  private func environments(_ wish: SweepWish) -> [Environment] {
    var base = environment
    base.size = nil
    base.exercise = nil
    var environments: [Environment] = []
    let devices = wish.devices.isEmpty ? [base.device] : wish.devices.map { $0 as Device? }
    let textSizes =
      wish.textSizes.isEmpty ? [base.texts.category] : wish.textSizes.map { $0 as ContentSizeCategory? }
    for device in devices {
      for textSize in textSizes {
        base.device = device
        base.texts.category = textSize
        environments.append(base)
      }
    }
    return environments
  }

  /// Sweeps a scene along an axis: once for each width class that the sizes have.
  private func sweep(
    _ position: Int, _ scene: FindingScene?, _ environment: Environment, _ axis: Axis,
    _ sizes: ClosedRange<Double>
  ) throws(AnswerError) -> [SweepBranch] {
    var session = self
    session.environment = environment
    let own = try session.layout(ofScene: position)
    guard let root = own.scene.mainRoot else { return [] }
    let ownSize = own.givenFrames[root].size
    let across = axis == .horizontal ? ownSize.height : ownSize.width
    let parts = axis == .horizontal ? parts(of: sizes, environment, across: across) : [sizes]
    var branches: [SweepBranch] = []
    for (place, part) in parts.enumerated() {
      var walk = SweepWalk(session, position: position, axis: axis, across: across)
      let stretches = try walk.stretches(over: part)
      let neighbours = SweepNeighbours(stretches[0].layout, own: own)
      var found = SweepCollector(part)
      var proof = SweepProof()
      for stretch in stretches {
        for cell in try walk.cells(of: stretch) { found.add(cell) }
        neighbours.collect(stretch, into: &found)
        proof.note(stretch, isFirst: stretch.sizes.lowerBound == part.lowerBound)
      }
      proof.layouts = walk.layoutCount
      branches.append(
        SweepBranch(
          scene: scene, position: position, environment: environment, axis: axis, sizes: part,
          acrossSize: across, ownSize: ownSize[axis],
          widthClass: parts.count == 1 ? nil : place == 0 ? "compact" : "regular",
          findings: found.findings, forms: SweepForms(stretches).forms, proof: proof))
    }
    return branches
  }

  /// Widths, divided where the size classes change.
  private func parts(
    of sizes: ClosedRange<Double>, _ environment: Environment, across: Double
  ) -> [ClosedRange<Double>] {
    func at(_ width: Double) -> Environment {
      var environment = environment
      environment.size = Size(width: width, height: across)
      return environment
    }
    let (low, high) = (sizes.lowerBound, sizes.upperBound)
    if document.hasSameTraits(at(low), at(high)) { return [sizes] }
    var (same, other) = (0.0, ((high - low) / SweepWalk.step).rounded(.up))
    while other - same > 1 {
      let middle = ((same + other) / 2).rounded(.down)
      let width = low + middle * SweepWalk.step
      if document.hasSameTraits(at(low), at(width)) { same = middle } else { other = middle }
    }
    return [low...(low + same * SweepWalk.step), min(low + other * SweepWalk.step, high)...high]
  }
}

extension SweepProof {
  fileprivate mutating func note(_ stretch: SweepStretch, isFirst: Bool) {
    if !isFirst, !stretch.isLowerExact { switches.append(stretch.sizes.lowerBound) }
    if stretch.sweep == nil, stretch.sizes.lowerBound < stretch.sizes.upperBound {
      tried.append(stretch.sizes)
    } else {
      stretches += 1
    }
  }
}
