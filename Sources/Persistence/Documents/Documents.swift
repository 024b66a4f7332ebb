package import Platform

/// The person's files on disk.
package final class Documents: DocumentAccess {
    /// More than this on standard input is refused: it is no file of trips, and it would fill the memory.
    private static let standardInputLimit = 1 << 30

    private let files: any FileSystem
    private let streams: any StandardStreams
    private let processID: Int

    /// Reads and writes through these; `processID` makes the names of temporary files this program's own.
    package init(files: any FileSystem, streams: any StandardStreams, processID: Int) {
        self.files = files
        self.streams = streams
        self.processID = processID
    }

    package func read(_ path: String) throws(DocumentError) -> [UInt8] {
        if path == "-" { return try readStandardInput() }
        do throws(FileError) {
            return try files.contents(of: path, kinds: .everything).bytes
        } catch {
            throw error.cause.isNotFound
                ? .notFound(path: path) : .unreadable(path: path, reason: error.cause.reason)
        }
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

    private func readStandardInput() throws(DocumentError) -> [UInt8] {
        let name = "standard input"
        var bytes: [UInt8] = []
        while true {
            var outcome = ReadOutcome.end
            var failure: SystemError?
            let piece = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
                do throws(SystemError) {
                    outcome = try streams.read(into: UnsafeMutableRawBufferPointer(buffer), timeout: nil)
                    if case .bytes(let read) = outcome { count = read }
                } catch {
                    failure = error
                }
            }
            if let failure { throw .unreadable(path: name, reason: failure.reason) }
            switch outcome {
            case .bytes:
                bytes.append(contentsOf: piece)
                guard bytes.count <= Self.standardInputLimit else {
                    throw .unreadable(path: name, reason: "more than 1 GiB")
                }
            case .end: return bytes
            case .signal(.interrupt), .signal(.terminate), .signal(.hangup): throw .interrupted
            case .signal, .timedOut: continue
            }
        }
    }
}
