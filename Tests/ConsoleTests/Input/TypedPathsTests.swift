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
            ("Porto, Faro", ["Porto, Faro"]), ("6\" pipe, 7\" pipe", ["6\" pipe, 7\" pipe"]),
        ])
    func quotedNames(line: String, names: [String]) {
        #expect(TypedPaths.quotedNames(line) == names)
    }
}
