/// A block of memory of fixed size with a single owner.
struct Storage<Element: BitwiseCopyable>: ~Copyable {
    /// The elements; valid only as long as this value exists.
    let all: UnsafeMutableBufferPointer<Element>

    /// Allocates `count` elements of the value `value`.
    init(_ count: Int, repeating value: Element) {
        all = .allocate(capacity: count)
        all.initialize(repeating: value)
    }

    /// Allocates a copy of `values`.
    init(_ values: some Collection<Element>) {
        all = .allocate(capacity: values.count)
        _ = all.initialize(fromContentsOf: values)
    }

    deinit { all.deallocate() }
}
