import Testing

@testable import Console

@Suite("Rows beside rows")
struct SideBySideTests {
    @Test("Others stand at their column; longer rows are cut a column before, rows that are missing are made")
    func places() {
        let rows = ["title that is long", "ab", "longer than its room"].beside(
            ["x", "yy", "z"], fromRow: 1, atColumn: 8)
        #expect(rows == ["title that is long", "ab      x", "longer  yy", "        z"])
    }

    @Test("Styles and wide characters take the columns that they have on the terminal")
    func styled() {
        let rows = ["\u{1B}[1mab\u{1B}[0m", "東京"].beside(["x", "y"], fromRow: 0, atColumn: 6)
        #expect(rows == ["\u{1B}[1mab\u{1B}[0m    x", "東京  y"])
        #expect("\u{1B}[1m東\u{1B}[0ma".widthOnTerminal == 3)
    }

    @Test("A row without anything beside it stays as it is")
    func empty() {
        #expect(["a  ", "b"].beside(["", "x"], fromRow: 0, atColumn: 3) == ["a  ", "b  x"])
    }
}
