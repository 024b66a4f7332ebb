import Foundation
import Testing

@testable import XML

@Suite struct XMLEncodingTests {
    private static let text = "<a>Ålesund 東京 👍</a>"

    @Test("UTF-16 is read with and without a byte order mark", arguments: [true, false], [true, false])
    func readsUTF16(isBigEndian: Bool, hasMark: Bool) {
        let document = (hasMark ? "\u{FEFF}" : "") + "<?xml version='1.0' encoding='UTF-16'?>" + Self.text
        let bytes = document.utf16.flatMap { unit -> [UInt8] in
            let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
            return isBigEndian ? pair : pair.reversed()
        }
        #expect(events(bytes) == ["<a", "Ålesund 東京 👍", ">a"])
    }

    @Test(
        "One byte a character is read as declared",
        arguments: [
            ("ISO-8859-1", "fjord \u{E5}\u{80}"), ("iso-8859-1", "fjord \u{E5}\u{80}"), ("windows-1252", "fjord å€"),
        ])
    func readsSingleBytes(encoding: String, expected: String) {
        let bytes =
            Array("<?xml version='1.0' encoding='\(encoding)'?><a>fjord ".utf8) + [0xE5, 0x80] + Array("</a>".utf8)
        #expect(events(bytes) == ["<a", expected, ">a"])
    }

    @Test("A byte order mark counts more than the declaration")
    func markCountsMore() {
        #expect(
            events(Array("\u{FEFF}<?xml version='1.0' encoding='ISO-8859-1'?><a>å</a>".utf8)) == ["<a", "å", ">a"])
    }

    @Test(
        "What is in no known encoding is refused",
        arguments: [
            ([0xFF, 0xFE, 0, 0, 0x3C, 0, 0, 0], "1:1: the document is UTF-32; save it as UTF-8"),
            ([0xFE, 0xFF, 0, 0x3C, 0], "1:2: bytes that are not UTF-16"),
            ([0xFE, 0xFF, 0, 0x3C, 0xD8, 0, 0, 0x61], "1:2: bytes that are not UTF-16"),
            ([0xFF, 0xFE, 0x3C, 0, 0, 0xDC], "1:2: bytes that are not UTF-16"),
            (
                Array("<?xml version='1.0' encoding='UTF-16'?><a/>".utf8),
                "1:1: the declaration says UTF-16, but the text is not"
            ),
        ] as [([UInt8], String)])
    func refuses(bytes: [UInt8], expected: String) {
        #expect(refusal(bytes) == expected)
    }

    @Test(
        "The outermost element is seen from the beginning of a file",
        arguments: [
            ("<gpx", "gpx"), ("\u{FEFF}<?xml version='1.0'?>\n<!-- <kml> -->\n<gpx:gpx xmlns", "gpx"),
            ("<!DOCTYPE x>\n<kml/>", "kml"), ("<!DOCTYPE gpx [<!ENTITY a 'b>'> <!-- ]> ' --> ]><gpx>", "gpx"),
            ("<!DOCTYPE a:gpx PUBLIC '-//x>' \"y\"><a:gpx>", "gpx"),
            ("<!DOCTYPE x [<!ENTITY a \"]>\"> ] ><kml>", "kml"),
            ("<!DOCTYPE gpx [ <!ENTITY a \"x\"", "gpx"), ("<!DOCTYPE kml", "kml"), ("<!DOCTYPE", nil),
            ("{}", nil), ("", nil), ("<", nil), ("<!-- <gpx>", nil), ("Name,Lat", nil),
        ])
    func seesRoot(text: String, expected: String?) {
        #expect(XMLRoot.name(in: Array(text.utf8)[...]) == expected)
    }
}
