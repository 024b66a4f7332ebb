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
