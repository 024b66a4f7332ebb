/// The log for undoing changes of a tour: ranges of nodes as they were before each change.
struct UndoLog: ~Copyable {
    private var contents: UnsafeMutablePointer<Int32>
    private var capacity = 4096
    private var used = 0

    /// Creates an empty log.
    init() { contents = .allocate(capacity: capacity) }

    deinit { contents.deallocate() }

    /// Empties the log.
    mutating func clear() { used = 0 }

    /// Records the `length` nodes from `start` on, wrapping around the end of the array. Call it before changing them.
    mutating func remember(_ tour: ArrayTour, from start: Int, length: Int) {
        if used + length + 2 > capacity { grow(to: used + length + 2) }
        tour.read(from: start, length: length, to: contents + used)
        used += length
        contents[used] = Int32(truncatingIfNeeded: start)
        contents[used + 1] = Int32(truncatingIfNeeded: length)
        used += 2
    }

    /// Restores the tour as it was when the log was last emptied, and empties the log.
    mutating func undo(_ tour: ArrayTour) {
        while used > 0 {
            let length = Int(contents[used - 1])
            let start = Int(contents[used - 2])
            used -= 2 + length
            tour.write(contents + used, length: length, at: start)
        }
    }

    private mutating func grow(to least: Int) {
        let larger = max(least, capacity * 2)
        let copy = UnsafeMutablePointer<Int32>.allocate(capacity: larger)
        copy.update(from: contents, count: used)
        contents.deallocate()
        contents = copy
        capacity = larger
    }
}
