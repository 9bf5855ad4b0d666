import PlumbAutoLayout
import PlumbDocumentEditing
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbMarkup
import PlumbSceneDiagnostics

/// A document with edits made, laid out on a copy, to see what they do.
package struct OperationTrial: Sendable {
  package let edited: EditedDocument
  package let document: InterfaceDocument
  @Boxed private var layouts: SceneLayouts

  /// - Throws: Where the edits cannot be made or what they make cannot be read.
  package init(
    _ edits: [DocumentEdit], on document: InterfaceDocument, in environment: Environment = Environment()
  ) throws(OperationError) {
    do throws(EditError) { edited = try document.markup.applying(edits) } catch { throw .edit(error) }
    do throws(DocumentError) {
      self.document = try InterfaceDocument(bytes: edited.document.bytes)
    } catch {
      throw .unreadable(error)
    }
    do throws(LayoutError) { layouts = try SceneLayouts(of: self.document, in: environment) } catch {
      throw .unsolvable(error)
    }
  }

  /// A scene as the edited document has it, by its position.
  package func judgement(ofScene position: Int) throws(OperationError) -> SceneJudgement {
    do throws(LayoutError) {
      var facts = SceneFacts(try layouts.layout(of: document.scenes[position]))
      return try SceneJudgement(&facts)
    } catch {
      throw .unsolvable(error)
    }
  }

  /// A scene as the edited document is laid out, by its position.
  func layout(ofScene position: Int) throws(OperationError) -> SceneLayout {
    do throws(LayoutError) { return try layouts.layout(of: document.scenes[position]) } catch {
      throw .unsolvable(error)
    }
  }

  /// The solved frames of a scene's views, by their ids.
  package func frames(ofScene position: Int) throws(OperationError) -> [String: Rect] {
    do throws(LayoutError) {
      return try layouts.layout(of: document.scenes[position]).framesByID()
    } catch {
      throw .unsolvable(error)
    }
  }
}

extension SceneLayout {
  /// The solved frames of views, as the document would write them, by their ids.
  func framesByID() -> [String: Rect] {
    var frames: [String: Rect] = [:]
    for (position, view) in scene.views.enumerated() { frames[view.id] = documentFrame(ofView: position) }
    return frames
  }
}
