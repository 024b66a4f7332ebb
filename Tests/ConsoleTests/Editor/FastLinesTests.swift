import Testing

@testable import Console

@Suite("Lines that arrive together")
struct FastLinesTests {
    private func joined(_ keys: [Key], behind typed: String = "") -> [Key] {
        FastLines.joined(keys, behind: typed) { lines in lines.allSatisfy { $0.count > 1 } }
    }

    @Test("Lines of a list are one paste, with the Enter behind the last")
    func list() {
        #expect(
            joined([.text("Bled"), .enter, .text("Piran"), .enter]) == [.paste("Bled\nPiran"), .enter])
        #expect(joined([.text("Bled"), .enter, .text("Pir")]) == [.paste("Bled\nPir")])
        #expect(joined([.text("Bled"), .enter], behind: "a ") == [.text("Bled"), .enter])
    }

    @Test("An empty line ends the list, and what follows is a line of its own")
    func end() {
        let keys: [Key] = [.text("Bled"), .enter, .text("Piran"), .enter, .enter, .text("b"), .enter]
        #expect(joined(keys) == [.paste("Bled\nPiran"), .enter, .enter, .text("b"), .enter])
    }

    @Test("An Enter that arrives with the next line ends the one before it")
    func ending() {
        let keys: [Key] = [.enter, .text("T"), .text("ole")]
        #expect(joined(keys, behind: "Burgos") == keys)
        #expect(joined(keys + [.enter], behind: "Burgos") == keys + [.enter])
    }

    @Test("Other keys, one line and lines of a menu stay as they are")
    func others() {
        for keys: [Key] in [
            [.text("Bled"), .enter], [.text("Bled"), .up, .text("x"), .enter],
            [.text("m"), .enter, .text("Bled"), .enter],
        ] {
            #expect(joined(keys) == keys)
        }
    }
}
