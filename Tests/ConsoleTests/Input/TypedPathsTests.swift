import Testing

@testable import Console

@Suite("Names and paths in a line")
struct TypedPathsTests {
    @Test(
        "Names in quotation marks are told apart by spaces and by commas",
        arguments: [
            ("\"Las Vegas\",\"Zion National Park\"", ["Las Vegas", "Zion National Park"]),
            ("\"Las Vegas\", \"Zion National Park\"", ["Las Vegas", "Zion National Park"]),
            ("\"Las Vegas\" , \"Zion\" 3", ["Las Vegas", "Zion", "3"]),
            ("\"Las Vegas\" \"Zion\"", ["Las Vegas", "Zion"]),
            ("2,\"Las Vegas\",4-5", ["2", "Las Vegas", "4-5"]),
            ("\"Rome, Georgia\",\"Paris, Texas\"", ["Rome, Georgia", "Paris, Texas"]),
            ("2,'The \"Big\", One'", ["2", "The \"Big\", One"]), ("\"a \\\"b\\\" \\\\ c\" 'd'", ["a \"b\" \\ c", "d"]),
            ("'s-Hertogenbosch", ["'s-Hertogenbosch"]), ("Porto, Faro", ["Porto, Faro"]),
            ("6\" pipe, 7\" pipe", ["6\" pipe, 7\" pipe"]),
        ])
    func quotedNames(line: String, names: [String]) {
        #expect(TypedPaths.quotedNames(line) == names)
    }

    @Test(
        "In front of a path stand names, each its own where one is in quotation marks, else all as they are",
        arguments: [
            ("\"A B\" \"C D\" e.gpx", ["A B", "C D"], "e.gpx"), ("1,\"C D\" 'e f.gpx'", ["1", "C D"], "e f.gpx"),
            ("A B 'e f.gpx'", ["A B"], "e f.gpx"), ("2 5-7 e", ["2 5-7"], "e"), ("e", [], "e"), ("", [], ""),
        ])
    func namesAndPath(line: String, names: [String], path: String) {
        let read = TypedPaths.referencesAndPath(line)
        #expect(read.references == names && read.path == path)
    }

    @Test("--times before or behind a path is the option of the command; within a path it is a part of it")
    func timesBehindThePath() {
        for typed in ["my trip.ics --times", "--times my trip.ics"] {
            #expect(TypedPaths.exported(typed) == ("my trip.ics", true))
        }
        for typed in ["my --times trip.ics", "--times", "a--times"] {
            #expect(TypedPaths.exported(typed) == (typed, false))
        }
    }
}
