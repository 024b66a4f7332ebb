import Entities
import Foundation
import TestSupport
import Testing

@testable import XML

@Suite struct XMLPiecesTests {
    /// What a document is read as when it comes whole, with pieces of one text put together.
    private static func whole(_ bytes: [UInt8]) -> [String] { events(bytes, joinsText: true) }

    /// The smallest window there is.
    private static let smallWindow = 256

    @Test("Whatever the size of the pieces, a document gives the same events and the same error at the same place")
    func piecesMakeNoDifference() {
        var generator = SplitMix64(seed: 11)
        for number in 0..<150 {
            var bytes = Self.document(&generator)
            if number % 3 != 0 { Self.damage(&bytes, &generator) }
            let expected = Self.whole(bytes)
            for pieceSize in [1, 2, 3, 7, 61, 255, 4_095] {
                #expect(events(bytes, pieceSize: pieceSize, windowSize: Self.smallWindow, joinsText: true) == expected)
            }
            #expect(events(bytes, pieceSize: 1, joinsText: true) == expected)
        }
    }

    @Test(
        "Whatever the size of the pieces, other encodings are read alike",
        arguments: ["UTF-16", "ISO-8859-1", "windows-1252"])
    func piecesMakeNoDifferenceInOtherEncodings(encoding: String) {
        var generator = SplitMix64(seed: 12)
        for number in 0..<30 {
            var text = Self.document(&generator, declaring: encoding)
            if number % 2 == 1 { Self.damage(&text, &generator) }
            var bytes: [UInt8] = []
            if encoding == "UTF-16" {
                bytes = [0xFF, 0xFE]
                for unit in String(decoding: text, as: UTF8.self).utf16 {
                    bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)]
                }
                if number % 5 == 4 { bytes.insert(0xDC, at: bytes.count / 3) }
            } else {
                bytes = text.map { $0 >= 0x80 && $0 < 0xA0 ? $0 + 0x20 : $0 }
            }
            let expected = Self.whole(bytes)
            for pieceSize in [1, 3, 5, 64] {
                #expect(events(bytes, pieceSize: pieceSize, windowSize: Self.smallWindow, joinsText: true) == expected)
            }
        }
    }

    @Test("Every place at which the window can end is passed", arguments: 0..<300)
    func windowMayEndAnywhere(padding: Int) {
        let text =
            "<?xml version='1.0'?>\r\n<!-- \(String(repeating: "x", count: padding)) -->\r\n"
            + "<p:a x='1&#00065;é' y=\"2\r\n\">t &amp; ]] \r\n\r é<![CDATA[ ]] <b> \r\n]]><?t x?><b/></p:a\n>\n<c/>"
        let expected = [
            "<p:a", "t & ]] \n\n é ]] <b> \n", "<b", ">b", ">p:a",
            "!9:1: a document has one outermost element only",
        ]
        #expect(events(Array(text.utf8), windowSize: Self.smallWindow, joinsText: true) == expected)
    }

    @Test("A fault has the right position wherever the window ends", arguments: 0..<260)
    func faultsAreToldAnywhere(padding: Int) {
        let before = "<r>\n" + String(repeating: "x", count: padding)
        let after = String(repeating: "\n<after/>", count: 40) + "</r>"
        for (fault, reason) in [
            ("<a b='' b=''/>", "9: the attribute “b” comes twice in one tag"),
            ("</s>", "1: “</s>” stands where “</r>” must"),
            ("<a b=1/>", "6: the value of the attribute “b” is not in quotation marks"),
            ("&nbsp;", "1: “&nbsp;” means no character that XML knows"),
            ("]]>", "1: “]]>” in text must be written “]]&gt;”"),
            ("<!-- -- -->", "6: “--” inside a comment"),
            ("<?xml ?>", "1: the XML declaration stands at the very beginning or nowhere"),
        ] {
            let (column, words) = (Int(reason.prefix(1)) ?? 0, reason.dropFirst())
            let bytes = Array((before + fault + after).utf8)
            let expected = "!2:\(padding + column)\(words)"
            #expect(events(bytes, windowSize: Self.smallWindow).last == expected)
            #expect(events(bytes).last == expected)
        }
    }

    @Test("A number may have any number of zeros", arguments: [60, 100, 300, 5_000])
    func numbersMayHaveZeros(count: Int) {
        let text =
            "<a b='&#x\(String(repeating: "0", count: count))41;'>&#\(String(repeating: "0", count: count))66;</a>"
        #expect(events(Array(text.utf8), windowSize: Self.smallWindow) == ["<a", "B", ">a"])
        #expect(
            events(Array(text.replacingOccurrences(of: ";", with: "").utf8), windowSize: Self.smallWindow).count == 1)
    }

    @Test("Of a text without end as much is kept as was asked for")
    func longTextsAreCut() throws {
        let text = "<a><b>\(String(repeating: "word ", count: 100_000))</b><c>end</c></a>"
        var xml = try XMLReader(Array(text.utf8))
        _ = try xml.next()
        _ = try xml.next()
        let kept = try xml.readText(atMost: 200_000)
        #expect(kept.utf8.count >= 200_000 && kept.utf8.count < 400_000)
        #expect(text.contains(kept))
        #expect(try xml.nextChild(at: 1))
        #expect(try xml.readText() == "end")
    }

    @Test("Names and lines of elements are known long after they have left the window")
    func elementsOutliveTheWindow() throws {
        let filling = String(repeating: "text\n", count: 200)
        let text = "<first>\n<second>\(filling)<third/>\(filling)</second>\n</first>"
        var xml = try XMLReader(Array(text.utf8), windowSize: Self.smallWindow)
        var ends: [String] = []
        while true {
            let event = try xml.next()
            if event == .finished { break }
            if event == .end { ends.append("\(xml.name.string) \(xml.line(ofElementAt: xml.depth + 1))") }
        }
        #expect(ends == ["third 202", "second 2", "first 1"])
        #expect(refusal(text + "x") == "403:9: nothing may follow the end of the document")
    }

    @Test(
        "A part without an end is a fault at its beginning, however long it is",
        arguments: ["<!--", "<![CDATA[", "<?x "])
    func tellsWhereEndlessMarkupBegins(begin: String) {
        let text = "<a>\n \(begin)" + String(repeating: "long ", count: 2_000)
        let reason = events(Array(text.utf8), windowSize: Self.smallWindow).last
        #expect(reason?.hasPrefix("!2:2: ") == true)
        #expect(reason?.hasSuffix(" has no end") == true)
    }

    @Test("A tag may have 10,000,000 bytes, and not one more")
    func limitsTags() {
        func tag(_ size: Int) -> String { "\n<a x='" + String(repeating: "x", count: size - 9) + "'/>" }
        #expect(refusal(tag(XMLReader.maximumTagSize)) == nil)
        #expect(refusal(tag(XMLReader.maximumTagSize + 1)) == "2:1: a tag of more than 10000000 bytes")
        guard LongRun.isWanted else { return }
        #expect(refusal(tag(XMLReader.maximumTagSize * 2)) == "2:1: a tag of more than 10000000 bytes")
    }

    @Test("Where reading fails nothing is concluded from what there is", arguments: [0, 1, 20, 4_500, 9_990])
    func readFailureIsNoEnd(readable: Int) {
        let bytes = Array(("<a>" + String(repeating: "<b/>", count: 2_499) + "</a>").utf8)
        var offset = 0
        var hasFailed = false
        #expect(throws: (any Error).self) {
            var xml = try XMLReader(beginning: Array(bytes.prefix(min(readable, 4_096)))) { buffer in
                let count = min(buffer.count, 100, readable - offset)
                buffer.copyBytes(from: bytes[offset..<offset + count])
                offset += count
                hasFailed = count == 0
                return hasFailed ? nil : count
            }
            while try xml.next() != .finished {}
        }
        #expect(hasFailed)
    }

    /// A well-formed document of a few kilobytes with everything in it.
    private static func document(_ generator: inout SplitMix64, declaring encoding: String = "UTF-8") -> [UInt8] {
        var text = "<?xml version=\"1.0\" encoding=\"\(encoding)\"?>\r\n<root>"
        let pieces = [
            "<p:wpt lat='1.5' lon = \"2\"><name>Ü &amp; \r\n &#x42;</name></p:wpt>\n", "<!-- - comment\r -->", "\r\n",
            "plain text ]] > and more of it\r", "<![CDATA[ ]] ]> <x> \r\n ]]>", "<?target some thing ?>", "<e/>",
            "<long a='\(String(repeating: "v", count: 300))'/>", "é", "&#000000000000000000065;", "👍 𝄞",
            "\u{e5}\u{f8}\u{df}",
        ]
        while text.utf8.count < Int.random(in: 100...3_000, using: &generator) {
            text += pieces.randomElement(using: &generator) ?? ""
        }
        return Array((text + "</root>\n").utf8)
    }

    /// A small change at a place by chance.
    private static func damage(_ bytes: inout [UInt8], _ generator: inout SplitMix64) {
        let place = Int.random(in: 50..<bytes.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes.remove(at: place)
        case 1: bytes.removeSubrange(place...)
        default:
            bytes.insert(
                [0x3C, 0x26, 0x2D, 0x5D, 0x01, 0x3E, 0x22][Int.random(in: 0..<7, using: &generator)], at: place)
        }
    }
}
