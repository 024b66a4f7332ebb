import Text

/// The name of an element or attribute, as a reference into the document.
package struct XMLName {
    @usableFromInline let start: UnsafePointer<UInt8>
    @usableFromInline let count: Int
    /// The length of the prefix and its colon in bytes; 0 without a prefix.
    @usableFromInline let prefixCount: Int

    /// The name with its prefix: `gpx:wpt`.
    package var string: String { String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self) }

    /// The bytes of the name without its prefix: `wpt`.
    @inline(__always)
    var local: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: start + prefixCount, count: count - prefixCount)
    }

    /// Whether the name without its prefix equals `text`; upper and lower case differ.
    @inlinable
    package func isLocally(_ text: StaticString) -> Bool {
        count - prefixCount == text.utf8CodeUnitCount
            && areEqual(start + prefixCount, text.utf8Start, count: count - prefixCount)
    }

    /// Whether both names, including prefixes, are equal.
    @inline(__always)
    func equals(_ other: XMLName) -> Bool {
        count == other.count && areEqual(start, other.start, count: count)
    }

    /// Whether both names have the same prefix, or both have none.
    @inline(__always)
    func hasPrefix(of other: XMLName) -> Bool {
        prefixCount == other.prefixCount && areEqual(start, other.start, count: prefixCount)
    }
}

/// Whether `count` bytes are equal. A loop is fast because names are short.
@inlinable
func areEqual(_ first: UnsafePointer<UInt8>, _ second: UnsafePointer<UInt8>, count: Int) -> Bool {
    for index in 0..<count where first[index] != second[index] { return false }
    return true
}

/// An element whose start tag has been read.
struct XMLElement {
    var name: XMLName
    /// The offset of its `<` in the document.
    let offset: Int
    /// The line and column of its `<`; nil until needed.
    var position: TextPosition?
    /// Whether `name` refers to a copy instead of the window.
    var isKept = false

    /// Creates an element that begins at `offset`.
    init(name: XMLName, offset: Int) {
        self.name = name
        self.offset = offset
    }
}
