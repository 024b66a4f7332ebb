/// The part of a document that is in memory: what is being read, and some of what follows.
///
/// Moving on keeps the bytes from a place on, brings them to the front, and fills up behind them. What is kept may be more
/// than half of the window: then it becomes twice as large, so that a piece of markup of any length is gone through a
/// bounded number of times on average (as expat does since its "reparse deferral").
final class XMLWindow {
    private(set) var start: UnsafeMutablePointer<UInt8>
    private(set) var count = 0
    private var capacity: Int
    private var source: XMLSource
    /// Whether there is nothing behind the window.
    private(set) var isAtEnd = false
    /// The names of open elements that have moved on out of the window, by level.
    private var names: [Int: UnsafeMutableBufferPointer<UInt8>] = [:]

    /// An empty window on `source`.
    init(_ source: XMLSource, capacity: Int) {
        self.source = source
        self.capacity = max(capacity, 256)
        start = .allocate(capacity: self.capacity)
    }

    deinit {
        start.deallocate()
        for name in names.values { name.deallocate() }
    }

    /// Why the document cannot be read on behind the window; nil where it can, and at its end.
    var fault: String? { source.fault }

    /// Drops the first `dropped` bytes and fills up with what follows. Pointers into the window are worth nothing after.
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
        // A source asks for room for some characters.
        while !isAtEnd, capacity - count >= 16 {
            let read = source.read(into: UnsafeMutableBufferPointer(start: start + count, count: capacity - count))
            if read == 0 { isAtEnd = true }
            count += read
        }
    }

    /// A copy of the name of the element that is open at `level`, which is there as long as the element is open.
    func keep(_ name: XMLName, level: Int) -> XMLName {
        names.removeValue(forKey: level)?.deallocate()
        let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(name.count, 1))
        guard let base = copy.baseAddress else { return name }
        base.update(from: name.start, count: name.count)
        names[level] = copy
        return XMLName(start: UnsafePointer(base), count: name.count, prefixCount: name.prefixCount)
    }
}
