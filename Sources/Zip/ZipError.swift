/// A reason for which a zip archive, or a file in it, cannot be read.
package enum ZipError: Error, Equatable {
    /// The bytes are not a zip archive, or its end is missing.
    case notAnArchive
    /// The archive is inconsistent; with a description.
    case damaged(String)
    /// The archive uses an unsupported feature; with a description.
    case unsupported(String)
    /// A file is too large after decompression; with a description.
    case tooLarge(String)
}

extension ZipError: CustomStringConvertible {
    /// The message for the person whose file it is.
    package var description: String {
        switch self {
        case .notAnArchive: "the file is no zip archive, or its end is missing"
        case .damaged(let what): "the archive is damaged: \(what)"
        case .unsupported(let what): "the archive \(what), which is not read here"
        case .tooLarge(let what): "the archive is not unpacked: \(what)"
        }
    }
}
