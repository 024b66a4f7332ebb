import Testing

@testable import Console
@testable import Screens

@Suite("Pages of rows")
struct RowPagesTests {
    /// The page of a list of `count` rows of `perRow` lines each, in a window of `height` lines; the lines are turned
    /// to in turn, and of each page the numbers of its rows are returned.
    private func pages(of count: Int, perRow: Int, height: Int, typing lines: [String]) -> [[Int]] {
        let page = RowsPage(rows: (1...count).map { "Row \($0)" })
        var pages = RowPages()
        var shown: [[Int]] = []
        func show() {
            let lines = pages.lines(page, height: height) { rows in
                ["Title", ""] + rows.of(page.rows).flatMap { row in (0..<perRow).map { "\(row), \($0)" } }
                    + rows.noteLines
            }
            #expect(lines.count <= height)
            shown.append(lines.filter { $0.hasSuffix(", 0") }.compactMap { Int($0.dropFirst(4).dropLast(3)) })
        }
        show()
        for line in lines {
            #expect(pages.take(line, page) == .turned, "\(line)")
            show()
        }
        return shown
    }

    @Test(
        "every row is reached where a row takes several lines, forwards, backwards and by its number", arguments: 1...4)
    func turning(perRow: Int) {
        let shown = pages(of: 12, perRow: perRow, height: 18, typing: perRow == 1 ? [] : [">"])
        guard perRow > 1, let first = shown.first else {
            #expect(shown == [Array(1...12)])
            return
        }
        #expect(first.first == 1 && first.count < 12)
        #expect(shown[1].first == first.count + 1)
        var typed = [">"]
        while typed.count * first.count < 12 - first.count { typed.append(">") }
        let forth = pages(of: 12, perRow: perRow, height: 18, typing: typed)
        #expect(Set(forth.joined()) == Set(1...12))
        #expect(forth.last?.last == 12)
        let back = pages(of: 12, perRow: perRow, height: 18, typing: [">", "<"])
        #expect(back.last == first)
        #expect(pages(of: 12, perRow: perRow, height: 18, typing: ["g 12"]).last?.contains(12) == true)
    }

    @Test("A row that is opened is shown each time, also after pages were turned, and no page turns by itself")
    func opened() {
        var page = RowsPage(rows: (1...300).map { "Row \($0)" })
        var pages = RowPages()
        func shown() -> [String] {
            pages.lines(page, height: 20) { rows in ["Title"] + rows.of(page.rows) + rows.noteLines }.dropFirst()
                .dropLast()
        }
        #expect(shown().first == "Row 1")
        page.focus.move(to: 249)
        let around = shown()
        #expect(around.contains("Row 250"))
        #expect(pages.take("g 1", page) == .turned)
        #expect(shown().first == "Row 1" && shown().first == "Row 1")
        page.focus.move(to: 249)
        #expect(shown() == around)
    }

    @Test("In a low window what stands around the rows takes few lines; in a high one, and where all fits, it does not")
    func tight() {
        func lines(_ count: Int, height: Int) -> [String] {
            var pages = RowPages()
            let page = RowsPage(rows: (1...count).map { "Row \($0)" })
            return pages.lines(page, height: height) { rows in
                ["Title"] + rows.gap + rows.of(page.rows) + rows.noteLines + rows.gap
                    + (rows.isTight ? ["keys"] : ["all", "that", "can", "be", "typed"])
            }
        }
        #expect(lines(5, height: 13).last == "typed" && lines(5, height: 13).count == 13)
        // Everything is there once the frame is small.
        #expect(lines(7, height: 12) == ["Title"] + (1...7).map { "Row \($0)" } + ["keys"])
        #expect(lines(20, height: 12).last == "keys" && lines(20, height: 12).count == 12)
        #expect(lines(60, height: 40).last == "typed" && lines(60, height: 40).count == 40)
    }
}
