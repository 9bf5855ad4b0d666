import PlumbLayoutLint

extension LintCommand {
  /// Prints what holds for the documents.
  func showPlans(_ output: inout Output) throws(Failure) -> ExitCode {
    let search = DocumentSearch(request.paths)
    for message in search.missing + search.empty { output.complain(message) }
    let plans = try DocumentPlans(search.files, request.configuration.source, request.asked)
    for (number, path) in search.files.enumerated() {
      let shown = ShownPlan(path: path, plan: plans[path])
      if request.form == .json {
        output.write(shown.json)
      } else {
        output.write(output.shown((number == 0 ? "" : "\n") + shown.text(output)))
      }
    }
    return search.files.isEmpty || !search.missing.isEmpty ? .notDone : .done
  }
}
