import Testing

@testable import XML

@Suite struct XMLReaderTests {
    @Test(
        "A document is read as its pieces",
        arguments: [
            ("<a/>", ["<a", ">a"]),
            ("<a>x<b y='1'/>z</a>\n", ["<a", "x", "<b", ">b", "z", ">a"]),
            ("\u{FEFF}<?xml version='1.0' encoding='utf-8' standalone='yes'?><a/>", ["<a", ">a"]),
            ("<?xml version=\"1.1\"?>\n<!-- c --><?p i?><a></a><!-- d -->", ["<a", ">a"]),
            ("<a>&lt;&gt;&amp;&apos;&quot;&#65;&#x1F600;</a>", ["<a", "<>&'\"A😀", ">a"]),
            ("<a>1\r\n2\r3\n</a>", ["<a", "1\n2\n3\n", ">a"]),
            ("<a><![CDATA[<b>&amp;]] >\r\n]]]]><![CDATA[>]]></a>", ["<a", "<b>&amp;]] >\n]]", ">", ">a"]),
            ("<a>x<!-- - -->y<?t ?>z</a >", ["<a", "x", "y", "z", ">a"]),
            ("<x:a.b-c_1 xmlns:x='u'/>", ["<x:a.b-c_1", ">x:a.b-c_1"]),
            ("<é>ü</é>", ["<é", "ü", ">é"]),
            ("<a>]] ] > ]]&gt;</a>", ["<a", "]] ] > ]]>", ">a"]),
        ])
    func readsPieces(text: String, expected: [String]) {
        #expect(events(Array(text.utf8)) == expected)
    }

    @Test(
        "What is not well formed is refused where it is wrong",
        arguments: [
            ("", "1:1: the document is empty"),
            ("  \n", "2:1: the document has no element"),
            ("<a>", "1:4: the document ends inside “a”; it is not complete"),
            ("<a>\n<b></a>", "2:4: “</a>” stands where “</b>” must"),
            ("<a/>\n<b/>", "2:1: a document has one outermost element only"),
            ("<a/>x", "1:5: nothing may follow the end of the document"),
            ("x<a/>", "1:1: the document does not begin with “<”"),
            (" <?xml version='1.0'?><a/>", "1:2: the XML declaration stands at the very beginning or nowhere"),
            ("<a><?XML x?></a>", "1:4: the XML declaration stands at the very beginning or nowhere"),
            (
                "<!DOCTYPE a><a/>",
                "1:1: a document type (DOCTYPE) is not accepted; take that declaration out of the file"
            ),
            ("<a>&copy;</a>", "1:4: “&copy;” means no character that XML knows"),
            ("<a>&#0;</a>", "1:4: “&#0;” means no character that XML knows"),
            ("<a>a & b</a>", "1:6: “&” begins a reference; the character itself is written “&amp;”"),
            ("<a>]]></a>", "1:4: “]]>” in text must be written “]]&gt;”"),
            ("<a>é\u{1}</a>", "1:5: the character U+0001 is not allowed in XML"),
            ("<a>\u{FFFE}</a>", "1:4: the character U+FFFE is not allowed in XML"),
            ("<a x='1' x='2'/>", "1:10: the attribute “x” comes twice in one tag"),
            ("<a x='1'y='2'/>", "1:9: white space is missing in the tag “<a”"),
            ("<a x='<'/>", "1:7: “<” in an attribute must be written “&lt;”"),
            ("<a x=1/>", "1:6: the value of the attribute “x” is not in quotation marks"),
            ("<a x/>", "1:5: “=” is missing after the attribute “x”"),
            ("<a x='1/>", "1:6: the value of the attribute “x” has no end"),
            ("<a><!-- -- --></a>", "1:9: “--” inside a comment"),
            ("<a><!-- --->", "1:9: “--” inside a comment"),
            ("<a><!-- ", "1:4: a comment has no end"),
            ("<a><![CDATA[x", "1:4: a CDATA section has no end"),
            ("<![CDATA[x]]><a/>", "1:1: “<!” begins neither a comment nor character data here"),
            ("<a><?p", "1:7: white space is missing after “<?p”"),
            ("<1/>", "1:2: the name of an element was expected"),
            ("</a>", "1:1: an end tag without its start tag"),
            ("<a></a x>", "1:8: “>” is missing at the end of “</a”"),
            ("<a", "1:3: the document ends inside the tag “<a”"),
            ("<?xml version='2.0'?><a/>", "1:20: the XML version is not 1.0"),
            ("<?xml encoding='UTF-8'?><a/>", "1:7: the XML declaration has no version"),
            (
                "<?xml version='1.0' encoding='x-y'?><a/>",
                "1:1: the encoding “x-y” is not known; save the file as UTF-8"
            ),
        ])
    func refuses(text: String, expected: String) {
        #expect(refusal(text) == expected)
    }

    @Test(
        "Bytes that are not UTF-8 are refused",
        arguments: [
            [0x80], [0xC0, 0x80], [0xC3], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xFF],
            [0xF0, 0x9F, 0x98],
        ] as [[UInt8]])
    func refusesBadUTF8(bytes: [UInt8]) {
        let reason = "1:4: bytes that are not UTF-8; the file must name its encoding if it has another"
        #expect(refusal(Array("<a>".utf8) + bytes + Array("</a>".utf8)) == reason)
        #expect(refusal(Array("<a".utf8) + bytes + Array("/>".utf8)) == reason.replacing("1:4", with: "1:3"))
    }

    @Test("64 levels are read, 65 refused")
    func limitsDepth() {
        func nested(_ count: Int) -> String {
            String(repeating: "<a>", count: count) + String(repeating: "</a>", count: count)
        }
        #expect(refusal(nested(64)) == nil)
        #expect(refusal(nested(65)) == "1:193: elements are nested more than 64 levels deep")
    }

    @Test("256 attributes are read, 257 refused, and doubles are found among many")
    func limitsAttributes() {
        func tag(_ names: [String]) -> String { "<a " + names.map { "\($0)=''" }.joined(separator: " ") + "/>" }
        let names = (0..<257).map { "n\($0)" }
        #expect(refusal(tag(Array(names.prefix(256)))) == nil)
        #expect(refusal(tag(names))?.hasSuffix("an element with more than 256 attributes") == true)
        for count in [2, 8, 9, 10, 255] {
            let double = Array(names.prefix(count)) + ["n\(count / 2)"]
            #expect(refusal(tag(double))?.hasSuffix("the attribute “n\(count / 2)” comes twice in one tag") == true)
        }
    }

    @Test("An attribute's references are resolved and its white space becomes spaces")
    func readsAttributes() throws {
        let text = "<a x=' 1\n2\t3\r\n4 &lt;&#10;\"' p:x='other'/>"
        var xml = try XMLReader(Array(text.utf8))
        _ = try xml.next()
        let value = xml.attribute("x")?.string
        #expect(value == " 1 2 3 4 <\n\"")
    }
}
