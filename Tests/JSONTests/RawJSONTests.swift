import JSON
import TestSupport
import Testing
import Text

@Suite("Values kept as their text")
struct RawJSONTests {
    private func raw(_ text: String, levels: Int = 512) throws -> RawJSON {
        try Array(text.utf8).withUnsafeBufferPointer { bytes throws(TextFault) in
            var reader = try JSONReader(bytes)
            let value = try reader.readRaw(levels: levels)
            try reader.finish()
            return value
        }
    }

    @Test(
        "White space between the parts goes, numbers and escapes stay as written, what acts on a terminal is escaped",
        arguments: [
            (" { \"a\" :\n[ 1e2 ,\t-0.50 , \"x y\" ] } ", "{\"a\":[1e2,-0.50,\"x y\"]}"),
            ("\"\\u00e9\\/\\\\\" ", "\"\\u00e9\\/\\\\\""), ("[\"\\\"\" , \" { \"]", "[\"\\\"\",\" { \"]"),
            ("\"a\u{7F}b\u{85}\u{202E}é😹\"", "\"a\\u007fb\\u0085\\u202eé😹\""), ("null", "null"),
            ("12345678901234567890.10", "12345678901234567890.10"), ("[]", "[]"),
        ])
    func compact(_ text: String, _ expected: String) throws {
        #expect(String(decoding: try raw(text).bytes, as: UTF8.self) == expected)
    }

    @Test("Levels of arrays and objects are counted", arguments: [("1", 0), ("[]", 1), ("{\"a\":[[1],2]}", 3)])
    func levels(_ text: String, _ expected: Int) throws {
        #expect(try raw(text).levels == expected)
        #expect(try raw(text).value.levels == expected)
        #expect(throws: Never.self) { try raw(text, levels: expected) }
        if expected > 0 { #expect(throws: TextFault.self) { try raw(text, levels: expected - 1) } }
    }

    @Test(
        "What `readValue` refuses is refused, with the same words",
        arguments: [
            "{\"a\":1,\"a\":2}", "[1,]", "[01]", "\"\\ud800\"", "[tru]", "[nul]", "[+1]", "[", "{\"a\"}", "-", "",
        ])
    func refused(_ text: String) {
        let tree = #expect(throws: TextFault.self) { try JSONValue(parsing: text) }
        let kept = #expect(throws: TextFault.self) { try raw(text) }
        #expect(tree == kept)
    }

    @Test("A mutated text is kept exactly when it can be read, and is the same value")
    func mutated() throws {
        var random = Random(seed: 5)
        let seed = Array(
            "{\"a\":[1.5e3, -0,\"x\\u00e9\\ud83d\\ude39\\n\",true ,false,null],\"é\u{85}\":{\"b\":[[],{}]}}".utf8)
        let spice = Array("[]{},:\"\\u0eE+-.tfn \n".utf8) + [0, 0xC3, 0xED, 0xFF]
        for _ in 0..<LongRun.count(10_000) {
            var bytes = seed
            for _ in 0..<random.next(upTo: 3) + 1 {
                bytes[random.next(upTo: bytes.count)] = spice[random.next(upTo: spice.count)]
            }
            let tree = try? JSONValue(parsing: bytes)
            let kept = bytes.withUnsafeBufferPointer { buffer -> RawJSON? in
                guard var reader = try? JSONReader(buffer), let value = try? reader.readRaw(levels: 512) else {
                    return nil
                }
                return (try? reader.finish()) == nil ? nil : value
            }
            #expect(kept?.value == tree)
            if let tree, let kept { #expect(RawJSON(tree).levels == kept.levels) }
        }
    }
}
