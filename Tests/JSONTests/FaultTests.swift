import JSON
import Testing
import Text

@Suite struct Faults {
    struct Case: Sendable {
        let bytes: [UInt8]
        let expected: String
        init(_ text: String, _ expected: String) { self.init(Array(text.utf8), expected) }
        init(_ bytes: [UInt8], _ expected: String) { (self.bytes, self.expected) = (bytes, expected) }
    }

    @Test("Tells line column and what is wrong", arguments: cases)
    func faultText(_ fault: Case) {
        var message = "accepted"
        do { _ = try JSONValue(parsing: fault.bytes) } catch { message = error.description }
        #expect(message == fault.expected)
    }

    static let cases: [Case] = [
        Case("", "1:1: the text is empty; a JSON value was expected"),
        Case(" \n ", "2:2: the text ends too early: expected a value"),
        Case("[1,]", "1:4: a comma before “]”; the last element has none after it"),
        Case("{\"a\":1,}", "1:8: a comma before “}”; the last member has none after it"),
        Case("[1 2]", "1:4: expected “,” or “]” in this array, found “2”"),
        Case("{\"a\":1 \"b\":2}", "1:8: expected “,” or “}” in this object, found “\"”"),
        Case("[\n1", "2:2: the text ends too early: expected “,” or “]” in this array"),
        Case("{\r\n\"a\" 1}", "2:5: expected “:” after the name, found “1”"),
        Case("{a:1}", "1:2: expected a name in double quotes, found “a”"),
        Case("{'a':1}", "1:2: strings stand in double quotes, not in single ones"),
        Case("[1] 2", "1:5: nothing may follow the value, found “2”"),
        Case("[1, // x\n2]", "1:5: comments are not allowed in JSON"),
        Case("[nul]", "1:2: expected a value, found “n”"),
        Case("[NaN]", "1:2: NaN and Infinity are not numbers of JSON"),
        Case("[+1]", "1:2: a number does not begin with “+”"),
        Case("[.5]", "1:2: a number begins with a digit; write 0 before the point"),
        Case("[01]", "1:2: a number does not begin with 0 and another digit"),
        Case("[-x]", "1:3: expected a digit after “-”, found “x”"),
        Case("[1.]", "1:4: expected a digit after the point, found “]”"),
        Case("[1e]", "1:4: expected a digit in the exponent, found “]”"),
        Case("\r\r[\"é\", \"a\tb\"]", "3:9: a control character (byte 0x09) in a string; write it as an escape"),
        Case("[\"a\nb\"]", "1:4: a string ends on its line; a line break in it is written “\\n”"),
        Case("[\"abc", "1:2: the string that begins here has no end"),
        Case("[\"\\x\"]", "1:3: no escape begins like this; a backslash itself is written “\\\\”"),
        Case("[\"\\u12\"]", "1:3: “\\u” needs four hexadecimal digits"),
        Case("[\"😀\\ud800\"]", "1:4: half of a surrogate pair is no character"),
        Case([0x22, 0x61, 0xFF, 0x22], "1:3: not valid UTF-8: byte 0xFF"),
        Case([0xFF, 0xFE, 0x5B, 0x00], "1:1: the text is UTF-16; save it as UTF-8"),
        Case([0x5B, 0x00, 0x5D, 0x00], "1:1: the text is UTF-16; save it as UTF-8"),
        Case([0x00, 0x00, 0x00, 0x5B], "1:1: the text is UTF-32; save it as UTF-8"),
        Case([0xEF, 0xBB, 0xBF, 0x5B, 0x78], "1:2: expected a value, found “x”"),
        Case("{\"a\":1,\n \"\\u0061\":2}", "2:2: the name “a” comes twice in this object"),
        Case("[\u{1}]", "1:2: expected a value, found byte 0x01"),
        Case(String(repeating: "[", count: 600), "1:513: arrays and objects are nested more than 512 levels deep"),
    ]

    @Test("Finds a name that comes twice among very many") func doubleName() {
        let names = (0..<20_000).map { "\"n\($0)\":0" }
        #expect(throws: Never.self) { try JSONValue(parsing: "{\(names.joined(separator: ","))}") }
        var message = ""
        do {
            _ = try JSONValue(parsing: "{\(names.joined(separator: ",")),\n\"n7\":1}")
        } catch { message = error.description }
        #expect(message == "2:1: the name “n7” comes twice in this object")
    }
}
