package import Entities
package import Platform

/// How a library and the records of its history are written as bytes.
package protocol LibraryCodec {
    /// Reads a library's text in full, or says what is wrong where.
    func decode(_ bytes: [UInt8]) throws(LibraryTextError) -> Library

    /// Hands the library's text to `write`, piece by piece in order.
    func encode(
        _ library: Library, _ write: (UnsafeRawBufferPointer) throws(SystemError) -> Void
    ) throws(SystemError)

    /// A record as one line of text, without the line's end.
    func encode(_ record: HistoryRecord) -> [UInt8]

    /// Reads what `encode` wrote; nil for anything else.
    func decodeRecord(_ line: ArraySlice<UInt8>) -> HistoryRecord?
}

/// Why a library's text cannot be taken.
package enum LibraryTextError: Error, Equatable, Sendable {
    /// Something is wrong at a line and column, both from 1.
    case damaged(line: Int, column: Int, reason: String)
    /// The text says that it is of a version that this program does not know.
    case newerVersion(line: Int, column: Int, version: String)
}
