/// The part of a document that is in memory.
///
/// Moving the window drops bytes at its beginning, moves the rest to the front and reads more bytes after them. If the
/// rest is more than half of the window, the window doubles, so that long markup is not read again too often: the total
/// time stays linear (compare expat's "reparse deferral").
final class XMLWindow {
    private(set) var start: UnsafeMutablePointer<UInt8>
    private(set) var count = 0
    private var capacity: Int
    private var source: XMLSource
    /// Whether the document has no bytes after the window.
    private(set) var isAtEnd = false
    /// Copies of the names of open elements whose start tags have left the window, by level.
    private var names: [Int: UnsafeMutableBufferPointer<UInt8>] = [:]

    /// Creates an empty window on `source`, of at least 256 bytes.
    init(_ source: XMLSource, capacity: Int) {
        self.source = source
        self.capacity = max(capacity, 256)
        start = .allocate(capacity: self.capacity)
    }

    deinit {
        start.deallocate()
        for name in names.values { name.deallocate() }
    }

    /// The reason for which reading stopped before the end of the document; nil if it did not.
    var fault: String? { source.fault }

    /// Drops the first `dropped` bytes and reads more bytes. Pointers into the window are invalid afterwards.
    func move(by dropped: Int) {
        let kept = count - dropped
        if kept > capacity / 2 {
            capacity *= 2
            let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
            larger.update(from: start + dropped, count: kept)
            start.deallocate()
            start = larger
        } else if dropped > 0 {
            start.update(from: start + dropped, count: kept)
        }
        count = kept
        // A source needs a buffer of at least 16 bytes.
        while !isAtEnd, capacity - count >= 16 {
            let read = source.read(into: UnsafeMutableBufferPointer(start: start + count, count: capacity - count))
            if read == 0 { isAtEnd = true }
            count += read
        }
    }

    /// Copies the name of the element that is open at `level`. The copy is valid as long as the element is open.
    func keep(_ name: XMLName, level: Int) -> XMLName {
        names.removeValue(forKey: level)?.deallocate()
        let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(name.count, 1))
        guard let base = copy.baseAddress else { return name }
        base.update(from: name.start, count: name.count)
        names[level] = copy
        return XMLName(start: UnsafePointer(base), count: name.count, prefixCount: name.prefixCount)
    }
}
