package import Platform

/// The files on disk that a person names for import and export.
package final class Documents: DocumentAccess {
    /// The default limit in bytes for files that are read, to protect the memory.
    private static let usualLimit = 1 << 30

    private let files: any FileSystem
    private let streams: any StandardStreams
    private let takeSignal: () -> Signal?
    private let environment: any Environment
    private let ownFiles: OwnFiles
    private let limit: Int

    /// Creates access to files. `takeSignal` returns a signal that arrived while input was waited for, or nil. The
    /// files of the library in the directory `library` are never written. `limit` is the maximum size in bytes of a
    /// file that is read, 1 GiB by default.
    package init(
        files: any FileSystem, streams: any StandardStreams, takeSignal: @escaping () -> Signal?,
        environment: any Environment, library: String, limit: Int? = nil
    ) {
        self.files = files
        self.streams = streams
        self.takeSignal = takeSignal
        self.environment = environment
        ownFiles = OwnFiles(paths: LibraryPaths(directory: library), files: files)
        self.limit = limit ?? Self.usualLimit
    }

    /// Opens a file for reading from its beginning; `-` is standard input.
    package func open(_ path: String) throws(DocumentError) -> OpenDocument {
        if path == "-" { return standardInput() }
        var signal: Signal?
        let file: FileReader
        do throws(FileError) {
            file = try FileReader(path, in: files) { [takeSignal] in
                signal = takeSignal().flatMap { $0.endsProgram ? $0 : nil }
                return signal != nil
            }
        } catch {
            throw error.cause.isNotFound ? .notFound(path: path) : Self.unreadable(error, signal)
        }
        guard file.status.size <= limit else { throw .tooLarge(path: path, limit: limit) }
        return OpenDocument(path, limit: limit, expectedSize: file.status.size) { buffer throws(DocumentError) in
            do throws(FileError) {
                return try file.read(into: buffer)
            } catch {
                throw Self.unreadable(error, signal)
            }
        }
    }

    /// The error of a read that failed, or of a signal that ended the wait.
    private static func unreadable(_ error: FileError, _ signal: Signal?) -> DocumentError {
        if let signal, error.cause.isInterruption { return .interrupted(signal) }
        return .unreadable(path: error.path, reason: error.cause.reason)
    }

    /// Writes a whole file, unless it is one of the library's own files or exists and `replacing` is false.
    package func write(_ bytes: [UInt8], to path: String, replacing: Bool) throws(DocumentError) {
        guard !ownFiles.contains(path) else { throw .ownFile(path: path) }
        do throws(FileError) {
            try files.writeFile(
                path, bytes, existing: replacing ? .replace : .keep, mark: environment.processID,
                isAbandoned: { [environment] in !environment.isRunning(process: $0) })
        } catch {
            throw DocumentError(writing: path, error)
        }
    }

    /// Standard input as a document.
    private func standardInput() -> OpenDocument {
        OpenDocument("standard input", limit: limit, expectedSize: 0) {
            [streams, takeSignal] buffer throws(DocumentError) in
            while true {
                let outcome: ReadOutcome
                do throws(SystemError) {
                    outcome = try streams.read(into: buffer)
                } catch {
                    throw .unreadable(path: "standard input", reason: error.reason)
                }
                switch outcome {
                case .bytes(let count): return count
                case .end: return 0
                case .nothing:
                    if let signal = takeSignal(), signal.endsProgram { throw .interrupted(signal) }
                }
            }
        }
    }
}
