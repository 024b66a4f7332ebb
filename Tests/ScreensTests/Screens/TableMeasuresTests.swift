import Console
import Screens
import Testing

@Suite("Measures of tables")
struct TableMeasuresTests {
    /// The table of some names with a column of their lengths, with what asks for the cells of a row.
    private func table(
        _ shown: ShownRows, _ rows: [String], variant: Int = 0, asked: @escaping (String) -> Void = { _ in }
    ) -> Table {
        shown.table(
            of: rows, nameColumn: nil, variant: variant,
            [
                (.init("Name"), { Styled(variant == 0 ? $0 : "\($0)!") }),
                (.init("None"), { _ in Styled("") }),
                (
                    .init("Length"),
                    { row in
                        asked(row)
                        return Styled("\(row.count)")
                    }
                ),
            ])
    }

    @Test("All rows are measured once for a page; then only those that are shown are asked for")
    func once() {
        let rows = ["Rome", "Constantinople", "Bari"]
        var asked: [String] = []
        var shown = ShownRows([0], room: 20)
        shown.measures = TableMeasures()
        let first = table(shown, rows) { asked.append($0) }
        #expect(asked == rows + ["Rome"])
        asked = []
        var next = ShownRows([2], room: 20)
        next.measures = shown.measures
        let second = table(next, rows) { asked.append($0) }
        #expect(asked == ["Bari"])
        #expect(first.columns == second.columns)
        #expect(first.columns.map(\.title) == ["Name", "Length"])
        #expect(second.lines(width: 40) == ["Name            Length", "Bari            4"])
    }

    @Test("Tables whose cells differ, and those of another page, have measures of their own")
    func variants() {
        var shown = ShownRows([0], room: 20)
        shown.measures = TableMeasures()
        #expect(table(shown, ["Rome", "Bologna"]).columns[0].widest == 7)
        #expect(table(shown, ["Rome", "Bologna"], variant: 1).columns[0].widest == 8)
        shown.measures = TableMeasures()
        #expect(table(shown, ["Rome"]).columns[0].widest == 4)
    }

    @Test("Without measures a table has the same columns as with them")
    func withoutMeasures() {
        for indexes in [nil, [0], [1, 2]] {
            var shown = ShownRows(indexes, room: 20)
            let rows = ["Rome", "Constantinople", "Bari"]
            let lines = table(shown, rows).lines(width: 40)
            shown.measures = TableMeasures()
            #expect(table(shown, rows).lines(width: 40) == lines)
        }
    }
}
