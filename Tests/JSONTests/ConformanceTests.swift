import JSON
import Testing
import Text

/// The categories of the public JSONTestSuite, the cases our own.
@Suite struct Conformance {
    @Test("Accepts what the standard allows", arguments: accepted)
    func allowed(_ text: String) throws {
        #expect(throws: Never.self) { try JSONValue(parsing: text) }
    }

    @Test("Accepts valid bytes", arguments: acceptedBytes)
    func valid(_ bytes: [UInt8]) throws {
        #expect(throws: Never.self) { try JSONValue(parsing: bytes) }
    }

    @Test("Refuses what the standard forbids", arguments: refused)
    func forbidden(_ text: String) {
        #expect(throws: TextFault.self) { try JSONValue(parsing: text) }
    }

    @Test("Refuses invalid bytes", arguments: refusedBytes)
    func invalid(_ bytes: [UInt8]) {
        #expect(throws: TextFault.self) { try JSONValue(parsing: bytes) }
    }

    @Test("Refuses every truncation of a container", arguments: accepted.filter { !$0.isEmpty })
    func truncations(_ text: String) {
        let text = String(text.drop { $0 == " " || $0 == "\n" }.reversed().drop { $0 == " " || $0 == "\n" }.reversed())
        guard text.hasPrefix("[") || text.hasPrefix("{") else { return }
        let bytes = Array(text.utf8)
        for length in 0..<bytes.count {
            #expect(throws: TextFault.self) { try JSONValue(parsing: Array(bytes[..<length])) }
        }
    }

    @Test("Decides what the standard leaves open", arguments: undecided)
    func leftOpen(_ open: Undecided) {
        let isAccepted = (try? JSONValue(parsing: open.bytes)) != nil
        #expect(isAccepted == open.isAccepted)
    }

    static let accepted: [String] = [
        // Arrays.
        "[[]   ]", "[\"\"]", "[]", "[\"a\"]", "[false]", "[null, 1, \"1\", {}]", "[null]", "[1\n]", " [1]",
        "[1,null,null,null,2]", "[2] ", "[[[[]]],[{}]]",
        // Numbers.
        "[123e65]", "[0e+1]", "[0e1]", "[ 4]",
        "[-0.000000000000000000000000000000000000000000000000000000000000000001]",
        "[20e1]", "[-0]", "[-123]", "[-1]", "[-0.0]", "[1E22]", "[1E-2]", "[1E+2]", "[123e45]", "[123.456e78]",
        "[1e-2]", "[1e+2]", "[123]", "[123.456789]", "[0]", "[0.0]", "[0E0]", "[9007199254740993]",
        "[-9223372036854775808]",
        "[18446744073709551616]", "[123456789012345678901234567890]",
        // Objects.
        "{\"asd\":\"sdf\", \"dfg\":\"fgh\"}", "{\"asd\":\"sdf\"}", "{}", "{\"\":0}", "{\"foo\\u0000bar\": 42}",
        "{ \"min\": -1.0e+28, \"max\": 1.0e+28 }",
        "{\"x\":[{\"id\": \"xxxxxxxxxxxxxxxxxxxxxxxxxxxx\"}], \"id\": \"xx\"}",
        "{\"a\":[]}", "{\"title\":\"\\u041f\\u043e\\u043b\"}", "{\n\"a\": \"b\"\n}", "{\"a\":1,\"A\":2}",
        "{\"e\u{301}\":1,\"\u{E9}\":2}",
        // Strings.
        "[\"\\u0060\\u012a\\u12AB\"]", "[\"\\uD801\\udc37\"]", "[\"\\ud83d\\ude39\\ud83d\\udc8d\"]",
        "[\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"]", "[\"\\\\u0000\"]", "[\"\\\"\"]", "[\"a/*b*/c/*d//e\"]", "[\"\\\\a\"]",
        "[\"\\\\n\"]", "[\"\\u0012\"]", "[\"\\uFFFF\"]", "[\"asd\"]", "[ \"asd\"]", "[\"\\uDBFF\\uDFFF\"]",
        "[\"new\\u00A0line\"]", "[\"\u{10FFFF}\"]", "[\"\u{FFFF}\"]", "[\"\\u0000\"]", "[\"\\u002c\"]", "[\"\u{3C0}\"]",
        "[\"\u{1BFFF}\"]", "[\"asd \"]", "\" \"", "[\"\\uD834\\uDd1e\"]", "[\"\\u0821\"]", "[\"\\u0123\"]",
        "[\"\u{2028}\"]", "[\"\u{2029}\"]", "[\"\\u0061\\u30af\\u30EA\\u30b9\"]", "[\"new\\u000Aline\"]",
        "[\"\u{7F}\"]",
        "[\"\\uA66D\"]", "[\"\\u005C\"]", "[\"\u{2342}\u{3234}\u{236D}\"]", "[\"\\u200B\"]", "[\"\\u2064\"]",
        "[\"\\uFDD0\"]", "[\"\\uFFFE\"]", "[\"\\u0022\"]", "[\"\u{20AC}\u{1D11E}\"]", "[\"a\u{7F}a\"]",
        // Structure.
        "false", "42", "-0.1", "null", "\"asd\"", "true", "\"\"", "[\"a\"]\n", "[true]", " [] ", "\t[\r\n]\r", "0",
        "-0e-0",
    ]

    static let acceptedBytes: [[UInt8]] = [
        [0x22, 0xF4, 0x8F, 0xBF, 0xBF, 0x22], [0x22, 0xEF, 0xBF, 0xBF, 0x22], [0x22, 0xC2, 0x80, 0x22],
        [0x22, 0xE0, 0xA0, 0x80, 0x22], [0x22, 0xED, 0x9F, 0xBF, 0x22], [0x22, 0xF0, 0x90, 0x80, 0x80, 0x22],
        [0xEF, 0xBB, 0xBF, 0x30],
    ]

    static let refused: [String] = [
        // Arrays.
        "[1 true]", "[\"\": 1]", "[\"\"],", "[,1]", "[1,,2]", "[\"x\",,]", "[\"x\"]]", "[\"\",]", "[\"x\"", "[x",
        "[3[4]]",
        "[1:2]", "[,]", "[-]", "[   , \"\"]", "[\"a\",\n4\n,1,", "[1,]", "[1,,]", "[\"\u{B}a\"\\f]", "[*]", "[\"\"",
        "[1,",
        "[1,\n1\n,1", "[{}", "[\"a\", ]", "[]]", "[1}", "[[", "[[]", "[\"a\" \"b\"]", "[1;2]",
        // Words.
        "[fals]", "[nul]", "[tru]", "[True]", "[TRUE]", "[nulll]", "[truee]", "nul", "tru", "fals", "True",
        "[undefined]",
        "[yes]", "truefalse", "[t]", "[f]", "[n]",
        // Numbers.
        "[++1234]", "[+1]", "[+Inf]", "[-01]", "[-1.0.]", "[-2.]", "[-NaN]", "[.-1]", "[.2e-3]", "[0.1.2]", "[0.3e+]",
        "[0.3e]", "[0.e1]", "[0E+]", "[0E]", "[0e+]", "[0e]", "[1.0e+]", "[1.0e-]", "[1.0e]", "[1 000.0]", "[1eE2]",
        "[2.e+3]", "[2.e-3]", "[2.e3]", "[9.e+]", "[Inf]", "[NaN]", "[\u{FF11}]", "[1+2]", "[0x1]", "[0x42]",
        "[Infinity]",
        "[0e+-1]", "[-123.123foo]", "[-Infinity]", "[-foo]", "[- 1]", "[-012]", "[-.123]", "[-1x]", "[1ea]", "[1.]",
        "[.123]", "[1.2a-3]", "[1.8011670033376514H-308]", "[012]", "[00]", "[1_000]", "[1e]", "[1e1.5]", "[0b1]",
        "[1a]",
        "[-]", "-", "[2.]", "[1,2.]", "[\u{661}]", "[1e+]", "[--1]",
        // Objects.
        "[\"x\", truth]", "{[: \"x\"}\n", "{\"x\", null}", "{\"x\"::\"b\"}", "{\u{1F1E8}\u{1F1ED}}",
        "{\"a\":\"a\" 123}", "{key: 'value'}", "{\"a\" b}", "{:\"b\"}", "{\"a\" \"b\"}", "{\"a\":", "{\"a\"", "{1:1}",
        "{9999E9999:1}", "{null:null,null:null}", "{\"id\":0,,,,,}", "{'a':0}", "{\"id\":0,}", "{\"a\":\"b\"}/**/",
        "{\"a\":\"b\"}/**//", "{\"a\":\"b\"}//", "{\"a\":\"b\"}/", "{\"a\":\"b\",,\"c\":\"d\"}", "{a: \"b\"}",
        "{\"a\":\"a",
        "{ \"foo\" : \"bar\", \"a\" }", "{\"a\":\"b\"}#", "{", "{]", "{\"a\":1]", "{,}", "{\"a\":}",
        "{\"a\":1 \"b\":2}",
        "{\"a\":\"b\"", "{\"a\":/*comment*/\"b\"}", "{\"a\":true} \"x\"", "{true:1}", "{[]:1}", "{\"a\"=1}",
        // Equal names, at any level and in any spelling.
        "{\"a\":\"b\",\"a\":\"c\"}", "{\"a\":\"b\",\"a\":\"b\"}", "{\"a\":1,\"\\u0061\":2}",
        "[[{\"x\":{\"y\":1,\"y\":1}}]]",
        "{\"\":1,\"\":2}",
        // Strings.
        " ", "[\"\\uD800\\\"]", "[\"\\uD800\\u\"]", "[\"\\uD800\\u1\"]", "[\"\\uD800\\u1x\"]", "[\u{E9}]",
        "[\"\\x00\"]",
        "[\"\\\\\\\"]", "[\"\\\u{9}\"]", "[\"\\\u{1F300}\"]", "[\"\\\"]", "[\"\\u00A\"]", "[\"\\uD834\\uDd\"]",
        "[\"\\uD800\\uD800\\x\"]", "[\"\\a\"]", "[\"\\uqqqq\"]", "[\\u0020\"asd\"]", "[\\n]", "\"", "['single quote']",
        "abc", "[\"\\", "[\"a\u{0}a\"]", "[\"new\nline\"]", "[\"\t\"]", "\"\\UA66D\"", "\"\"x", "[\"\u{1F}\"]",
        "[\"\r\"]",
        "\"\\u12\"", "\"\\u", "\"\\u123g\"", "\"\\ud800\"", "\"\\udc00\"", "\"\\ud800\\u0041\"", "\"\\u+123\"", "\"abc",
        "\"\\0\"", "\"\\v\"", "\"\\'\"",
        // Structure.
        "<.>", "[<null>]", "[1]x", "[1]]", "[\"asd]", "a\u{E5}", "[True]", "1]", "{\"x\": true,", "[][]", "]",
        "{}}", "{\"\":", "{\"a\":/*comment*/\"b\"}", "{\"a\": true} \"x\"", "['", "[,", "[{", "[\"a", "[\"a\"",
        "{[", "{,", "{\"a\"", "{'a'", "[\"\\{[\"\\{[\"\\{[\"\\{", "*", "{\"a\":\"b\"}#{}", "[\\u000A\"\"]", "[1",
        "[ false, nul", "[ true, fals", "[ false, tru", "{\"asd\":\"asd\"", "\u{E5}", "[\u{2060}]", "[\u{C}]", "",
        "[1]\u{0}", "\u{A0}[]", "// x\n[]", "[] 1", "1 2", "nullnull", "\u{85}[]",
    ]

    static let refusedBytes: [[UInt8]] = [
        [0x22, 0xC0, 0xAF, 0x22], [0x22, 0xE0, 0x80, 0xAF, 0x22], [0x22, 0xF0, 0x80, 0x80, 0xAF, 0x22],
        [0x22, 0xFC, 0x83, 0xBF, 0xBF, 0xBF, 0xBF, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22],
        [0x22, 0xF4, 0x90, 0x80, 0x80, 0x22],
        [0x22, 0xF5, 0x80, 0x80, 0x80, 0x22], [0x22, 0x80, 0x22], [0x22, 0xC2, 0x22], [0x22, 0xE2, 0x82, 0x22],
        [0x22, 0xF0, 0x9F, 0x98, 0x22], [0x22, 0xFF, 0x22], [0x22, 0xFE, 0x22], [0x5B, 0xFF, 0x5D], [0xEF, 0xBB],
        [0xEF], [0xEF, 0xBB, 0xBF], [0xC3], [0x22, 0xC3], [0x5B, 0x31, 0xE5, 0x5D], [0x5B, 0x30, 0xE5, 0x5D],
        [0x5B, 0x31, 0x65, 0x31, 0xE5, 0x5D], [0x5B, 0x22, 0x5C, 0xE5, 0x22, 0x5D], [0x22, 0x5C, 0x75, 0xE5, 0x22],
        [0x22, 0xE9, 0x22], [0x22, 0xC1, 0xBF, 0x22], [0x00], [0x5B, 0x00, 0x5D], [0x5B, 0x22, 0x00, 0x22, 0x5D],
        [0xEF, 0xBB, 0xBF, 0xEF, 0xBB, 0xBF, 0x30],
    ]

    struct Undecided: Sendable {
        let bytes: [UInt8]
        let isAccepted: Bool
        init(_ text: String, _ isAccepted: Bool) { self.init(Array(text.utf8), isAccepted) }
        init(_ bytes: [UInt8], _ isAccepted: Bool) { (self.bytes, self.isAccepted) = (bytes, isAccepted) }
    }

    /// A number too large for a Double keeps its text as long as nobody asks for its value.
    static let undecided: [Undecided] = [
        Undecided(
            "[0.4e00669999999999999999999999999999999999999999999999999999999999999999999999999999969999999006]", true),
        Undecided("[123.456e-789]", true), Undecided("[-1e+9999]", true), Undecided("[1.5e+9999]", true),
        Undecided("[-123123e100000]", true), Undecided("[123123e100000]", true), Undecided("[123e-10000000]", true),
        Undecided("[-123123123123123123123123123123]", true), Undecided("[100000000000000000000]", true),
        Undecided("[-237462374673276894279832749832423479823246327846]", true),
        Undecided("[\"\\uDADA\"]", false), Undecided("[\"\\uD888\\u1234\"]", false),
        Undecided("[\"\\uD800\\n\"]", false),
        Undecided("[\"\\uD800\"]", false), Undecided("[\"\\uD800abc\"]", false),
        Undecided("[\"\\uDd1e\\uD834\"]", false),
        Undecided("[\"\\uDFAA\"]", false), Undecided("[\"\\uD800\\uD800\\n\"]", false),
        Undecided("{\"\\uDFAA\":0}", false),
        Undecided("[\"\\ud800\\ud800\"]", false),
        Undecided([0xFF, 0xFE, 0x5B, 0, 0x22, 0, 0xE9, 0, 0x22, 0, 0x5D, 0], false),
        Undecided([0x5B, 0x22, 0xFF, 0x22, 0x5D], false), Undecided([0x5B, 0x22, 0xED, 0xA0, 0x80, 0x22, 0x5D], false),
        Undecided([0x5B, 0x22, 0xF4, 0xBF, 0xBF, 0xBF, 0x22, 0x5D], false),
        Undecided([0x5B, 0x22, 0xE0, 0xFF, 0x22, 0x5D], false), Undecided([0x5B, 0x22, 0x81, 0x22, 0x5D], false),
        Undecided([0x5B, 0x22, 0xE6, 0x97, 0xA5, 0xD1, 0x88, 0xFA, 0x22, 0x5D], false),
        Undecided([0, 0x5B, 0, 0x22, 0, 0xE9, 0, 0x22, 0, 0x5D], false),
        Undecided([0x5B, 0, 0x22, 0, 0xE9, 0, 0x22, 0, 0x5D, 0], false),
        Undecided([0xEF, 0xBB, 0xBF, 0x7B, 0x7D], true),
        Undecided(String(repeating: "[", count: 500) + String(repeating: "]", count: 500), true),
        Undecided(String(repeating: "[", count: 512) + String(repeating: "]", count: 512), true),
        Undecided(String(repeating: "[", count: 513) + String(repeating: "]", count: 513), false),
        Undecided(String(repeating: "[", count: 100_000), false),
        Undecided(String(repeating: "[{\"\":", count: 50_000), false),
    ]
}
