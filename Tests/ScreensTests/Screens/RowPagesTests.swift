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

    /// A list whose rows stand below headings, three below each.
    private struct GroupedPage: ScreenPage {
        let count: Int
        var isLoading: Bool { false }
        var rowCount: Int { count }
        func startsGroup(_ row: Int) -> Bool { row % 3 == 0 }
    }

    @Test("A page begins with a heading where it can, and one turns back to the same pages", arguments: 6...20)
    func groups(height: Int) {
        let page = GroupedPage(count: 40)
        var pages = RowPages()
        func shown() -> [Int] {
            var rows: [Int] = []
            _ = pages.lines(page, height: height) { shown in
                rows = shown.indexes ?? []
                return ["Title"] + rows.map { "\($0)" } + shown.noteLines
            }
            return rows
        }
        var all = [shown()]
        while pages.take(">", page) == .turned { all.append(shown()) }
        #expect(all.flatMap { $0 } == Array(0..<40))
        #expect(all.allSatisfy { $0[0] % 3 == 0 } || height < 6, "\(all)")
        for rows in all.reversed().dropFirst() {
            #expect(pages.take("<", page) == .turned)
            #expect(shown() == rows)
        }
        #expect(pages.take("<", page) == .refused("This is the first page."))
        // From a row that was gone to, the page before begins with a heading, too.
        _ = pages.take("g 31", page)
        _ = shown()
        _ = pages.take("<", page)
        #expect((shown().first ?? 1) % 3 == 0)
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

    @Test(
        "Under words that were searched for a line means no row that they hide",
        arguments: [
            ("d 2", Int.max, 2), ("d2", .max, 2), ("delete 1,3", .max, 3), ("d 10 4", .max, 4), ("d 1 10", .max, nil),
            ("d 99", .max, nil), ("m 1 3", 1, nil), ("m 3 1", 1, 3), ("u 2", 0, nil), ("2", 0, nil),
            ("d Row 2", .max, nil), ("d row 2,3", .max, nil),
        ] as [(String, Int, Int?)])
    func hidden(line: String, named: Int, row: Int?) {
        let page = RowsPage(rows: (1...12).map { "Row \($0)" })
        var pages = RowPages()
        #expect(pages.refusalOfHidden(in: line, named: named, page) == nil)
        #expect(pages.take("/ row 1", page) == .turned)
        let refusal = row.map { "Row \($0) is not shown. Nothing was done; / shows all again." }
        #expect(pages.refusalOfHidden(in: line, named: named, page) == refusal)
    }

    @Test("A number that no row has is answered with how many there are")
    func noSuchRow() {
        let page = RowsPage(rows: (1...50).map { "Row \($0)" })
        var pages = RowPages()
        #expect(pages.take("g 999", page) == .refused("There are 50 rows: g 1 to 50."))
        #expect(pages.take("g x", page) == .refused("g goes to a row: g and the number of one."))
    }

    @Test("In a low window what stands around the rows is cut only where lines for all of it are not free")
    func free() {
        let context = TerminalContext(width: 20, inputIsTerminal: true, outputIsTerminal: true)
        func lines(
            _ count: Int, totals: [String] = ["one two three four five six", "x", "1 2 3 4 5 6 7 8 9 10 11", "1 2"]
        )
            -> [String]
        {
            var pages = RowPages()
            let page = RowsPage(rows: (1...count).map { "Row \($0)" })
            return pages.lines(page, height: 9) { rows in
                ["Title"] + rows.of(page.rows) + rows.noteLines + rows.fitting(totals, in: context)
            }
        }
        #expect(lines(3).suffix(2) == ["Row 3", "x"])
        let long = ["one two three four five six", "one two three four five 6", "1 2"]
        #expect(lines(3, totals: long).suffix(2) == ["one two three four", "five six"])
        #expect(lines(7, totals: long).suffix(2) == ["Row 7", "1 2"])
    }

    @Test("Totals stand beside a title in the first wording that fits; the shortest are for low windows")
    func totals() {
        let context = TerminalContext(width: 30, inputIsTerminal: true, outputIsTerminal: true)
        let totals = ["20 stops, 2125.3 km by road, 1700 km straight", "20 stops, 2125 km", "2125 km", "2 Mm"]
        func title(_ name: String, room: Int) -> [String] {
            let (lines, hasTotals) = ShownRows(isTight: true, room: room).title(name, totals: totals, in: context)
            return lines + [hasTotals ? "yes" : "no"]
        }
        #expect(title("Alps", room: 20) == ["Alps   20 stops, 2125 km", "yes"])
        #expect(title("Balkan loop in May", room: 20) == ["Balkan loop in May", "no"])
        #expect(title("Balkan loop in May", room: 9) == ["Balkan loop in May   2125 km", "yes"])
        #expect(title("Balkan loop in May 27", room: 9) == ["Balkan loop in May 27   2 Mm", "yes"])
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
