/// The bytes of a file that is being imported, from the beginning to the end, once: each read returns at most as many
/// as the reader asks for.
///
/// Its beginning is kept, so that the format can be recognized before anything is read. Where reading the file fails,
/// its bytes end and `hasFailed` is true: the code that opened the file has the error, and discards what was read.
package final class FileContent {
    /// The first bytes of the file, enough to recognize its format.
    package let beginning: [UInt8]
    /// Whether the bytes ended because they could not be read.
    package private(set) var hasFailed = false

    /// The number of bytes kept of the beginning.
    package static let beginningSize = 4_096

    /// Reads the next bytes: 0 at the end, nil when it fails.
    private let next: (UnsafeMutableRawBufferPointer) -> Int?
    private let expectedSize: Int
    private var given = 0
    private var isAtEnd = false

    /// The bytes that `next` gives: it fills some of a buffer that is not empty and returns how many, 0 at the end, nil
    /// when it fails. `expectedSize` is how many there may be in all; it only saves memory.
    package init(expectedSize: Int = 0, next: @escaping (UnsafeMutableRawBufferPointer) -> Int?) {
        self.next = next
        self.expectedSize = expectedSize
        var failed = false
        beginning = [UInt8](unsafeUninitializedCapacity: FileContent.beginningSize) { buffer, count in
            while count < buffer.count {
                guard
                    let read = next(
                        UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[count...]))
                else {
                    failed = true
                    return
                }
                if read == 0 { return }
                count += read
            }
        }
        hasFailed = failed
        isAtEnd = beginning.count < FileContent.beginningSize
    }

    /// Creates the content of these bytes, read `pieceSize` at a time.
    package convenience init(_ bytes: [UInt8], pieceSize: Int = .max) {
        var offset = 0
        self.init(expectedSize: bytes.count) { buffer in
            let count = min(buffer.count, pieceSize, bytes.count - offset)
            bytes.withUnsafeBytes {
                buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[offset..<offset + count]))
            }
            offset += count
            return count
        }
    }

    /// Reads the next bytes into a buffer that is not empty, and returns how many; 0 is the end.
    package func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
        if given < beginning.count {
            let count = min(buffer.count, beginning.count - given)
            beginning.withUnsafeBytes {
                buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[given..<given + count]))
            }
            given += count
            return count
        }
        guard !isAtEnd else { return 0 }
        let count = next(buffer)
        if count == nil { hasFailed = true }
        isAtEnd = count ?? 0 == 0
        return count ?? 0
    }

    /// All bytes that were not read yet, for a format that needs them together. Linear.
    package func rest() -> [UInt8] {
        // One byte more than expected, so that the read that fills the buffer is not taken for all there is.
        let expected = max(expectedSize - given, beginning.count - given, 0)
        var bytes = piece(capacity: expected + 1)
        guard bytes.count > expected else { return bytes }
        while true {
            let more = piece(capacity: max(65_536, bytes.count))
            if more.isEmpty { return bytes }
            bytes.append(contentsOf: more)
        }
    }

    /// Reads until `capacity` bytes are there or the file ends.
    private func piece(capacity: Int) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
            while count < capacity {
                let read = read(
                    into: UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[count...]))
                if read == 0 { return }
                count += read
            }
        }
    }
}
