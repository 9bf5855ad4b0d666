import PlumbConstraintSolver
import PlumbGeometry

extension LayoutTree {
  /// What the constraints leave undecided, for every node of a root's tree where anything is.
  ///
  /// - Complexity: That of `Solver.undeterminedVariables`; next to nothing where the layout is unambiguous.
  public func freedom(under root: NodeID) throws(LayoutError) -> [(node: NodeID, free: FrameFreedom)] {
    var open = try OpenNumbers(self, under: root)
    return try open.freedom()
  }

  /// What is undecided, in groups, as `OpenNumbers.groups` has them.
  ///
  /// - Complexity: That of `freedom`, and linear in the rows.
  public func freedomGroups(under root: NodeID) throws(LayoutError) -> [[FramePartID]] {
    var open = try OpenNumbers(self, under: root)
    return try open.groups()
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

  func isAsked(_ part: FramePart, of index: Int32) -> Bool {
    !nodes[Int(index)].description.unaskedAxes.contains(part.axis)
  }
}
