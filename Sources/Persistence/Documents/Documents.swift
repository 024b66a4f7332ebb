package import Platform

/// The person's files on disk.
package final class Documents: DocumentAccess {
    /// More than this on standard input is refused: it is no file of trips, and it would fill the memory.
    private static let standardInputLimit = 1 << 30

    private let files: any FileSystem
    private let streams: any StandardStreams
    private let takeSignal: () -> Signal?
    private let processID: Int

    /// Reads and writes through these; `takeSignal` gives a signal that arrived while standard input was read,
    /// `processID` makes the names of temporary files this program's own.
    package init(
        files: any FileSystem, streams: any StandardStreams, takeSignal: @escaping () -> Signal?, processID: Int
    ) {
        self.files = files
        self.streams = streams
        self.takeSignal = takeSignal
        self.processID = processID
    }

    package func open(_ path: String) throws(DocumentError) -> OpenDocument {
        if path == "-" { return standardInput() }
        let file: FileReader
        do throws(FileError) {
            file = try FileReader(path, in: files)
        } catch {
            throw error.cause.isNotFound ? .notFound(path: path) : Self.unreadable(error)
        }
        return OpenDocument(expectedSize: file.status.size) { buffer throws(DocumentError) in
            do throws(FileError) {
                return try file.read(into: buffer)
            } catch {
                throw Self.unreadable(error)
            }
        }
    }

    private static func unreadable(_ error: FileError) -> DocumentError {
        .unreadable(path: error.path, reason: error.cause.reason)
    }

    package func write(_ bytes: [UInt8], to path: String, replacing: Bool) throws(DocumentError) {
        do throws(FileError) {
            try files.writeFile(path, bytes, existing: replacing ? .replace : .keep, mark: processID)
        } catch {
            let cause = error.cause
            if cause.isAlreadyThere { throw .exists(path: path) }
            throw ["write", "fsync", "close", "rename", "link"].contains(cause.call)
                ? .writeFailed(path: path, reason: cause.reason) : .cannotCreate(path: path, reason: cause.reason)
        }
    }

    private func standardInput() -> OpenDocument {
        let name = "standard input"
        var total = 0
        return OpenDocument(expectedSize: 0) { [streams, takeSignal] buffer throws(DocumentError) in
            while true {
                let outcome: ReadOutcome
                do throws(SystemError) {
                    outcome = try streams.read(into: buffer)
                } catch {
                    throw .unreadable(path: name, reason: error.reason)
                }
                switch outcome {
                case .bytes(let count):
                    total += count
                    guard total <= Self.standardInputLimit else {
                        throw .unreadable(path: name, reason: "more than 1 GiB")
                    }
                    return count
                case .end: return 0
                case .nothing:
                    if let signal = takeSignal(), signal.endsProgram { throw .interrupted }
                }
            }
        }
    }
}
