/// What is known of kinds of data, as Apple's page “System-declared uniform type identifiers” has it.
enum TypeTable {
  struct Row {
    let identifier: String
    let parents: [String]
    let extensions: [String]
    let mimeTypes: [String]
    let name: String?

    func tags(_ tagClass: UTTagClass) -> [String] {
      switch tagClass {
      case .filenameExtension: extensions
      case .mimeType: mimeTypes
      default: []
      }
    }
  }

  /// In the order of the table, in which the first with an extension has it.
  static let rows: [Row] = text.split(separator: "\n").map { line in
    let cells = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    func words(_ cell: Int) -> [String] { cells[cell].split(separator: " ").map(String.init) }
    return Row(
      identifier: cells[0], parents: words(1), extensions: words(2), mimeTypes: words(3),
      name: cells[4].isEmpty ? nil : cells[4])
  }

  static let entries = Dictionary(rows.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })

  /// Identifier, what it conforms to, extensions, MIME types, words for people.
  private static let text = """
    public.item||||
    public.content||||
    public.composite-content|public.content|||
    public.data|public.item|||data
    public.directory|public.item|||directory
    public.folder|public.directory|||folder
    public.symlink|public.item|||symbolic link
    com.apple.alias-file|public.data|||alias
    public.executable|public.data|||executable
    com.apple.mount-point|public.item|||mount point
    public.url|public.data|||URL
    public.file-url|public.url|||file URL
    com.apple.bookmark|public.data|||bookmark
    com.apple.package|public.directory|||package
    com.apple.bundle|public.directory|||bundle
    com.apple.application|public.executable|||application
    com.apple.application-bundle|com.apple.application com.apple.bundle com.apple.package|app||application
    com.apple.framework|com.apple.bundle|framework||framework
    public.archive|public.data|||archive
    public.disk-image|public.archive|||disk image
    public.text|public.data public.content|||text
    public.plain-text|public.text|txt text|text/plain|plain text
    public.utf8-plain-text|public.plain-text|||Unicode text
    public.utf16-plain-text|public.plain-text|||Unicode text
    public.delimited-values-text|public.text|||delimited text
    public.comma-separated-values-text|public.delimited-values-text|csv|text/csv|comma-separated values
    public.tab-separated-values-text|public.delimited-values-text|tsv|text/tab-separated-values|tab-separated values
    public.rtf|public.text|rtf|text/rtf application/rtf|rich text
    com.apple.rtfd|com.apple.package public.composite-content|rtfd||rich text with attachments
    com.apple.flat-rtfd|public.data public.composite-content|||rich text with attachments
    public.html|public.text|html htm|text/html|HTML text
    public.xml|public.text|xml|application/xml text/xml|XML text
    public.yaml|public.text|yml yaml|application/x-yaml|YAML
    public.json|public.text|json|application/json|JSON
    public.source-code|public.plain-text|||source code
    public.script|public.source-code|||script
    public.shell-script|public.script|sh||shell script
    public.python-script|public.shell-script|py|text/x-python|Python script
    com.netscape.javascript-source|public.source-code public.executable|js|text/javascript|JavaScript
    public.swift-source|public.source-code|swift||Swift source
    public.objective-c-source|public.source-code|m||Objective-C source
    public.c-source|public.source-code|c||C source
    public.c-header|public.source-code|h||C header
    public.c-plus-plus-source|public.source-code|cpp cc cxx||C++ source
    com.apple.property-list|public.data|plist||property list
    com.apple.xml-property-list|public.xml com.apple.property-list|||XML property list
    com.apple.binary-property-list|com.apple.property-list|||binary property list
    com.apple.log|public.plain-text|log||log
    com.adobe.pdf|public.data public.composite-content|pdf|application/pdf|PDF document
    public.spreadsheet|public.content|||spreadsheet
    public.presentation|public.composite-content|||presentation
    public.database||||database
    public.image|public.data public.content|||image
    public.jpeg|public.image|jpeg jpg jpe|image/jpeg|JPEG image
    public.tiff|public.image|tiff tif|image/tiff|TIFF image
    com.compuserve.gif|public.image|gif|image/gif|GIF image
    public.png|public.image|png|image/png|PNG image
    com.apple.icns|public.image|icns||icon image
    com.microsoft.bmp|public.image|bmp|image/bmp|BMP image
    com.microsoft.ico|public.image|ico|image/vnd.microsoft.icon|icon image
    public.camera-raw-image|public.image|||raw image
    public.svg-image|public.image public.xml|svg|image/svg+xml|SVG image
    com.apple.live-photo||||Live Photo
    public.heif|public.image|heif|image/heif|HEIF image
    public.heic|public.heif|heic|image/heic|HEIC image
    org.webmproject.webp|public.image|webp|image/webp|WebP image
    public.3d-content|public.content|||3D content
    com.pixar.universal-scene-description-mobile|public.3d-content public.data|usdz|model/vnd.usdz+zip|3D scene
    public.audiovisual-content|public.data public.content|||audiovisual content
    public.movie|public.audiovisual-content|||movie
    public.video|public.movie|||video
    public.audio|public.audiovisual-content|||audio
    com.apple.quicktime-movie|public.movie|mov qt|video/quicktime|QuickTime movie
    public.mpeg|public.movie|mpg mpeg|video/mpeg|MPEG movie
    public.mpeg-4|public.movie|mp4|video/mp4|MPEG-4 movie
    public.avi|public.movie|avi|video/avi|AVI movie
    public.mp3|public.audio|mp3|audio/mpeg|MP3 audio
    public.mpeg-4-audio|public.audio|mp4a m4a|audio/mp4|MPEG-4 audio
    com.microsoft.waveform-audio|public.audio|wav|audio/wav|waveform audio
    public.aiff-audio|public.audio|aiff aif|audio/aiff|AIFF audio
    public.midi-audio|public.audio|mid midi|audio/midi|MIDI audio
    public.playlist||||playlist
    public.m3u-playlist|public.text public.playlist|m3u|audio/mpegurl|playlist
    org.gnu.gnu-zip-archive|public.data public.archive|gz|application/gzip|gzip archive
    public.zip-archive|public.data public.archive|zip|application/zip|ZIP archive
    public.contact||||contact
    public.vcard|public.text public.contact|vcf|text/vcard|contact card
    public.message||||message
    public.email-message|public.message|||mail message
    public.calendar-event||||calendar event
    com.apple.internet-location|public.data|||Internet location
    public.bookmark||||bookmark
    public.font||||font
    com.rsa.pkcs-12|public.data|p12|application/x-pkcs12|certificate
    public.x509-certificate|public.data|cer crt der|application/x-x509-ca-cert|certificate
    org.idpf.epub-container|public.data public.composite-content|epub|application/epub+zip|electronic publication
    """
}
