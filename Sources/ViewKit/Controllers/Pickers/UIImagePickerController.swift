public import CoreGraphics
public import UniformTypeIdentifiers

/// Has a person take or choose a picture: nobody does here.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  public enum SourceType: Int, Sendable {
    case photoLibrary = 0
    case camera, savedPhotosAlbum
  }

  /// Which camera takes them.
  public enum CameraDevice: Int, Sendable {
    case rear = 0
    case front
  }

  /// Whether pictures move.
  public enum CameraCaptureMode: Int, Sendable {
    case photo = 0
    case video
  }

  /// How good films are.
  public enum QualityType: Int, Sendable {
    case typeHigh = 0
    case typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }

  /// In which form a picture is handed over.
  public enum ImageURLExportPreset: Int, Sendable {
    case compatible = 0
    case current
  }

  /// When a camera lights what it takes.
  public enum CameraFlashMode: Int, Sendable {
    case off = -1
    case auto, on
  }

  /// What is said of what was chosen.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
  }

  /// There is no camera and no library.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }

  open var sourceType = SourceType.photoLibrary
  open var mediaTypes = ["public.image"]
  open var allowsEditing = false
  open var cameraDevice = CameraDevice.rear
  open var cameraCaptureMode = CameraCaptureMode.photo
  open var cameraOverlayView: UIView?
  open var showsCameraControls = true
  open var videoMaximumDuration: TimeInterval = 600
  open var videoQuality = QualityType.typeMedium
  open var videoExportPreset = "AVAssetExportPresetPassthrough"
  open var imageExportPreset = ImageURLExportPreset.compatible
  open var cameraFlashMode = CameraFlashMode.auto
  open var cameraViewTransform = CGAffineTransform.identity
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
  /// Does nothing here, for want of a camera.
  open func takePicture() {}
  /// False: no film is taken.
  @discardableResult
  open func startVideoCapture() -> Bool { false }
  /// Does nothing here: no film was begun.
  open func stopVideoCapture() {}
}

/// Is told of the picture that is chosen.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// Has a person choose documents: nobody does here.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
  open weak var delegate: (any UIDocumentPickerDelegate)?
  open var allowsMultipleSelection = false
  open var shouldShowFileExtensions = false
  open var directoryURL: URL?

  public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    self.init(nibName: nil, bundle: nil)
    documentPickerMode = mode
  }
  public convenience init(url: URL, in mode: UIDocumentPickerMode) {
    self.init(documentTypes: [], in: mode)
  }
  public convenience init(urls: [URL], in mode: UIDocumentPickerMode) {
    self.init(documentTypes: [], in: mode)
  }
  open private(set) var documentPickerMode = UIDocumentPickerMode.open
  public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
    self.init(nibName: nil, bundle: nil)
  }
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    self.init(nibName: nil, bundle: nil)
  }
}

/// Is told of the documents that are chosen.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// What becomes of the documents that are chosen.
public enum UIDocumentPickerMode: UInt, Sendable {
  case `import` = 0
  case open, exportToService, moveToService
}
