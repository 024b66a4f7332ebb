import Places
import Testing

@Suite("Several places in lines")
struct PlaceLinesTests {
    @Test(
        "Each line is a place, whatever the last is and however lines end",
        arguments: ["\n", "\r", "\r\n", "\r\r", "\r\r\n", "\u{2028}"])
    func lines(end: String) {
        #expect(
            PlaceLines.places(["Paris", "Hotel=48.85,2.35"].joined(separator: end)) == ["Paris", "Hotel=48.85,2.35"])
        #expect(PlaceLines.places(["A=1,2", "B=3,4", ""].joined(separator: end)) == ["A=1,2", "B=3,4"])
    }

    @Test("Two lines that are halves of coordinates are one place; an address over two lines is two")
    func halves() {
        #expect(PlaceLines.places("46.0207\n7.7491") == ["46.0207, 7.7491"])
        #expect(PlaceLines.places("Lyon\n46.0207,\n-7.7491\nBern") == ["Lyon", "46.0207, -7.7491", "Bern"])
        #expect(PlaceLines.places("46.0207\nBern") == ["46.0207", "Bern"])
        #expect(PlaceLines.places("46.02, 7.75; Bern; 47.1,8.1") == ["46.02, 7.75", "Bern", "47.1,8.1"])
        #expect(PlaceLines.places("46.02, 7.75; 47.1, 8.1") == ["46.02, 7.75", "47.1, 8.1"])
        #expect(PlaceLines.places("46.02; 7.75") == ["46.02; 7.75"])
        #expect(PlaceLines.places("Hotel Post\n3920 Zermatt") == ["Hotel Post", "3920 Zermatt"])
    }

    @Test(
        "A line of which a part stands in quotation marks is one place; its parts are known for the advice",
        arguments: [
            ("Munich \"Bled\" “Plitvice Lakes” Split", ["Munich", "Bled", "Plitvice Lakes", "Split"]),
            ("Munich \"Bled\"", ["Munich", "Bled"]), ("Munich Bled", []), ("L'Aquila", []), ("Hotel 5\" wide", []),
            ("\"Munich\"", []),
        ] as [(String, [String])])
    func partlyQuoted(line: String, parts: [String]) {
        #expect(PlaceLines.places(line).count == 1)
        let advice = parts.isEmpty ? nil : parts.map { "\"\($0)\"" }.joined(separator: " ")
        let hint = PlaceError.unknown(text: line).hints.first { $0.hasPrefix("If these are several places") }
        #expect(hint == advice.map { "If these are several places, quote each: \($0)" })
    }

    @Test("A name has no lines: several where one place is asked for are refused", arguments: ["\n", "\r", "\r\n"])
    func oneIsAskedFor(end: String) {
        #expect {
            _ = try PlaceText(parsing: "Paris\(end)Hotel=48.85,2.35")
        } throws: {
            "\($0)" == "these are 2 lines, each a place of its own, where one is asked for"
        }
    }
}
