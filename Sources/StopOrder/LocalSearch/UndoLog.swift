/// What stood in an array before it was written over: runs of old contents, taken back last first.
struct UndoLog: ~Copyable {
    private var contents: UnsafeMutablePointer<Int32>
    private var capacity = 4096
    private var used = 0

    init() { contents = .allocate(capacity: capacity) }

    deinit { contents.deallocate() }

    /// Forgets everything.
    mutating func clear() { used = 0 }

    /// Remembers the `length` nodes from `start` on, around the end of the array.
    mutating func remember(_ tour: borrowing ArrayTour, from start: Int, length: Int) {
        if used + length + 2 > capacity { grow(to: used + length + 2) }
        tour.read(from: start, length: length, to: contents + used)
        used += length
        contents[used] = Int32(truncatingIfNeeded: start)
        contents[used + 1] = Int32(truncatingIfNeeded: length)
        used += 2
    }

    /// Puts everything back as it was when the log was last cleared.
    mutating func undo(_ tour: borrowing ArrayTour) {
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
