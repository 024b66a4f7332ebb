import Foundation
import JSON
import TestSupport
import Testing

@Suite struct Texts {
    @Test(
        "Keeps order numbers and escapes only what must be",
        arguments: [
            ("{\"b\":[1e2,-0.50,true,null],\"a\":{}}", "{\"b\":[1e2,-0.50,true,null],\"a\":{}}"),
            ("[ \"\\u00e9\\/\\u0041\" ]", "[\"é/A\"]"), ("\"\\u0007\\b\\u001f\\n\"", "\"\\u0007\\b\\u001f\\n\""),
            ("\"\\u007f\\u0085\\u2028\\u202e\\ufeff\\u061c\"", "\"\\u007f\\u0085\\u2028\\u202e\\ufeff\\u061c\""),
            ("\"\\ud83d\\ude39\\u2013\"", "\"😹–\""), ("\"a\\\"b\\\\c\"", "\"a\\\"b\\\\c\""),
        ])
    func compact(_ text: String, _ expected: String) throws {
        #expect(try JSONValue(parsing: text).text() == expected)
    }

    @Test("Pretty text has two spaces a level") func pretty() throws {
        let value = try JSONValue(parsing: "{\"a\":[1,{}],\"b\":[],\"c\":{\"d\":\"e\"}}")
        #expect(
            value.text(pretty: true) == """
                {
                  "a": [
                    1,
                    {}
                  ],
                  "b": [],
                  "c": {
                    "d": "e"
                  }
                }
                """)
    }

    @Test("Members are found scalar by scalar") func members() {
        let value = JSONValue.object([JSONMember("e\u{301}", .integer(1)), JSONMember("\u{E9}", .integer(2))])
        #expect(value["\u{E9}"]?.integer == 2)
        #expect(value["e\u{301}"]?.integer == 1)
    }

    @Test("Mutated texts never crash and what is read survives a round trip")
    func mutations() throws {
        var random = Random(seed: 3)
        let seed = Array("{\"a\":[1.5e3,-0,\"x\\u00e9\\ud83d\\ude39\\n\",true,false,null],\"é\":{\"b\":[[],{}]}}".utf8)
        let spice = Array("[]{},:\"\\u0eE+-.tfn \n".utf8) + [0, 0xC3, 0xED, 0xFF]
        var read = 0
        let rounds = LongRun.count(30_000)
        for _ in 0..<rounds {
            var bytes = seed
            for _ in 0..<random.next(upTo: 3) + 1 {
                let place = random.next(upTo: bytes.count)
                switch random.next(upTo: 3) {
                case 0: bytes[place] = spice[random.next(upTo: spice.count)]
                case 1: bytes.insert(spice[random.next(upTo: spice.count)], at: place)
                default: bytes.remove(at: place)
                }
            }
            guard let value = try? JSONValue(parsing: bytes) else { continue }
            read += 1
            #expect(try JSONValue(parsing: value.text(pretty: true)) == value)
        }
        #expect(read > rounds / 30)
    }

    @Test("Python reads the same values", .enabled(if: Oracle.python3.isWanted, "python3 is not installed"))
    func python() throws {
        var random = Random(seed: 4)
        let values = (0..<300).map { _ in JSONValue.random(&random, depth: 4) }
        let input = values.map { $0.text() }.joined(separator: "\n") + "\n"
        let program = "import json,sys\nfor l in sys.stdin: print(json.dumps(json.loads(l)))"
        let output = try Array(Oracle.printed(program, input: input).utf8)
        let lines = output.split(separator: 0x0A).map { Array($0) }
        try #require(lines.count == values.count)
        for (line, value) in zip(lines, values) { #expect(try JSONValue(parsing: line) == value) }
    }
}

extension JSONValue {
    /// A random value whose numbers are integers, so that another program writes them the same.
    static func random(_ random: inout Random, depth: Int) -> JSONValue {
        switch random.next(upTo: depth > 0 ? 7 : 5) {
        case 0: return .null
        case 1: return .bool(random.next(upTo: 2) == 0)
        case 2: return .integer(random.next(upTo: 1_000_000) - 500_000)
        case 3, 4:
            let letters = ["a", "\"", "\\", "\n", "é", "😹", "\u{0}", "\u{2028}", "/", "ſ", "e\u{301}", "\u{7F}", " "]
            return .string((0..<random.next(upTo: 8)).map { _ in letters[random.next(upTo: letters.count)] }.joined())
        case 5: return .array((0..<random.next(upTo: 5)).map { _ in JSONValue.random(&random, depth: depth - 1) })
        default:
            return .object(
                (0..<random.next(upTo: 5)).map { JSONMember("n\($0)", JSONValue.random(&random, depth: depth - 1)) })
        }
    }
}
