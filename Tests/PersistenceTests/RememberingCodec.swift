import Entities
import FoundationEssentials
import Platform

@testable import Persistence

/// Writes libraries and records as texts that only it can read back, since it remembers what they stood for: keeps the
/// tests of the store apart from JSON.
final class RememberingCodec: LibraryCodec {
    private var libraries: [[UInt8]: Library] = [:]
    private var records: [[UInt8]: HistoryRecord] = [:]

    func text(_ library: Library) -> [UInt8] {
        var text = "library\n"
        for trip in library.trips {
            text += "\(trip.id) \(trip.name.text) \(trip.isRoundTrip)\n"
            for stop in trip.waypoints {
                text += "  \(stop.id) \(stop.name.text) \(stop.location) \(stop.note?.text ?? "")\n"
            }
        }
        let bytes = Array(text.utf8)
        libraries[bytes] = library
        return bytes
    }

    func decode(_ bytes: [UInt8]) throws(LibraryTextError) -> Library {
        if bytes.starts(with: Array("version 2".utf8)) { throw .newerVersion(line: 1, column: 9, version: "2") }
        guard let library = libraries[bytes] else {
            throw .damaged(line: 3, column: 7, reason: "nobody wrote this")
        }
        return library
    }

    func encode(
        _ library: Library, _ write: (UnsafeRawBufferPointer) throws(SystemError) -> Void
    ) throws(SystemError) {
        let bytes = text(library)
        // In two pieces, so that a failure can come between them.
        for piece in [bytes[..<(bytes.count / 2)], bytes[(bytes.count / 2)...]] {
            var failure: SystemError?
            piece.withUnsafeBytes { buffer in
                do throws(SystemError) { try write(buffer) } catch { failure = error }
            }
            if let failure { throw failure }
        }
    }

    func encode(_ record: HistoryRecord) -> [UInt8] {
        let step = record.steps.map(\.what).joined(separator: "; ")
        let text = "\(record.kind.rawValue) \(record.at) \(record.before) \(record.after) \(step)"
        let bytes = Array(text.utf8)
        records[bytes] = record
        return bytes
    }

    func decodeRecord(_ line: ArraySlice<UInt8>) -> HistoryRecord? { records[Array(line)] }
}
