/// What to do with a file that is there already.
package enum ExistingFile: Sendable {
    /// It is replaced; owner, group and mode are kept.
    case replace
    /// It stays, and EEXIST is thrown.
    case keep
}

extension FileSystem {
    /// Writes a whole file so that it is either all there, on disk, or not at all: see `FileReplacement`. A pipe or a
    /// device is written to as it is. Temporary files that others left for the same path are removed where `isAbandoned` says
    /// so of the number of their process.
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

    /// Whether bytes written to this path go somewhere else than into a file.
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
