/// Why a zip archive, or what is in it, cannot be read.
package enum ZipError: Error, Equatable {
    /// The bytes are not a zip archive, or its end is missing.
    case notAnArchive
    /// Something in it contradicts itself; says what.
    case damaged(String)
    /// It uses something that is not read here; says what.
    case unsupported(String)
    /// Unpacked it would be too large.
    case tooLarge(String)
}

extension ZipError: CustomStringConvertible {
    /// What is wrong, for the person who has the file.
    package var description: String {
        switch self {
        case .notAnArchive: "the file is no zip archive, or its end is missing"
        case .damaged(let what): "the archive is damaged: \(what)"
        case .unsupported(let what): "the archive \(what), which is not read here"
        case .tooLarge(let what): "the archive is not unpacked: \(what)"
        }
    }
}
