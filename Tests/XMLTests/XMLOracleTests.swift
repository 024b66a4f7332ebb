import Entities
import Foundation
import TestSupport
import Testing

@testable import XML

@Suite struct XMLOracleTests {
    @Test("Mutated documents get the verdict of xmllint", .enabled(if: Oracle.xmllint.isWanted))
    func mutationsGetSameVerdict() throws {
        let whole = Array(Self.document.utf8)
        var generator = SplitMix64(seed: 3)
        let count = LongRun.count(400)
        let documents = (0..<count).map { _ in Self.mutated(whole, &generator) }
        let verdicts = try Self.verdicts(documents)
        for (document, isWellFormed) in zip(documents, verdicts) {
            #expect((refusal(document) == nil) == isWellFormed, "\(String(decoding: document, as: UTF8.self))")
        }
        // Both verdicts must be there, or the mutations say nothing.
        #expect(verdicts.filter { $0 }.count > count / 10)
        #expect(verdicts.filter { !$0 }.count > count / 4)
    }

    @Test("Documents made to deceive get the verdict of xmllint", .enabled(if: Oracle.xmllint.isWanted))
    func hostileFilesGetSameVerdict() throws {
        let documents = Self.hostile.map { Array($0.utf8) } + Self.hostileBytes
        let verdicts = try Self.verdicts(documents)
        for (document, isWellFormed) in zip(documents, verdicts) {
            #expect((refusal(document) == nil) == isWellFormed, "\(String(decoding: document, as: UTF8.self))")
        }
        #expect(documents.count >= 40)
    }

    /// Whether xmllint takes each document.
    private static func verdicts(_ documents: [[UInt8]]) throws -> [Bool] {
        let names = documents.indices.map { "\($0).xml" }
        // One shell asks for all, as starting a process each from here takes much longer.
        let script =
            "xmllint --version 2> /dev/null || exit 1; for f in \(names.joined(separator: " ")); do "
            + "xmllint --noout --nonet $f 2> /dev/null && echo yes || echo no; done"
        let files = Dictionary(uniqueKeysWithValues: zip(names, documents))
        let verdicts = try Oracle.sh.run(["-c", script], files: files).split(separator: "\n").map { $0 == "yes" }
        #expect(verdicts.count == documents.count)
        return verdicts
    }

    /// The document with one to three small changes, at places by chance.
    private static func mutated(_ whole: [UInt8], _ generator: inout SplitMix64) -> [UInt8] {
        var bytes = whole
        let pieces = [
            "<", ">", "/", "&", ";", "\"", "'", "=", " ", "a", "-", "]]>", "<!--", "-->", "?", "]", "&#x41;", "&lt;",
            "é",
            ":", "\n", "<b/>", "<![CDATA[", "#", "\u{1}", "<?x y?>",
        ].map { Array($0.utf8) }
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
            let place = Int.random(in: 0..<bytes.count, using: &generator)
            switch Int.random(in: 0..<4, using: &generator) {
            case 0: bytes.remove(at: place)
            case 1: bytes.insert(contentsOf: pieces.randomElement(using: &generator) ?? [], at: place)
            case 2: bytes.replaceSubrange(place...place, with: pieces.randomElement(using: &generator) ?? [])
            default:
                let other = Int.random(in: 0..<bytes.count, using: &generator)
                bytes.swapAt(place, other)
            }
        }
        return bytes
    }

    private static let document = """
        <?xml version="1.0" encoding="UTF-8" standalone="no"?>
        <!-- made for a test -->
        <gpx version="1.1" creator='x &amp; "y"' xmlns="http://www.topografix.com/GPX/1/1">
          <?app do it?>
          <wpt lat="48.1" lon = "11.5"><name>Ålesund &#x263A; &#65;</name><desc><![CDATA[a < b && c]]></desc></wpt>
          <rte><name>R ]] &gt; "q" 'q'</name><rtept lat="1" lon="2"/><ext:e xmlns:ext="u" ext:a="1" a="2"></ext:e></rte>
        </gpx>
        <!-- end -->

        """

    private static let hostile: [String] = [
        "", " ", "<", "<a", "<a/", "<a>", "<a></a", "<a></b>", "<a/><a/>", "<a/>&amp;", "<a>&;</a>", "<a>&#;</a>",
        "<a>&#x;</a>", "<a>&#xD800;</a>", "<a>&#x110000;</a>", "<a>&#99999999999999999999;</a>",
        "<a>&#x00000000041;</a>",
        "<a>&#x41</a>", "<a>&#X41;</a>", "<a>&AMP;</a>", "<a b='&#60;'/>", "<a b='&lt;'/>", "<a b=''b=''/>",
        "<a b='>'/>",
        "<a b='\u{9}\u{A}'/>", "<a b='\"'/>", "<a\n=''/>", "<a b = '1' />", "<a></a\n>", "<a>< /a>", "<a><!></a>",
        "<a><!-></a>", "<a><!--></a>", "<a><!---></a>", "<a><!----></a>", "<a><!-- --- --></a>", "<a><![cdata[]]></a>",
        "<a><![CDATA[]]]]></a>", "<a><![CDATA[]]></a>", "<a>]]&gt;</a>", "<a>]]></a>", "<a>\u{FFFF}</a>",
        "<a>\u{7F}\u{85}</a>", "<a><?xml?></a>", "<a><?xmL x?></a>", "<a><?xml-x?></a>", "<a><??></a>", "<a><? p?></a>",
        "<a><?p?></a>", "<a><?p?x?></a>", "<-a/>", "<a.b/>", "<.a/>", "<_a/>", "<a\u{B7}/>", "<\u{B7}a/>",
        "<\u{300}a/>",
        "<a\u{300}/>", "<\u{37E}/>", "<\u{2070}/>", "<\u{D7}/>", "<?xml version='1.0'?><a/>",
        "<?xml version='1.0' ?><a/>",
        "<?xml version='1.0'encoding='UTF-8'?><a/>", "<?xml version='1.0' standalone='maybe'?><a/>",
        "<?xml version='1.0' standalone='yes' encoding='UTF-8'?><a/>", "<?xml?><a/>", "<?xml version=1.0?><a/>",
        "<?xml version='1.'?><a/>", "<?xml version='1.0' x='y'?><a/>", "<?xml version='1.0' encoding=''?><a/>",
        "<?xml version='1.0' encoding='UTF-8\"?><a/>", "\n<?xml version='1.0'?><a/>", "<?xml version='1.0'><a/>",
        "<a xml:lang='x'/>", "<a><b></a></b>", "<a/>\u{0C}", "<a\u{A0}b=''/>", "<a b='1' c='2' b='3'/>",
    ]

    private static let hostileBytes: [[UInt8]] = [
        [0xEF, 0xBB, 0xBF], [0xEF, 0xBB, 0x3C, 0x61, 0x2F, 0x3E],
        [0x3C, 0x61, 0x3E, 0xC3, 0x28, 0x3C, 0x2F, 0x61, 0x3E],
        [0xFF, 0xFE, 0x3C, 0, 0x61, 0, 0x2F, 0, 0x3E, 0], [0xFE, 0xFF, 0, 0x3C, 0, 0x61, 0, 0x2F, 0, 0x3E],
        [0xFF, 0xFE, 0x3C, 0, 0x61, 0, 0x3E, 0],
    ]
}
