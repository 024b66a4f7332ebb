import Text

/// The name of an element or attribute where it stands in the document.
package struct XMLName {
    @usableFromInline let start: UnsafePointer<UInt8>
    @usableFromInline let count: Int
    /// The bytes of the prefix and its colon; 0 where there is none.
    @usableFromInline let prefixCount: Int

    /// The whole name: `gpx:wpt`.
    package var string: String { String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self) }

    /// The bytes without the prefix: `wpt`.
    @inline(__always)
    var local: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: start + prefixCount, count: count - prefixCount)
    }

    /// Whether the name without its prefix is `text`, case included.
    @inlinable
    package func isLocally(_ text: StaticString) -> Bool {
        count - prefixCount == text.utf8CodeUnitCount
            && areEqual(start + prefixCount, text.utf8Start, count: count - prefixCount)
    }

    /// Whether both names are the same, prefix included.
    @inline(__always)
    func equals(_ other: XMLName) -> Bool {
        count == other.count && areEqual(start, other.start, count: count)
    }

    /// Whether both names have the same prefix, or none.
    @inline(__always)
    func hasPrefix(of other: XMLName) -> Bool {
        prefixCount == other.prefixCount && areEqual(start, other.start, count: prefixCount)
    }
}

/// Whether `count` bytes are the same. A loop, because names are short.
@inlinable
func areEqual(_ first: UnsafePointer<UInt8>, _ second: UnsafePointer<UInt8>, count: Int) -> Bool {
    for index in 0..<count where first[index] != second[index] { return false }
    return true
}

/// An element whose start tag was read.
struct XMLElement {
    var name: XMLName
    /// The bytes of the document before its `<`.
    let offset: Int
    /// Where it begins, once that has been found out.
    var position: TextPosition?
    /// Whether the name is a copy and no longer in the window.
    var isKept = false

    /// An element that begins behind `offset` bytes.
    init(name: XMLName, offset: Int) {
        self.name = name
        self.offset = offset
    }
}
