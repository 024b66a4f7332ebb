package import Platform

/// The person's files on disk.
package final class Documents: DocumentAccess {
    /// More bytes than this are no file of trips, and would fill the memory.
    private static let usualLimit = 1 << 30

    private let files: any FileSystem
    private let streams: any StandardStreams
    private let takeSignal: () -> Signal?
    private let environment: any Environment
    private let ownFiles: OwnFiles
    private let limit: Int

    /// Reads and writes through these; `takeSignal` gives a signal that arrived while a pipe, a device or standard input was
    /// waited for. The files of the library in the directory `library` are never written; `limit` is the most bytes that are read of
    /// one file.
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

    package func open(_ path: String) throws(DocumentError) -> OpenDocument {
        if path == "-" { return limited(standardInput(), "standard input") }
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
        let document = OpenDocument(expectedSize: file.status.size) { buffer throws(DocumentError) in
            do throws(FileError) {
                return try file.read(into: buffer)
            } catch {
                throw Self.unreadable(error, signal)
            }
        }
        return limited(document, path)
    }

    private static func unreadable(_ error: FileError, _ signal: Signal?) -> DocumentError {
        if let signal, error.cause.isInterruption { return .interrupted(signal) }
        return .unreadable(path: error.path, reason: error.cause.reason)
    }

    /// The document, refused as soon as it has given more bytes than the limit: a pipe or a device does not say before how
    /// many it has, and a file may grow.
    private func limited(_ document: OpenDocument, _ path: String) -> OpenDocument {
        var total = 0
        return OpenDocument(expectedSize: document.expectedSize) { [limit] buffer throws(DocumentError) in
            let count = try document.read(buffer)
            total += count
            guard total <= limit else { throw .tooLarge(path: path, limit: limit) }
            return count
        }
    }

    package func write(_ bytes: [UInt8], to path: String, replacing: Bool) throws(DocumentError) {
        guard !ownFiles.contains(path) else { throw .ownFile(path: path) }
        do throws(FileError) {
            try files.writeFile(
                path, bytes, existing: replacing ? .replace : .keep, mark: environment.processID,
                isAbandoned: { [environment] in !environment.isRunning(process: $0) })
        } catch {
            let cause = error.cause
            if cause.isAlreadyThere { throw .exists(path: path) }
            throw ["write", "fsync", "close", "rename", "link"].contains(cause.call)
                ? .writeFailed(path: path, reason: cause.reason) : .cannotCreate(path: path, reason: cause.reason)
        }
    }

    private func standardInput() -> OpenDocument {
        OpenDocument(expectedSize: 0) { [streams, takeSignal] buffer throws(DocumentError) in
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
