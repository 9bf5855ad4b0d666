import PlumbAnswers
import PlumbLayoutComparison
import PlumbLayoutLint

/// How much differs in documents, in words.
struct ComparisonCounts {
  private(set) var files = 0
  private var newFiles = 0
  private var goneFiles = 0
  private var moved = 0
  private var appeared = 0
  private var gone = 0
  private var constraints = 0
  private var news = 0
  private var settled = 0

  init(_ answers: [ComparisonAnswer] = []) { for answer in answers { add(answer) } }

  mutating func add(_ answer: ComparisonAnswer) {
    files += 1
    if answer.state == .appeared { newFiles += 1 }
    if answer.state == .gone { goneFiles += 1 }
    for scene in answer.scenes {
      moved += scene.moved
      appeared += scene.appeared.count
      gone += scene.gone.count
      constraints += scene.constraints.count
    }
    news += answer.news.findings.count
    settled += answer.settled.findings.count
  }

  /// `3 views move, 1 view is new; 2 constraints differ; 1 new finding`.
  var words: String {
    var parts: [String] = []
    if newFiles > 0 { parts.append(files == 1 ? "new document" : "\(newFiles) new") }
    if goneFiles > 0 { parts.append(files == 1 ? "document is gone" : "\(goneFiles) gone") }
    var views: [String] = []
    if moved > 0 { views.append(moved == 1 ? "1 view moves" : "\(moved) views move") }
    if appeared > 0 { views.append(appeared == 1 ? "1 is new" : "\(appeared) are new") }
    if gone > 0 { views.append(gone == 1 ? "1 is gone" : "\(gone) are gone") }
    if !views.isEmpty || parts.isEmpty {
      parts.append(views.isEmpty ? "nothing moves" : views.joined(separator: ", "))
    }
    if constraints > 0 {
      parts.append(constraints == 1 ? "1 constraint differs" : "\(constraints) constraints differ")
    }
    if news > 0 { parts.append(news == 1 ? "1 new finding" : "\(news) new findings") }
    if settled > 0 { parts.append(settled == 1 ? "1 finding settled" : "\(settled) findings settled") }
    return parts.joined(separator: "; ")
  }
}
