/// The meaning that the name of a member may have where its object is a list that names its objects by keys.
enum PlannerListKey: Equatable {
    /// A number, a date, or what a program makes, such as `-NxA8gQ0bX2kZ` and `p1`.
    case made
    /// Words with a number, such as `day1` or `Day 2: Lyon`: what is in front of the number, in small letters. Those of
    /// one list are equal but for the number; `photo1` and `coordinatesWGS84` are parts of a place.
    case numbered(String)
    /// Words.
    case words

    /// The bytes from which on a key without a number may be made by a program.
    private static let longKey = 16
    /// The least letters that words have on average, where capital letters begin words.
    private static let shortestWords = 3

    /// Recognizes a name. Linear.
    init(_ key: String) {
        let hasNumber = key.utf8.contains(where: Self.isDigit)
        guard hasNumber || key.utf8.count >= Self.longKey && !key.contains(where: \.isWhitespace) else {
            self = .words
            return
        }
        var (letters, words) = (0, 0)
        var last: Character?
        for character in key {
            defer { last = character }
            guard character.isLetter else { continue }
            letters += 1
            let isInside = last.map { $0.isLetter && !($0.isLowercase && character.isUppercase) } ?? false
            if !isInside { words += 1 }
        }
        if letters < words * Self.shortestWords || words == 0 {
            self = .made
        } else if hasNumber {
            self = .numbered(key.prefix { !$0.isNumber }.lowercased())
        } else {
            self = .words
        }
    }

    /// Whether a name begins with a digit, as a number and a date do and no name of a part of a place does.
    static func beginsWithNumber(_ key: String) -> Bool { key.utf8.first.map(isDigit) ?? false }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
