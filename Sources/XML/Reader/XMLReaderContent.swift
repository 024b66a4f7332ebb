package import Text

extension XMLReader {
    /// Reads the element that has just begun up to its end, and returns its text, including that of elements inside it.
    /// Linear.
    ///
    /// Text after about `most` bytes is skipped, to limit the memory used.
    package mutating func readText(atMost most: Int = 1 << 20) throws(TextFault) -> String {
        let level = depth
        var only: String?
        collected.removeAll(keepingCapacity: true)
        while true {
            switch try next() {
            case .text:
                if let first = only {
                    collected.append(contentsOf: first.utf8)
                    only = nil
                } else if collected.isEmpty {
                    only = text.string
                    continue
                }
                if collected.count < most { text.append(to: &collected) }
            case .end where depth < level: return only ?? String(decoding: collected, as: UTF8.self)
            case .start, .end: continue
            case .finished: return ""
            }
        }
    }

    /// Reads the element that has just begun up to its end, and calls `body` with all its text in UTF-8. Linear.
    package mutating func readBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) throws(TextFault) -> Result
    {
        let level = depth
        collected.removeAll(keepingCapacity: true)
        while true {
            switch try next() {
            case .text: text.append(to: &collected)
            case .end where depth < level: return collected.withUnsafeBufferPointer(body)
            case .start, .end: continue
            case .finished: return body(UnsafeBufferPointer(start: nil, count: 0))
            }
        }
    }

    /// Skips the element that has just begun, to its end. Linear.
    package mutating func skipElement() throws(TextFault) {
        let level = depth
        while true {
            switch try next() {
            case .end where depth < level: return
            case .finished: return
            case .start, .end, .text: continue
            }
        }
    }

    /// Reads up to the next start tag inside the element at `level`, and returns true; or up to the end of that
    /// element, and returns false.
    package mutating func nextChild(at level: Int) throws(TextFault) -> Bool {
        while true {
            switch try next() {
            case .start: return true
            case .end: if depth < level { return false }
            case .finished: return false
            case .text: continue
            }
        }
    }
}
