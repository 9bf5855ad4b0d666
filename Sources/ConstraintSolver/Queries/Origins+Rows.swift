#if !hasFeature(Embedded)
  extension Origins {
    /// Whether a constraint is among the influences on a variable.
    ///
    /// The first question takes two orders of all variables. Once all questions together have met more than `mostMet` variables,
    /// factors are not multiplied any more: a constraint counts as an influence where few steps lead from the variable to what
    /// the constraint determines, though their effects may cancel out.
    ///
    /// - Complexity: Linear in what the variable is determined from and comes, in neither order of the variables, after
    ///   what the constraint determines: mostly next to nothing for one that speaks of the variable. For each derived row that the
    ///   constraint has a share in, once linear in what depends on that. All walks together take no more than linear time in the
    ///   variables, and constant time for each question.
    package mutating func isInfluenced(_ variable: Variable, by constraint: ConstraintID) -> Bool {
      let row = constraint.index
      guard solver.contains(constraint), solver.table.isActive(row) else { return false }
      var share = solver.table.rows[row].firstShare
      let own = solver.table.determined[row]
      // What determines a variable itself has no other way to it.
      if own == variable.index && share < 0 { return true }
      var sum = WalkSum()
      if own >= 0, metCount > mostMet {
        if solver.isNear(variable.index, own) { return true }
      } else if own >= 0 {
        sum = solver.multiplier(of: row, determining: own, on: variable)
        metCount += solver.back.order.count
      }
      while share >= 0 {
        let part = solver.derivations.shares[share]
        share = part.next
        sum.add(part.multiplier * motion(of: variable, with: part.derived), noise: 0)
      }
      return !sum.isNothing(Tolerances.multiplier)
    }

    private mutating func motion(of variable: Variable, with derived: Int32) -> Double {
      if let known = motions[derived] { return known[variable.index] ?? 0 }
      // Room for some: of more, those asked about one after the other are mostly the same again.
      if motionCount > 4 * solver.values.count {
        motions.removeAll()
        motionCount = 0
      }
      let found = solver.motions(with: derived)
      motions[derived] = found
      motionCount += found.count
      return found[variable.index] ?? 0
    }
  }

  extension Solver {
    private mutating func orderVariables() {
      let variables = values.indices.filter { table.columns[$0].isLive }.map { Int32($0) }
      back.orders.learn(order(from: variables), order(from: variables.reversed()), variables: values.count)
    }

    /// The variables in the order in which walks from these leave them: each after all that depend on it.
    private mutating func order(from variables: [Int32]) -> [Int32] {
      walk.begin()
      for variable in variables { visit(variable) }
      return walk.order.indices.map { walk.order[$0] }
    }

    /// The part of a constraint's multiplier that it has as the row of the plan that determines a variable, in the value of
    /// another one; and the magnitudes that went into it.
    fileprivate mutating func multiplier(
      of row: Int32, determining own: Int32, on variable: Variable
    ) -> WalkSum {
      beginInfluences()
      if !back.orders.areKnown { orderVariables() }
      if !back.orders.mayDepend(variable.index, on: own) { return WalkSum() }
      back.orders.limit(to: own)
      addToGradient(Term(variable))
      back.orders.limit(to: nil)
      var found = WalkSum()
      for place in back.order.indices.reversed() {
        let part = passOn(back.order[place])
        if let part, part.row == row { found = part.multiplier }
      }
      // What was not visited has its share of the gradient still.
      for place in back.order.indices {
        clearGradient(of: back.order[place])
        let determiner = table.columns[back.order[place]].determiner
        if determiner < 0 { continue }
        for entry in table.range(of: determiner) { clearGradient(of: table.entries[entry].variable) }
      }
      return found
    }

    /// Whether few steps against the plan lead from a variable to another one.
    ///
    /// - Complexity: Constant: the nearest 64 variables are looked at, and 64 terms of each one's row.
    fileprivate mutating func isNear(_ variable: Int32, _ other: Int32) -> Bool {
      beginInfluences()
      var met = [variable]
      table.columns[variable].backMark = back.stamp
      var next = 0
      while next < met.count && met.count < 64 {
        if met[next] == other { return true }
        let determiner = table.columns[met[next]].determiner
        next += 1
        if determiner < 0 { continue }
        for entry in table.range(of: determiner).prefix(64) {
          let from = table.entries[entry].variable
          if table.columns[from].backMark == back.stamp { continue }
          table.columns[from].backMark = back.stamp
          met.append(from)
        }
      }
      return met.dropFirst(next).contains(other)
    }

    private mutating func clearGradient(of variable: Int32) {
      back.gradient[variable] = WalkSum()
    }

    /// By how much variables move for each unit by which the error of a derived row grows; those that are not among them stay.
    ///
    /// - Complexity: Linear in what depends on the row.
    fileprivate mutating func motions(with derived: Int32) -> [Int32: Double] {
      becomeUnique()
      extendScratch()
      walk.prepareEdge(variables: values.count, rows: table.rows.count)
      walk.begin()
      let variable = table.determined[derived]
      visit(variable)
      walk.isDirected = true
      walk.direction[variable] = 1 / table.entries[table.rows[derived].start].coefficient
      directWalk()
      var motions: [Int32: Double] = [:]
      for index in walk.order.indices {
        let moved = walk.order[index]
        if walk.direction[moved] != 0 { motions[moved] = walk.direction[moved] }
      }
      return motions
    }
  }
#endif
