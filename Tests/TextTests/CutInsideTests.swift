import Testing

@testable import Text

@Suite("A text without its middle") struct CutInsideTests {
    @Test(
        "The beginning and the end stay",
        arguments: [
            ("Stop 6 of 16 in “trip”", 40, "Stop 6 of 16 in “trip”"), ("Stop 6 of 16 in “trip”", 15, "Stop 6 … “trip”"),
            ("Day 1", 4, "Day…"), ("京都東京大阪名古屋", 9, "京都…古屋"), ("", 5, ""),
        ])
    func cut(text: String, width: Int, expected: String) {
        let cut = text.cutInside(toWidth: width)
        #expect(cut == expected && cut.displayWidth <= width)
    }
}
