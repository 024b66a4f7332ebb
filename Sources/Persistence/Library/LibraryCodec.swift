package import Entities
package import Platform

/// How a library and the records of its history are written as bytes.
package protocol LibraryCodec {
    /// Reads a library's text in full, or says what is wrong where.
    func decode(_ bytes: [UInt8]) throws(LibraryDecodingError) -> Library

    /// Hands the library's text to `write`, piece by piece in order.
    func encode(
        _ library: Library, _ write: (UnsafeRawBufferPointer) throws(SystemError) -> Void
    ) throws(SystemError)

    /// A record as one line of text, without the line's end.
    func encode(_ record: HistoryRecord) -> [UInt8]

    /// Reads what `encode` wrote; nil for anything else.
    func decodeRecord(_ line: ArraySlice<UInt8>) -> HistoryRecord?
}
