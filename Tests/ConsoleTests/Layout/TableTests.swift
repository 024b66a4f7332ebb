import Testing
import Text

@testable import Console

@Suite("Table")
struct TableTests {
    private let trips = Table(
        columns: [
            .init("#", alignment: .right), .init("Trip", minimumWidth: 6, isFlexible: true),
            .init("Stops", alignment: .right), .init("Distance", alignment: .decimal),
            .init("Stretch", isFlexible: true),
        ],
        rows: [
            [Styled("1", .number), "Summer", "12", "1343.65 km", "San Francisco → Monterey"],
            [Styled("2", .number), "東京から大阪へ", "3", "3.5 km", "東京 → 大阪"],
            [Styled("10", .number), "Cafe\u{301}", "0", "0 km"],
        ])

    @Test("columns line up whatever characters are in them, and a pipe gets every character")
    func whole() {
        #expect(
            trips.lines().joined(separator: "\n") == """
                 #  Trip            Stops    Distance  Stretch
                 1  Summer             12  1343.65 km  San Francisco → Monterey
                 2  東京から大阪へ      3     3.5 km   東京 → 大阪
                10  Cafe\u{301}                0     0 km
                """)
    }

    @Test("a terminal that is too narrow gets the flexible columns cut, the widest first, and no line is wider")
    func narrow() {
        #expect(
            trips.lines(width: 56).joined(separator: "\n") == """
                 #  Trip            Stops    Distance  Stretch
                 1  Summer             12  1343.65 km  San Francisco → …
                 2  東京から大阪へ      3     3.5 km   東京 → 大阪
                10  Cafe\u{301}                0     0 km
                """)
        #expect(
            trips.lines(width: 45).joined(separator: "\n") == """
                 #  Trip        Stops    Distance  Stretch
                 1  Summer         12  1343.65 km  San Franc…
                 2  東京から…       3     3.5 km   東京 → 大…
                10  Cafe\u{301}            0     0 km
                """)
    }

    @Test("Where a row is one line, a name gives way down to its least width before a column is left out")
    func shortNames() {
        var table = Table(columns: [
            Table.Column("Stop", isFlexible: true, shortest: 16), Table.Column("Night", dropOrder: 7),
        ])
        table.rows = [["Plitvice Lakes Entrance 1", "2n"], ["Split", ""]]
        #expect(table.lines(width: 24) == ["Stop               Night", "Plitvice Lakes E…  2n", "Split"])
        #expect(table.lines(width: 20) == ["Stop", "Plitvice Lakes Entr…", "Split"])
    }

    @Test("The name of a group goes on below where it is wider than the window")
    func wrappedHeadings() {
        var table = Table(columns: [Table.Column()], rows: [["1"]])
        table.headings = [0: "Day 1 · Sat 12 Jun 2027 · about 4 h 5 min, 380 km"]
        #expect(table.lines(width: 40) == ["Day 1 · Sat 12 Jun 2027 · about 4 h 5", "min, 380 km", "1"])
    }

    @Test("where cutting the flexible columns is not enough, lines are cut at their ends")
    func veryNarrow() {
        #expect(
            trips.lines(width: 20).joined(separator: "\n") == """
                 #  Trip    Stops  …
                 1  Summer     12  …
                 2  東京…       3  …
                10  Cafe\u{301}        0  …
                """)
        for width in 1...100 {
            let widest = trips.lines(width: width).map(\.displayWidth).max() ?? 0
            #expect(widest <= width, "at \(width)")
        }
    }

    @Test("colour is on the text alone, never on the spaces around it")
    func color() {
        let table = Table(
            columns: [.init("N", alignment: .right, minimumWidth: 3), .init("Name")],
            rows: [[Styled("1", .number), Styled("A", .dim)], [Styled("", .number), "B"]])
        #expect(
            table.lines(color: true) == [
                "  \u{1B}[1mN\u{1B}[0m  \u{1B}[1mName\u{1B}[0m", "  \u{1B}[36m1\u{1B}[0m  \u{1B}[2mA\u{1B}[0m",
                "     B",
            ])
        #expect(table.lines() == ["  N  Name", "  1  A", "     B"])
    }

    @Test("numbers line up at their decimal point")
    func decimal() {
        let cells = ["1.5", "-20", "300.25 km", "none", "7 km", ""]
        let table = Table(
            columns: [.init(alignment: .decimal), .init()], rows: cells.map { [Styled($0), "|"] })
        #expect(
            table.lines() == [
                "   1.5      |",
                " -20        |",
                " 300.25 km  |",
                "none        |",
                "   7 km     |",
                "            |",
            ])
    }

    @Test("control and direction characters of others are shown, not obeyed")
    func hostile() {
        let table = Table(columns: [.init("Name"), .init("Note")], rows: [["a\u{1B}[2Jb\nc", "\u{202E}x"]])
        #expect(table.lines() == ["Name               Note", "a\\u{1B}[2Jb\\u{A}c  \\u{202E}x"])
    }

    @Test("tables without titles, rows or columns, and rows of another length")
    func degenerate() {
        #expect(Table(columns: []).lines() == [])
        #expect(Table(columns: [.init("A"), .init("B")]).lines(width: 80) == ["A  B"])
        #expect(Table(columns: [.init(), .init()], rows: [["a", "b", "c"], [], ["d"]]).lines() == ["a  b", "", "d"])
    }

    @Test("five thousand rows stay in line")
    func many() {
        let rows = (1...5000).map { [Styled("\($0)"), Styled(String(repeating: "x", count: $0 % 50))] }
        let lines = Table(columns: [.init(alignment: .right), .init(isFlexible: true)], rows: rows).lines(width: 30)
        #expect(lines.count == 5000)
        #expect(lines[0] == "   1  x")
        #expect(lines[48] == "  49  " + String(repeating: "x", count: 23) + "…")
    }

    @Test("Where there is no room for gaps, headings stand right below the rows before")
    func headingsWithoutGaps() {
        var table = Table(columns: [.init("A")], rows: [["1"], ["2"], ["3"]])
        table.headings = [0: "One", 2: "Three"]
        #expect(table.lines() == ["A", "One", "1", "2", "", "Three", "3"])
        table.hasGaps = false
        #expect(table.lines() == ["A", "One", "1", "2", "Three", "3"])
    }
}
