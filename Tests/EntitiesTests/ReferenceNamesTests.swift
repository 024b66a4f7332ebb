import Entities
import Testing

@Suite("References on a line, before anything is looked up")
struct ReferenceNamesTests {
    private let names = ReferenceNames(["Las Vegas", "Grand Canyon", "Paris, Texas", "Lyon", "66"])

    @Test("numbers of rows, ranges of them and beginnings of names are references, alone and in lists")
    func references() {
        for text in [
            "1", "5", "2-4", "4-2", "1,3-4", "las", "LAS VEGAS", "grand, lyon", "Paris, Texas", "66", "2, lyon",
        ] {
            #expect(names.areReferences([text]), "\(text)")
        }
        for text in ["0", "7", "2-9", "vegas", "1,9", "Lyon Bern", "x", "-", "1-2-3"] {
            #expect(!names.areReferences([text]), "\(text)")
        }
        #expect(names.areReferences(["Paris, Texas", "Lyon"]) && !names.areReferences(["Lyon", "Bern"]))
        // Where there are no rows, the number 1 is one that is missing, rather than anything else.
        #expect(ReferenceNames([]).areReferences(["1"]) && !ReferenceNames([]).areReferences(["2"]))
    }

    @Test("the numbers of rows that a text names, where it is clear which")
    func numbers() {
        #expect(names.numbers(of: "2-3, 1") == [2, 3, 1] && names.numbers(of: "66") == [5])
        #expect(names.numbers(of: "lyon") == [4] && names.numbers(of: "Paris") == [3])
        #expect(names.numbers(of: "l") == nil && names.numbers(of: "9") == nil && names.numbers(of: "Rome") == nil)
    }

    @Test("the numbers of rows that lists of references name, and which of them fit several rows")
    func lists() {
        #expect(names.numbers(of: ["Lyon, las", "2"]) == [4, 1, 2] && names.numbers(of: ["Paris, Texas"]) == [3])
        #expect(names.numbers(of: ["Lyon,Rome"]) == nil && names.numbers(of: [""]) == nil)
        #expect(names.areUnclear(["2, l"]) && !names.areUnclear(["Lyon, las"]) && !names.areUnclear(["Rome"]))
        #expect(ReferenceNames(["Lyon", "Lyon"]).areUnclear(["lyon"]))
    }

    @Test("a name is known whole or by its beginning, whatever its case and accents")
    func beginnings() {
        #expect(names.isBeginning("pàris") && !names.contains("Paris") && names.contains("paris, TEXAS"))
        #expect(!names.isBeginning("Canyon") && !names.contains("Canyon"))
    }

    @Test("a line alone is a name by two letters or more, behind ‘name:’ too; one letter is a key of some menu")
    func lines() {
        #expect(names.isReference(line: "ly") && names.isReference(line: "name:Lyon") && names.isReference(line: "66"))
        #expect(!names.isReference(line: "l") && !names.isReference(line: "Bern"))
        #expect(ReferenceNames(["L"]).isReference(line: "l"))
    }

    @Test("a mistyped name of four letters or more resembles one")
    func resemblance() {
        #expect(names.resembles(line: "Lynn") && names.resembles(line: "Grnd Canyn") && names.resembles(line: "lyno"))
        #expect(!names.resembles(line: "Lyn") && !names.resembles(line: "Bern"))
    }

    @Test(
        "A row is deleted by three letters of its name, by a whole name or word, or by numbers",
        arguments: [
            ("L", "L"), ("ly", "ly"), ("2,L", "L"), ("Lyo", nil), ("Lyon", nil), ("2-4,7", nil), ("66", nil),
            ("Paris, Texas", nil),
        ] as [(String, String?)])
    func tooShort(text: String, short: String?) {
        #expect(names.tooShort(among: [text]) == short)
    }

    @Test("A short word is enough where one name alone has it")
    func shortWord() {
        #expect(ReferenceNames(["Bad Ischl", "Lech am Arlberg"]).tooShort(among: ["am"]) == nil)
        #expect(ReferenceNames(["Linz am Rhein", "Lech am Arlberg"]).tooShort(among: ["am"]) == "am")
    }
}
