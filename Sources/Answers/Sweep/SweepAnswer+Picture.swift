import PlumbAutoLayout
import PlumbFindings
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbLayoutRendering
import PlumbSceneDiagnostics
import PlumbSceneRendering

extension DocumentSession {
  /// More layouts of a branch are not drawn: those at its ends and the first break points are.
  private static let mostLayouts = 12

  /// What a sweep found, as a chart of each branch above the layouts at its break points.
  package func picture(of answer: SweepAnswer) throws(AnswerError) -> Drawing {
    var parts: [Drawing] = []
    for branch in answer.branches {
      var session = self
      var scenes: [RenderedScene] = []
      for size in branch.drawnSizes(most: Self.mostLayouts) {
        session.environment = branch.environment(at: size)
        let diagnosis = try session.diagnosis(ofScene: branch.position)
        let root = diagnosis.layout.scene.mainRoot.map { diagnosis.layout.scene.views[$0].id }
        guard var scene = diagnosis.renderedScenes().first(where: { $0.views.first?.id == root }) else {
          continue
        }
        scene.title = size.points + (branch.axis == .horizontal ? " wide" : " high")
        let count = branch.findings.count { $0.ranges.contains { $0.holds(at: size, in: branch.sizes) } }
        scene.caption = count == 0 ? "all is well" : count == 1 ? "1 finding" : String(count) + " findings"
        scenes.append(scene)
      }
      let title = answer.document.split(separator: "/").last.map { String($0) } ?? answer.document
      parts.append(
        RangeChart(branch, title: title).drawing(
          above: Drawing(title: title, scenes: scenes, options: PictureOptions(constraints: .automatic))))
    }
    return Drawing(title: answer.document, below: parts)
  }
}

extension SweepBranch {
  /// The branch's environment with the size that its root has there.
  package func environment(at size: Double) -> Environment {
    var environment = environment
    environment.forcesSize = true
    environment.size =
      axis == .horizontal
      ? Size(width: size, height: acrossSize) : Size(width: acrossSize, height: size)
    return environment
  }

  /// The ends of the sizes and where findings begin and end.
  fileprivate func drawnSizes(most: Int) -> [Double] {
    var inner: Set<Double> = []
    for range in findings.flatMap({ $0.ranges }) {
      for size in [range.sizes.lowerBound, range.sizes.upperBound]
      where size > sizes.lowerBound && size < sizes.upperBound {
        inner.insert(size)
      }
    }
    let ends = sizes.lowerBound < sizes.upperBound ? [sizes.upperBound] : []
    return [sizes.lowerBound] + inner.sorted().prefix(most - 2) + ends
  }
}

extension RangeChart {
  fileprivate init(_ branch: SweepBranch, title: String) {
    let axis = branch.axis == .horizontal ? "widths" : "heights"
    self.init(
      title: branch.scene.map { $0.isOnly ? title : title + " · " + $0.name } ?? title,
      caption: axis + " from " + branch.sizes.lowerBound.points + " to " + branch.sizes.upperBound.points,
      interval: branch.sizes,
      rows: branch.findings.map { found in
        Row(
          text: found.finding.message.text, isError: found.finding.severity == .error,
          ranges: found.ranges.map({ $0.sizes }))
      })
  }
}
