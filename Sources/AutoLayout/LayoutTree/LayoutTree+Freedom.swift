import PlumbConstraintSolver
import PlumbGeometry

extension LayoutTree {
  /// What the constraints leave undecided, for every node of a root's tree where anything is.
  ///
  /// - Complexity: That of `Solver.undeterminedVariables`; next to nothing where the layout is unambiguous.
  public func freedom(under root: NodeID) throws(LayoutError) -> [(node: NodeID, free: FrameFreedom)] {
    let free = Set(try undetermined(under: root))
    guard !free.isEmpty else { return [] }
    var result: [(node: NodeID, free: FrameFreedom)] = []
    for member in subtree(of: root.index) {
      guard let variables = nodes[Int(member)].variables else { continue }
      var parts: FrameFreedom = []
      for part in FramePart.allCases
      where free.contains(variables.variable(part)) && isAsked(part, of: member) {
        parts.insert(part.freedom)
      }
      if !parts.isEmpty { result.append((id(member), parts)) }
    }
    return result
  }

  /// What the constraints leave undecided under a root, in groups that constraints tie together: deciding one
  /// member bears on the others of its group and on no other.
  ///
  /// Groups come in the order of their first nodes, members in that of the tree, superviews before subviews.
  ///
  /// - Complexity: That of `freedom`, and linear in the rows.
  public func freedomGroups(under root: NodeID) throws(LayoutError) -> [[FramePartID]] {
    let undetermined = try undetermined(under: root)
    guard !undetermined.isEmpty else { return [] }
    let state = roots[Int(nodes[Int(root.index)].root)]
    var groups = VariableGroups(members: undetermined)
    for (index, source) in state.sources.enumerated() where source != nil {
      guard let row = state.solver.constraint(at: Int32(index)), state.solver.priority(of: row) > .preference,
        state.solver.isTight(row), !state.solver.isRefused(row)
      else { continue }
      groups.join(state.solver.variables(of: row))
    }
    var result: [[FramePartID]] = []
    var places: [Int32: Int] = [:]
    for member in subtree(of: root.index) {
      guard let variables = nodes[Int(member)].variables else { continue }
      for part in FramePart.allCases {
        guard isAsked(part, of: member), let group = groups.group(of: variables.variable(part)) else {
          continue
        }
        if let place = places[group] {
          result[place].append(FramePartID(node: id(member), part: part))
        } else {
          places[group] = result.count
          result.append([FramePartID(node: id(member), part: part)])
        }
      }
    }
    return result
  }

  /// Whether the constraints leave a sum of frame numbers open: its terms may be open where it is not.
  ///
  /// - Complexity: A copy of the solver, and a solve.
  package func isOpen(_ expression: LayoutExpression) throws(LayoutError) -> Bool {
    do throws(SolverError) {
      guard let (solver, variable) = try watching(expression) else { return false }
      return try solver.undeterminedVariables().contains(variable)
    } catch {
      throw .solverFailed
    }
  }

  /// Whether the constraints decide a part of a frame: what `freedom(under:)` says of it, without asking about others.
  ///
  /// - Complexity: A copy of the solver, and pricing along the rows that the part comes from.
  package func isDetermined(_ part: FramePart, of node: NodeID) throws(LayoutError) -> Bool {
    let index = try index(node)
    guard let variables = nodes[Int(index)].variables else { throw .unknownNode(node) }
    do throws(SolverError) {
      return try roots[Int(nodes[Int(index)].root)].solver.isDetermined(variables.variable(part))
    } catch {
      throw .solverFailed
    }
  }

  /// The least and the greatest value that a part of a frame takes in layouts that are equally good, in the
  /// parent's coordinates, in points; infinite where there is none.
  ///
  /// - Complexity: Two descents.
  public func range(of part: FramePart, _ node: NodeID) throws(LayoutError) -> (
    lowest: Double, highest: Double
  ) {
    let index = try index(node)
    guard let variables = nodes[Int(index)].variables else { throw .unknownNode(node) }
    let state = roots[Int(nodes[Int(index)].root)]
    do throws(SolverError) { return try state.solver.range(of: variables.variable(part)) } catch {
      throw .solverFailed
    }
  }

  /// The optional rows that tie over a part of a frame: they trade errors as it moves, and come out the same.
  ///
  /// - Complexity: Two descents.
  public func ties(over part: FramePart, of node: NodeID) throws(LayoutError) -> [RowSource] {
    let index = try index(node)
    guard let variables = nodes[Int(index)].variables else { throw .unknownNode(node) }
    let state = roots[Int(nodes[Int(index)].root)]
    do throws(SolverError) {
      return try state.solver.ties(over: variables.variable(part)).map { state.source(of: $0) }
    } catch {
      throw .solverFailed
    }
  }

  private func isAsked(_ part: FramePart, of index: Int32) -> Bool {
    !nodes[Int(index)].description.unaskedAxes.contains(part.axis)
  }

  private func undetermined(under root: NodeID) throws(LayoutError) -> [Variable] {
    let index = try index(root)
    do throws(SolverError) {
      return try roots[Int(nodes[Int(index)].root)].solver.undeterminedVariables()
    } catch {
      throw .solverFailed
    }
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
