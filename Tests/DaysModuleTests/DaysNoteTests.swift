import Testing

@testable import DaysModule

@Suite("The note of a stop in one line of its days")
struct DaysNoteTests {
    @Test(
        "Lines of a note have a point between them where the first ends without a sign",
        arguments: [
            ("Old town", "Old town"), ("Old  town\n\n Castle", "Old town · Castle"),
            ("Old town.\nCastle", "Old town. Castle"),
            ("Hotel: Ibis\nKm: 40\nLunch:\nat noon", "Hotel: Ibis · Km: 40 · Lunch: at noon"), ("\n", ""),
        ])
    func lines(note: String, line: String) {
        #expect(DaysLayout.inOneLine(note) == line)
    }
}
