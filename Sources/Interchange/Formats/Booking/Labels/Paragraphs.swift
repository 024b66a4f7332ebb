/// The paragraphs of a text that is split into lines.
enum Paragraphs {
    /// The lines of each paragraph: those between lines of which `isBorder` is true. Linear.
    static func ranges(of lines: [String], isBorder: (String) -> Bool) -> [Range<Int>] {
        var paragraphs: [Range<Int>] = []
        var start: Int?
        for (index, line) in lines.enumerated() {
            if isBorder(line) {
                if let first = start { paragraphs.append(first..<index) }
                start = nil
            } else if start == nil {
                start = index
            }
        }
        if let first = start { paragraphs.append(first..<lines.count) }
        return paragraphs
    }
}
