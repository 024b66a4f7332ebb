import Entities
import Testing

@Suite("Names")
struct NameTests {
    /// A family of four: one character of 25 bytes.
    private static let family = "👨‍👩‍👧‍👦"

    @Test("a name of 1,000 bytes is valid, one of 1,001 is refused, with characters of any length")
    func bytes() throws {
        let most = String(repeating: Self.family, count: 40)
        #expect(Self.family.utf8.count == 25 && most.count == 40)
        #expect(try Name(most).text == most)
        #expect(throws: NameError.tooManyBytes(1_001)) { try Name(most + "a") }
        #expect(throws: NameError.tooManyBytes(1_025)) { try Name(most + Self.family) }
        // One letter with 500 accents is one character of 1,001 bytes.
        let accents = String(repeating: "\u{301}", count: 500)
        #expect(("a" + accents).count == 1)
        #expect(throws: NameError.tooManyBytes(1_001)) { try Name("a" + accents) }
        #expect(try Name(accents).text.utf8.count == 1_000)
    }

    @Test("200 characters are taken, 201 are refused")
    func characters() throws {
        #expect(try Name(String(repeating: "é", count: 200)).text.count == 200)
        #expect(throws: NameError.tooManyCharacters(201)) { try Name(String(repeating: "é", count: 201)) }
        #expect(throws: NameError.tooManyCharacters(201)) { try Name(String(repeating: "a", count: 201)) }
    }

    @Test("white space around a name counts for nothing")
    func space() throws {
        let most = String(repeating: Self.family, count: 40)
        #expect(try Name("  \(most)\n").text == most)
    }

    @Test("a cut name ends with the last whole character that fits into 1,000 bytes and 200 characters")
    func cut() {
        let most = String(repeating: Self.family, count: 40)
        #expect(Name.cut(most + "abc")?.text == most)
        #expect(Name.cut("ab" + most)?.text == "ab" + String(repeating: Self.family, count: 39))
        #expect(Name.cut(String(repeating: "a", count: 300))?.text == String(repeating: "a", count: 200))
        // One character alone over the limit is cut between its scalars.
        let accents = String(repeating: "\u{301}", count: 600)
        #expect(Name.cut("a" + accents)?.text.utf8.count == 999)
    }
}
