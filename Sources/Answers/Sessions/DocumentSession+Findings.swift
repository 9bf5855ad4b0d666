import PlumbAutoLayout
import PlumbFindings
import PlumbInterfaceBuilder
import PlumbLayoutLint
import PlumbSceneDiagnostics

/// What is wrong with a document.
public struct FindingsAnswer: Sendable {
  package let report: FileReport

  package init(_ report: FileReport) { self.report = report }

  /// In the order of the document.
  public var findings: [Finding] { report.findings }

  /// The JSON of `plumb lint --json`: one object, on one line.
  public var json: String { JSONReporter().report(report) }
}

extension DocumentSession {
  /// What all rules find in the session's environment.
  ///
  /// - Parameter scene: The scene that is meant, as a person calls it; nil for all.
  public mutating func findings(scene: String? = nil) throws(AnswerError) -> FindingsAnswer {
    try findings(by: Rule.all, scene: scene)
  }

  /// What some rules find in the session's environment.
  ///
  /// - Parameter scene: The scene that is meant, as a person calls it; nil for all.
  package mutating func findings(
    by rules: [Rule], scene: String? = nil
  ) throws(AnswerError) -> FindingsAnswer {
    try findings(
      Linter(rules: rules, surroundings: [Surroundings(name: "", environment: environment)]), scene: scene)
  }

  /// What a linter finds, in all its surroundings.
  ///
  /// - Parameter scene: The scene that is meant, as a person calls it; nil for all.
  package mutating func findings(_ linter: Linter, scene: String? = nil) throws(AnswerError) -> FindingsAnswer
  {
    for place in linter.surroundings {
      var ids: [String]?
      if let scene { ids = [try document.sceneID(meantBy: scene)] }
      try document.checkSize(in: place.environment, scenes: ids)
    }
    var only: String?
    if let scene { only = try document.sceneID(meantBy: scene) }
    var checks = takeChecks()
    var session = self
    let found = linter.check(&checks, only: only) { (environments, body) throws(LayoutError) in
      for (place, environment) in environments.enumerated() {
        try session.diagnose(in: environment, only: only) { diagnosis in body(place, diagnosis) }
      }
    }
    self = session
    self.checks = checks
    return FindingsAnswer(FileReport(path: name, findings: found.findings, omissions: found.omissions))
  }

  /// Diagnoses the scenes, by what is kept of them where the environment is the session's.
  private mutating func diagnose(
    in place: Environment, only: String?, _ body: (SceneDiagnosis) -> Void
  ) throws(LayoutError) {
    var session = self
    session.environment = place
    for (position, scene) in document.scenes.enumerated() where only == nil || scene.id == only {
      body(try session.keptDiagnosis(ofScene: position))
    }
    if place == environment { self = session }
  }
}
