/// A block of memory of fixed size with a single owner.
struct Storage<Element: BitwiseCopyable>: ~Copyable {
    /// The elements; valid only as long as this value exists.
    let all: UnsafeMutableBufferPointer<Element>
    /// The first element.
    let start: UnsafeMutablePointer<Element>

    /// Allocates `count` elements of the value `value`.
    init(_ count: Int, repeating value: Element) {
        start = .allocate(capacity: count)
        start.initialize(repeating: value, count: count)
        all = UnsafeMutableBufferPointer(start: start, count: count)
    }

    /// Allocates a copy of `values`.
    init(_ values: some Collection<Element>) {
        start = .allocate(capacity: values.count)
        all = UnsafeMutableBufferPointer(start: start, count: values.count)
        _ = all.initialize(fromContentsOf: values)
    }

    deinit { start.deallocate() }
}
