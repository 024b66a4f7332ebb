/// A block of memory of fixed size that lives as long as its one owner.
struct Storage<Element: BitwiseCopyable>: ~Copyable {
    /// The elements; to be used only while the owner lives.
    let all: UnsafeMutableBufferPointer<Element>

    init(_ count: Int, repeating value: Element) {
        all = .allocate(capacity: count)
        all.initialize(repeating: value)
    }

    init(_ values: some Collection<Element>) {
        all = .allocate(capacity: values.count)
        _ = all.initialize(fromContentsOf: values)
    }

    deinit { all.deallocate() }
}
