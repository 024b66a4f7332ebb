/// The treatment of a file that exists already.
package enum ExistingFile: Sendable {
    /// Replace it; owner, group and mode are kept.
    case replace
    /// Keep it unchanged, and throw EEXIST.
    case keep
}

extension FileSystem {
    /// Writes a whole file: afterwards it is either completely on disk or unchanged, see `FileReplacement`. A pipe or a
    /// device is written to directly. Temporary files of other processes for the same path are removed if
    /// `isAbandoned`, called with the process number, returns true.
    package func writeFile(
        _ path: String, _ bytes: [UInt8], existing: ExistingFile, newMode: FileMode = 0o666, mark: Int,
        isAbandoned: (Int) -> Bool = { _ in false }
    ) throws(FileError) {
        if try isStream(path) {
            try writeStream(path, bytes)
            return
        }
        if existing == .keep, (try? status(of: path, followingLinks: false)) != nil {
            throw FileError(path: path, cause: SystemError(call: "open", code: SystemError.Code.alreadyThere))
        }
        let replacement = try FileReplacement(of: path, in: self, newMode: newMode, mark: mark)
        replacement.clearLeftOvers(where: isAbandoned)
        do throws(FileError) {
            do throws(SystemError) {
                try replacement.write(bytes)
            } catch {
                throw FileError(path: path, cause: error)
            }
            try replacement.synchronize()
            switch existing {
            case .replace: try replacement.rename()
            case .keep: try replacement.renameIfAbsent()
            }
        } catch {
            replacement.discard()
            throw error
        }
        try replacement.synchronizeDirectory()
    }

    /// Whether the path names a pipe or a device. Throws EISDIR for a directory.
    private func isStream(_ path: String) throws(FileError) -> Bool {
        do throws(SystemError) {
            let kind = try uninterrupted { () throws(SystemError) in try status(of: path, followingLinks: true) }.kind
            if kind == .directory { throw SystemError(call: "open", code: SystemError.Code.isDirectory) }
            return kind != .regular
        } catch {
            guard error.isNotFound else { throw FileError(path: path, cause: error) }
            return false
        }
    }

    /// Writes all bytes to a pipe or a device.
    private func writeStream(_ path: String, _ bytes: [UInt8]) throws(FileError) {
        do throws(SystemError) {
            let file = try uninterrupted { () throws(SystemError) in try open(path, .write, mode: 0) }
            defer { try? close(file) }
            try writeAll(file, bytes)
        } catch {
            throw FileError(path: path, cause: error)
        }
    }
}
