import Foundation
import TestSupport
import Testing

@testable import pack_studio

@Suite("The studio's page is packed into one file")
struct PackingTests {
  private func page(_ files: [String: String], module: [UInt8]? = nil) throws -> String {
    let index = """
      <head>
      <link rel="icon" href="data:,">
      <link rel="stylesheet" href="a.css">
      <script type="module" src="main.mjs"></script>
      </head>
      <body>
      </body>

      """
    let all = ["index.html": index, "a.css": "b {}\n", "main.mjs": "start();\n"].merging(files) { $1 }
    return try PackedPage(module: module) { all[$0] }.text
  }

  private func script(_ files: [String: String]) throws -> String {
    try ScriptBundle("main.mjs") { files[$0] }.text
  }

  private func sentence(_ files: [String: String]) -> String? {
    do {
      _ = try page(files)
      return nil
    } catch {
      return (error as? PackingError)?.sentence
    }
  }

  @Test func everythingIsInside() throws {
    #expect(
      try page([:], module: [0, 13, 60, 255]) == """
        <head>
        <link rel="icon" href="data:,">
        <style>
        b {}
        </style>
        <script type="module">
        // main.mjs
        start();
        </script>
        </head>
        <body>
        <script type="application/octet-stream" id="module" data-length="4">\u{83}'Ox</script>
        <!-- document -->
        </body>

        """)
  }

  /// What only the page's own script needs is between two lines.
  @Test func anotherScriptGoesWithoutTheEditor() throws {
    let files = [
      "index.html": """
      <body>
      <!-- editor -->
      <button></button>
      <!-- /editor -->
      <script type="module" src="main.mjs"></script>
      </body>

      """,
      "main.mjs": "start();\n", "live.mjs": "look();\n",
    ]
    let own = try PackedPage(module: nil) { files[$0] }.text
    #expect(own.hasPrefix("<body>\n<button></button>\n<script type=\"module\">\n// main.mjs\nstart();"))
    let other = try PackedPage(entry: "live.mjs", module: nil) { files[$0] }.text
    #expect(other.hasPrefix("<body>\n<script type=\"module\">\n// live.mjs\nlook();"))
    #expect(sentence(["index.html": "<!-- editor --><body></body>"])?.contains("come in pairs") == true)
  }

  /// Clients of the package build no page.
  @Test func thePageOfLiveHierarchiesIsAsThePageMakesIt() throws {
    let checkout = FixtureFolder.checkout
    let page = try PackedPage(entry: "live.mjs", module: nil) { file in
      try? String(contentsOf: checkout.appendingPathComponent("Studio/page/" + file), encoding: .utf8)
    }
    let kept = try String(
      contentsOf: checkout.appendingPathComponent("Sources/CHierarchyPage/hierarchy.html"), encoding: .utf8)
    #expect(page.text == kept, "Scripts/make-live-page writes it")
  }

  @Test func modulesFollowInTheOrderInWhichTheyRun() throws {
    let text = try script([
      "main.mjs":
        "import { b } from \"./b.mjs\";\nimport {\n  c,\n  d,\n} from \"./c.mjs\";\nimport \"./e.mjs\";\nb(c, d);\n",
      "b.mjs": "import { c } from \"./c.mjs\";\nexport function b() {}\n",
      "c.mjs": "export const c = 1;\nconst d = 2;\nexport { d };\n",
      "e.mjs": "import { b } from \"./b.mjs\";\nb();\n",
    ])
    #expect(
      text
        == "// c.mjs\nconst c = 1;\nconst d = 2;\n// b.mjs\nfunction b() {}\n// e.mjs\nb();\n// main.mjs\nb(c, d);\n"
    )
  }

  @Test func modulesMayImportEachOther() throws {
    let text = try script([
      "main.mjs": "import { a } from \"./a.mjs\";\nexport async function main() { a(); }\n",
      "a.mjs": "import { main } from \"./main.mjs\";\nexport class a { b = main; }\n",
    ])
    #expect(text == "// a.mjs\nclass a { b = main; }\n// main.mjs\nasync function main() { a(); }\n")
  }

  @Test(arguments: [
    ("import x from \"./a.mjs\";\n", "is none of"), ("import * as x from \"./a.mjs\";\n", "is none of"),
    ("import { x } from \"react\";\n", "is none of"),
    ("import { x as y } from \"./a.mjs\";\n", "another name"),
    ("import { nothing } from \"./a.mjs\";\n", "exports no “nothing”"),
    ("import \"./none.mjs\";\n", "no file “none.mjs”"),
    ("import { x } from \"./a.mjs\";\nconst x = 2;\n", "“x” is declared in “a.mjs”, too"),
    ("import \"./a.mjs\";\nconst { y: x } = z;\n", "“x” is declared in “a.mjs”, too"),
    ("import \"./a.mjs\";\nlet [\n  w,\n  x = 3,\n] = z;\n", "“x” is declared in “a.mjs”, too"),
    ("import \"./a.mjs\";\nasync function* x() {}\n", "“x” is declared in “a.mjs”, too"),
    ("export default 1;\n", "exports no function"), ("export * from \"./a.mjs\";\n", "exports no function"),
    ("export { x } from \"./a.mjs\";\n", "exports no function"),
    ("await import(\"./a.mjs\");\n", "at the top"), ("x = `a\n  b`;\n", "between backticks"),
    ("new URL(import.meta.url);\n", "import.meta"), ("a = \"</script>\";\n", "would end the script"),
    ("a = \"<!--\";\n", "would begin a comment"),
  ])
  func whatOneFileCannotHaveIsRefused(_ source: String, _ words: String) {
    let sentence = sentence(["main.mjs": source, "a.mjs": "export const x = 1;\n"])
    #expect(sentence?.hasPrefix("main.mjs: ") == true)
    #expect(sentence?.contains(words) == true, "\(sentence ?? "")")
  }

  @Test func whatOnlyPeopleReadIsLeftOut() throws {
    let text = try script([
      "main.mjs": """
      // What it is.
      /** Says it. */
      const x = /** @type {any} */ (undefined);
      function f() {
        // Why.
        return "// no comment";
      }

      """
    ])
    #expect(text == "// main.mjs\nconst x = (undefined);\nfunction f() {\nreturn \"// no comment\";\n}\n")
  }

  @Test func otherFilesAreRefused() {
    #expect(sentence(["a.css": "@import \"b.css\";\n"])?.hasPrefix("a.css: ") == true)
    #expect(sentence(["a.css": "b { background: url(c.png) }\n"])?.hasPrefix("a.css: ") == true)
    #expect(sentence(["index.html": "<img src=\"a.png\"><body></body>"])?.contains("“a.png”") == true)
    #expect(sentence(["index.html": "<p>"])?.contains("“</body>”") == true)
    #expect(sentence(["index.html": "<!-- document --><body></body>"])?.contains("<!-- document -->") == true)
  }
}
