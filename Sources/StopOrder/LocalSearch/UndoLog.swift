/// What stood in an array before it was written over: runs of old contents, taken back last first.
struct UndoLog: ~Copyable {
    private var contents: UnsafeMutableBufferPointer<Int32>
    private var used = 0

    init() { contents = .allocate(capacity: 4096) }

    deinit { contents.deallocate() }

    /// Forgets everything.
    mutating func clear() { used = 0 }

    /// Remembers the `length` nodes from `start` on, around the end of the array.
    mutating func remember(_ tour: borrowing ArrayTour, from start: Int, length: Int) {
        if used + length + 2 > contents.count { grow(to: used + length + 2) }
        var place = start
        for index in used..<(used + length) {
            contents[index] = tour.nodes[place]
            place = tour.after(place)
        }
        used += length
        contents[used] = Int32(truncatingIfNeeded: start)
        contents[used + 1] = Int32(truncatingIfNeeded: length)
        used += 2
    }

    /// Puts everything back as it was when the log was last cleared.
    mutating func undo(_ tour: borrowing ArrayTour) {
        while used > 0 {
            let length = Int(contents[used - 1])
            var place = Int(contents[used - 2])
            used -= 2 + length
            for index in used..<(used + length) {
                tour.put(contents[index], at: place)
                place = tour.after(place)
            }
        }
    }

    private mutating func grow(to capacity: Int) {
        let larger = UnsafeMutableBufferPointer<Int32>.allocate(capacity: max(capacity, contents.count * 2))
        _ = larger.update(fromContentsOf: contents[..<used])
        contents.deallocate()
        contents = larger
    }
}
