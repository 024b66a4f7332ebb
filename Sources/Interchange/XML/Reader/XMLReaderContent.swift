extension XMLReader {
    /// Reads the text of the element that has just begun, that of elements inside it too, and its end. Linear.
    package mutating func readText() throws(XMLError) -> String {
        let level = depth
        var only: XMLText?
        var collected: [UInt8] = []
        while true {
            switch try next() {
            case .text:
                if collected.isEmpty, only == nil {
                    only = text
                } else {
                    only?.append(to: &collected)
                    only = nil
                    text.append(to: &collected)
                }
            case .end where depth < level:
                return only?.string ?? String(decoding: collected, as: UTF8.self)
            case .start, .end: continue
            case .finished: return ""
            }
        }
    }

    /// Lets `body` look at the text of the element that has just begun, as `readText` gives it, without making a string of
    /// it where it stands in one piece. Linear.
    mutating func readBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) throws(XMLError) -> Result {
        let level = depth
        var only: XMLText?
        var collected: [UInt8] = []
        while true {
            switch try next() {
            case .text where only == nil && collected.isEmpty && text.isPlain: only = text
            case .text:
                only?.append(to: &collected)
                only = nil
                text.append(to: &collected)
            case .start, .end:
                if depth < level { return only.map { body($0.bytes) } ?? collected.withUnsafeBufferPointer(body) }
            case .finished: return body(UnsafeBufferPointer(start: nil, count: 0))
            }
        }
    }

    /// Skips the element that has just begun, to its end. Linear.
    package mutating func skipElement() throws(XMLError) {
        let level = depth
        while true {
            switch try next() {
            case .end where depth < level: return
            case .finished: return
            case .start, .end, .text: continue
            }
        }
    }

    /// Goes to the next element inside the one whose depth is `level`: true when one begins, false when that one ends.
    package mutating func nextChild(at level: Int) throws(XMLError) -> Bool {
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
