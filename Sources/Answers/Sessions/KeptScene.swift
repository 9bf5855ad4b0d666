import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbSceneDiagnostics

/// What is known of one scene: its layout with all that is changed of it, and what was concluded from that.
struct KeptScene: Sendable {
  /// The scene as the document has it.
  let written: ResolvedScene
  /// Whether the layout was solved from the beginning, and not by changes to another one.
  private var isMadeAnew = false
  /// What the layout was made with; nil as long as there is none.
  private var made: SceneChanges?
  @Boxed private var kept: SceneLayout? = nil
  /// What was found out about the layout; nil as long as nobody asked.
  @Boxed private var knownFacts: SceneFacts? = nil
  @Boxed var judgement: SceneJudgement? = nil
  @Boxed var diagnosis: SceneDiagnosis? = nil
  /// What of the scene is not to be believed elsewhere; nil as long as nobody asked.
  var doubts: Doubts?
  /// Where ids stand in the scene; nil as long as nothing was changed.
  private var places: ScenePlaces?
  private var rootFrames: RootFrames?
  /// Whether all frames have to be read again.
  private var framesAreStale = true

  init(_ written: ResolvedScene) { self.written = written }

  /// - Precondition: The scene was brought up to date.
  var layout: SceneLayout {
    guard let kept else { preconditionFailure("the scene is laid out") }
    return kept
  }

  /// What is known of the layout.
  ///
  /// - Precondition: The scene was brought up to date.
  var facts: SceneFacts {
    get { knownFacts ?? SceneFacts(layout) }
    set { knownFacts = newValue }
  }

  /// Brings the layout to what is changed, and to the size that its root is given: by solving what that touches where it
  /// can, and from the beginning where not.
  ///
  /// - Parameter anew: Whether it is to be solved from the beginning in any case. Where several constraints give the same
  ///   number, which of them counts as its reason depends on what was solved before: frames do not, explanations do. Nor
  ///   has a layout that was changed the margins of views that nothing depends on.
  mutating func bringUpToDate(
    _ changes: SceneChanges, _ layouts: SceneLayouts, anew: Bool
  ) throws(LayoutError) {
    let isOfSize = kept?.environment.size == layouts.environment.size
    guard made != changes || !isOfSize || anew && !isMadeAnew else { return }
    var edits: SceneEdits?
    if let made, kept != nil {
      var found = self.edits(from: made, to: changes)
      if !isOfSize { found.size = .some(layouts.environment.size) }
      if found.isEmpty, isMadeAnew || !anew {
        // What is changed is in other scenes.
        self.made = changes
        return
      }
      edits = found
    }
    made = nil
    knownFacts = nil
    judgement = nil
    diagnosis = nil
    doubts = nil
    isMadeAnew = false
    if !anew, let edits, try kept?.change(edits) == true {
      made = changes
      return
    }
    kept = nil
    framesAreStale = true
    kept = try layouts.layout(of: layouts.apply(changes, to: written))
    isMadeAnew = true
    made = changes
  }

  /// What other changes come to in this scene.
  ///
  /// - Complexity: Linear in the changes; the first time in the scene.
  private mutating func edits(from old: SceneChanges, to new: SceneChanges) -> SceneEdits {
    let places = places ?? ScenePlaces(written)
    self.places = places
    var edits = SceneEdits()
    forEachDifference(old.constants, new.constants) { id, constant in
      for place in places.constraints[id] ?? [] {
        edits.constants.append((place, constant ?? written.constraints[place].constant))
      }
    }
    forEachDifference(old.priorities, new.priorities) { id, priority in
      for place in places.constraints[id] ?? [] {
        edits.priorities.append((place, priority.map { Priority($0) } ?? written.constraints[place].priority))
      }
    }
    forEachDifference(old.frames, new.frames) { id, frame in
      for place in places.views[id] ?? [] {
        edits.frames.append((place, frame ?? written.views[place].recorded))
      }
    }
    return edits
  }

  /// The frames of the views in the coordinates of their roots.
  ///
  /// - Precondition: The scene was brought up to date.
  mutating func frames() -> [PlacedView] {
    readingFrames { frames in Array(frames.frames.indices) }
  }

  /// The same of those views that have others than at the last time.
  mutating func changedFrames() -> [PlacedView] {
    readingFrames { frames in frames.takeChanges() }
  }

  /// Brings the frames up to date, and gives those that a function chooses by their positions. While they are used they are
  /// nowhere else, so that nothing is copied.
  private mutating func readingFrames(_ choose: (inout RootFrames) -> [Int]) -> [PlacedView] {
    var frames = rootFrames ?? RootFrames(written)
    rootFrames = nil
    let moved = kept?.takeMovedViews() ?? []
    if framesAreStale { frames.read(layout) } else { frames.read(moved, layout) }
    framesAreStale = false
    let views = placed(choose(&frames), frames)
    rootFrames = frames
    return views
  }

  private func placed(_ positions: [Int], _ frames: RootFrames) -> [PlacedView] {
    positions.map {
      PlacedView(id: written.views[$0].id, root: frames.roots[$0], frame: frames.frames[$0])
    }
  }
}

/// Calls a function for each key under which two dictionaries differ, with what the second one has.
private func forEachDifference<Value: Equatable>(
  _ old: [String: Value], _ new: [String: Value], _ body: (String, Value?) -> Void
) {
  for (key, value) in new where old[key] != value { body(key, value) }
  for key in old.keys where new[key] == nil { body(key, nil) }
}

/// The positions of a scene's constraints and views by their ids.
private struct ScenePlaces: Sendable {
  private(set) var constraints: [String: [Int]] = [:]
  private(set) var views: [String: [Int]] = [:]

  /// - Complexity: Linear in the scene.
  init(_ scene: ResolvedScene) {
    for (place, constraint) in scene.constraints.enumerated() {
      constraints[constraint.id, default: []].append(place)
    }
    for (place, view) in scene.views.enumerated() { views[view.id, default: []].append(place) }
  }
}
