import PlumbInterfaceBuilder
import PlumbSceneDiagnostics
import PlumbTextOutput

/// The last line of `plumb layout`: how much is wrong, counted as `plumb lint` counts, and how much is in doubt; nothing
/// where there is neither.
struct LayoutSummary {
  private let output: Output
  private var conflicts = 0
  private var ambiguous = 0
  private var misplaced = 0
  private var following = 0
  private var doubts = 0
  private var keeping = 0

  init(_ scenes: [SceneJudgement], _ output: Output) {
    self.output = output
    for scene in scenes {
      conflicts += scene.conflicts.count
      ambiguous += scene.ambiguities.count
      misplaced += scene.misplacements.count
      following += scene.verdicts.values.count { verdict in
        if case .follows = verdict { true } else { false }
      }
      doubts += scene.doubtCount
      keeping += scene.layout.rootsKeepingSize.count
    }
  }

  var text: String {
    var parts: [String] = []
    if conflicts > 0 {
      parts.append(output.styled("\(conflicts) conflict" + (conflicts == 1 ? "" : "s"), .red))
    }
    if ambiguous > 0 { parts.append(output.styled("\(ambiguous) ambiguous", .orange)) }
    if misplaced > 0 { parts.append(output.styled("\(misplaced) misplaced", .orange)) }
    if following > 0 { parts.append(output.styled("\(following) following", .orange)) }
    if doubts > 0 { parts.append("\(doubts) in doubt") }
    if keeping > 0 {
      parts.append(
        output.styled(keeping == 1 ? "1 root keeps its size" : "\(keeping) roots keep their sizes", .orange))
    }
    return parts.joined(separator: ", ")
  }
}
