import PlumbConstraintSolver
import PlumbGeometry

/// Many questions about what the constraints leave undecided under one root.
package struct OpenNumbers: ~Copyable, Sendable {
  private let tree: LayoutTree
  private let root: Int
  /// The nodes that are asked about, superviews before subviews.
  private let members: [Int32]
  private var survey: FreedomSurvey

  /// - Complexity: That of `Solver.undeterminedVariables`; next to nothing where the layout is unambiguous.
  package init(_ tree: LayoutTree, under root: NodeID) throws(LayoutError) {
    let index = try tree.index(root)
    let place = Int(tree.nodes[Int(index)].root)
    let survey = try Self.survey(of: tree.roots[place].solver)
    self.tree = tree
    self.root = place
    self.survey = survey
    members = tree.subtree(of: index)
  }

  private static func survey(of solver: Solver) throws(LayoutError) -> FreedomSurvey {
    do throws(SolverError) { return try FreedomSurvey(solver) } catch { throw .solverFailed }
  }

  /// As `LayoutTree.freedom(under:)`.
  package mutating func freedom() throws(LayoutError) -> [(node: NodeID, free: FrameFreedom)] {
    let free = Set(try undetermined())
    guard !free.isEmpty else { return [] }
    var result: [(node: NodeID, free: FrameFreedom)] = []
    for member in members {
      guard let variables = tree.nodes[Int(member)].variables else { continue }
      var parts: FrameFreedom = []
      for part in FramePart.allCases
      where free.contains(variables.variable(part)) && tree.isAsked(part, of: member) {
        parts.insert(part.freedom)
      }
      if !parts.isEmpty { result.append((tree.id(member), parts)) }
    }
    return result
  }

  /// What is undecided, in groups that constraints tie together: deciding one member bears on the others of its group and on
  /// no other.
  ///
  /// Groups come in the order of their first nodes, members in that of the tree, superviews before subviews.
  ///
  /// - Complexity: Linear in the rows, beside what `freedom` takes.
  package mutating func groups() throws(LayoutError) -> [[FramePartID]] {
    let undetermined = try undetermined()
    guard !undetermined.isEmpty else { return [] }
    let state = tree.roots[root]
    var groups = VariableGroups(members: undetermined)
    for (index, source) in state.sources.enumerated() where source != nil {
      guard let row = state.solver.constraint(at: Int32(index)), state.solver.priority(of: row) > .preference,
        state.solver.isTight(row), !state.solver.isRefused(row)
      else { continue }
      groups.join(state.solver.variables(of: row))
    }
    var result: [[FramePartID]] = []
    var places: [Int32: Int] = [:]
    for member in members {
      guard let variables = tree.nodes[Int(member)].variables else { continue }
      for part in FramePart.allCases {
        guard tree.isAsked(part, of: member), let group = groups.group(of: variables.variable(part)) else {
          continue
        }
        let number = FramePartID(node: tree.id(member), part: part)
        if let place = places[group] {
          result[place].append(number)
        } else {
          places[group] = result.count
          result.append([number])
        }
      }
    }
    return result
  }

  /// The least and the greatest value that a number takes in layouts that are equally good, as
  /// `LayoutTree.range(of:_:)` has them.
  ///
  /// - Complexity: That of `FreedomSurvey.range(of:)`.
  package mutating func range(
    of number: FramePartID
  ) throws(LayoutError) -> (lowest: Double, highest: Double) {
    let variable = try variable(number)
    do throws(SolverError) { return try survey.range(of: variable) } catch { throw .solverFailed }
  }

  /// The optional rows that tie over a number, as `LayoutTree.ties(over:of:)` has them.
  ///
  /// - Complexity: That of `FreedomSurvey.ties(over:)`.
  package mutating func ties(over number: FramePartID) throws(LayoutError) -> [RowSource] {
    let variable = try variable(number)
    do throws(SolverError) {
      return try survey.ties(over: variable).map { tree.roots[root].source(of: $0) }
    } catch {
      throw .solverFailed
    }
  }

  private mutating func undetermined() throws(LayoutError) -> [Variable] {
    do throws(SolverError) { return try survey.undetermined() } catch { throw .solverFailed }
  }

  private func variable(_ number: FramePartID) throws(LayoutError) -> Variable {
    guard let variables = tree.nodes[Int(try tree.index(number.node))].variables else {
      throw .unknownNode(number.node)
    }
    return variables.variable(number.part)
  }
}

/// Variables that rows tie together: disjoint sets with path halving.
private struct VariableGroups {
  private var parents: [Int32: Int32] = [:]

  init(members: [Variable]) {
    for member in members { parents[member.index] = member.index }
  }

  /// The group of a variable; nil where it is no member.
  mutating func group(of variable: Variable) -> Int32? {
    guard parents[variable.index] != nil else { return nil }
    return top(variable.index)
  }

  mutating func join(_ variables: [Variable]) {
    var first: Int32?
    for variable in variables where parents[variable.index] != nil {
      let top = top(variable.index)
      if let first { parents[top] = first } else { first = top }
    }
  }

  private mutating func top(_ member: Int32) -> Int32 {
    var current = member
    while let parent = parents[current], parent != current {
      let above = parents[parent] ?? parent
      parents[current] = above
      current = above
    }
    return current
  }
}
