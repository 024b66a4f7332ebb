import Foundation
import Interchange
import TestSupport
import Testing

/// Tables and lists in the encodings that people's programs write.
@Suite struct EncodingTests {
    private static let table = "Name;Breitengrad;Längengrad\r\nKöln;50,9375;6,9603\r\nCafé “X” 5 €;48,85;2,35\r\n"
    private static let stops = "file: Köln@50.9375,6.9603 Café “X” 5 €@48.85,2.35"
    private static let commas = "notice: numbers such as 48,85 were read with the comma as decimal sign"
    private static let windows = "notice: read as Windows-1252, as it is not UTF-8; look at accented letters"

    @Test("A table in Windows-1252, as European spreadsheets write it, is read, and that is said")
    func windows1252() throws {
        let bytes = try #require(Self.table.data(using: .windowsCP1252))
        #expect(TripFormats.recognizing(Array(bytes))?.name == "csv")
        #expect(reading(Array(bytes)) == [Self.stops, Self.windows, Self.commas])
    }

    @Test("A list in Windows-1252 is read too")
    func list() throws {
        let bytes = try #require("# Trip: Süden\nKöln=50.9,6.9\n".data(using: .windowsCP1252))
        #expect(reading(Array(bytes)) == ["Süden: Köln@50.9,6.9", Self.windows])
    }

    @Test(
        "Tables of central Europe and in Cyrillic are read in their encodings, and that is said",
        arguments: [
            ("Name;lat;lon\nŁódź;51,77;19,46\nGdańsk;54,35;18,65\n", String.Encoding.windowsCP1250, "Windows-1250"),
            (
                "Name;lat;lon\nPlzeň;49,75;13,38\nPříbor;49,64;18,14\nDěčín;50,78;14,21\n", .windowsCP1250,
                "Windows-1250"
            ),
            ("Name;lat;lon\nГород Тверь;56,86;35,9\nМосква;55,75;37,62\n", .windowsCP1251, "Windows-1251"),
            (
                "Name;lat;lon\nMálaga;36,72;-4,42\nA Coruña;43,37;-8,4\nTromsø;69,65;18,96\n", .windowsCP1252,
                "Windows-1252"
            ),
        ])
    func otherPages(text: String, encoding: String.Encoding, name: String) throws {
        let found = reading(Array(try #require(text.data(using: encoding))), as: CSVFormat())
        let names = text.split(separator: "\n").dropFirst().map { $0.prefix { $0 != ";" } }
        for name in names { #expect(found[0].contains(name)) }
        #expect(found.contains("notice: read as \(name), as it is not UTF-8; look at accented letters"))
    }

    @Test("UTF-16 is read with and without a mark", arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian])
    func utf16(encoding: String.Encoding) throws {
        let bytes = Array(try #require(Self.table.data(using: encoding)))
        let notices = encoding == .utf16LittleEndian ? [0xFF, 0xFE] : [0xFE, 0xFF] as [UInt8]
        #expect(reading(notices + bytes) == [Self.stops, Self.commas])
        #expect(reading(bytes) == [Self.stops, "notice: read as UTF-16", Self.commas])
    }

    @Test(
        "UTF-32 is told in every format, with and without a mark",
        arguments: [String.Encoding.utf32LittleEndian, .utf32BigEndian],
        [
            table, "Köln=50.9,6.9\n", "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n", "1|2|A|4|\n", "{\"trips\": []}",
            "{\"elements\": []}", "Title,Note,URL\nA,,\n", "<gpx version=\"1.1\"></gpx>",
        ])
    func utf32(encoding: String.Encoding, text: String) throws {
        let bytes = Array(try #require(text.data(using: encoding)))
        let mark: [UInt8] = encoding == .utf32LittleEndian ? [0xFF, 0xFE, 0, 0] : [0, 0, 0xFE, 0xFF]
        for file in [mark + bytes, bytes] {
            #expect(ForeignFile.reason(file, ending: "csv") == "the text is UTF-32; save it as UTF-8")
            for format in [CSVFormat(), ListFormat(), ICSFormat(), ITNFormat(), JSONFormat()] as [any TripFormat] {
                #expect(reading(file, as: format) == ["error F:1:1: the text is UTF-32; save it as UTF-8"])
            }
        }
    }

    @Test("UTF-8 with damage is refused at the damage, as Windows-1252 would garble the rest")
    func damagedUTF8() {
        let bytes = Array("name,lat,lon\nKöln,1,2\nZürich,3,4\nX".utf8) + [0xFF] + Array(",5,6\n".utf8)
        #expect(reading(bytes, as: CSVFormat()) == ["error F:4:2: not valid UTF-8; save the file as UTF-8"])
    }

    @Test("What is no text in any of them is refused", arguments: [0x00, 0x81, 0x8D, 0x07] as [UInt8])
    func noText(byte: UInt8) {
        let bytes = Array("name,lat,lon\nK".utf8) + [0xF6, byte] + Array("ln,1,2\n".utf8)
        #expect(reading(bytes, as: CSVFormat()) == ["error F:2:2: not valid UTF-8; save the file as UTF-8"])
    }

    @Test("Each byte of Windows-1252 is the character that Python says", .enabled(if: Oracle.python3.isWanted))
    func everyByte() throws {
        let script =
            "print(''.join(chr(b) if b < 128 else bytes([b]).decode('cp1252', 'ignore') for b in range(0xA0, 0x100)))"
        let high = try Oracle.python3.run(["-c", script], files: [:]).dropLast()
        let text = "€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ" + high.drop { $0 == "\u{A0}" }
        let bytes = try #require("name,lat,lon\n\(text),1,2\n".data(using: .windowsCP1252))
        #expect(reading(Array(bytes)) == ["file: \(text)@1,2", Self.windows])
    }
}
