import Text

/// The numbers of trains and flights, and the coaches and seats, in the lines of a confirmation around its rides.
enum RideDetails {
    /// The words in front of the number of a ride, and those in front of that of a coach or a seat, folded.
    private static let rides: Set = [
        "train", "zug", "treno", "tren", "trein", "flight", "flug", "vol", "volo", "vuelo", "vlucht", "tgv", "ice",
        "ic",
        "ec", "rj", "rjx", "re", "rb", "nj", "ter", "inoui", "ouigo", "frecciarossa", "frecciargento", "italo", "ave",
        "eurostar", "thalys", "railjet", "nightjet", "intercity", "flixtrain", "en", "ir",
    ]
    private static let seats: Set = [
        "coach", "car", "wagen", "wg", "voiture", "carrozza", "coche", "rijtuig", "vagn", "seat", "seats", "platz",
        "sitzplatz", "pl", "sitz", "place", "posto", "plaza", "asiento", "stoel", "cabin", "kabine", "cabine", "berth",
    ]
    /// The most lines of a ride, the most lines in front of it, and the most details of one.
    private static let (mostLines, mostAbove, mostDetails) = (8, 3, 4)

    /// Rides with what the lines of a text around each say of it as a note. Linear in the lines for each ride.
    static func added(to bookings: [Booking], of text: String) -> [Booking] {
        guard bookings.contains(where: { if case .ride = $0.kind { true } else { false } }) else { return bookings }
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let starts = bookings.map { start(of: $0.line - 1, in: lines) }
        var bookings = bookings
        for index in bookings.indices {
            guard case .ride = bookings[index].kind, lines.indices.contains(starts[index]) else { continue }
            let next = starts.filter { $0 > starts[index] }.min() ?? lines.count
            let end = min(next, bookings[index].line - 1 + mostLines, lines.count)
            guard starts[index] < end else { continue }
            var found: [String] = []
            for line in lines[starts[index]..<end] {
                for detail in details(in: line) where !found.contains(detail) && found.count < mostDetails {
                    found.append(detail)
                }
            }
            bookings[index].details = found.isEmpty ? nil : found.joined(separator: ", ")
        }
        return bookings
    }

    /// The line from which on a ride is told: that of its number above its places.
    private static func start(of line: Int, in lines: [Substring]) -> Int {
        guard lines.indices.contains(line), !details(in: lines[line]).contains(where: isOfRide) else { return line }
        for above in stride(from: line - 1, through: max(0, line - mostAbove), by: -1) {
            let found = details(in: lines[above])
            if found.contains(where: isOfRide) { return above }
            if !found.isEmpty { return line }
        }
        return line
    }

    private static func isOfRide(_ detail: String) -> Bool {
        beginsWithNumber(detail.split(separator: " ").map(String.init))
    }

    /// Whether words begin with the number of a ride: `KL1001`, `LH 400`, `Train 5`.
    static func beginsWithNumber(_ words: [String]) -> Bool {
        guard let first = words.first else { return false }
        if isFlight(first) { return true }
        guard words.count > 1, isNumber(words[1]) else { return false }
        return rides.contains(folded(first)) || first.count == 2 && first.allSatisfy { $0.isASCII && $0.isUppercase }
    }

    /// The numbers of rides, coaches and seats in a line, each with the word in front of it.
    private static func details(in line: Substring) -> [String] {
        guard line.utf8.count <= 200 else { return [] }
        let words = line.split { $0.isWhitespace || ",;|:()".contains($0) }.map(String.init)
        var details: [String] = []
        var index = 0
        while index < words.count {
            defer { index += 1 }
            let letters = folded(words[index]).filter(\.isLetter)
            if isFlight(words[index]) {
                details.append(words[index])
            } else if index + 1 < words.count, words[index].allSatisfy({ $0.isLetter || $0 == "." }) {
                let next = words[index + 1]
                let isRide = rides.contains(letters) && words[index].first?.isUppercase ?? false && isNumber(next)
                let isSeat = seats.contains(letters) && isSeat(next)
                guard isRide || isSeat else { continue }
                details.append("\(words[index]) \(next)")
                index += 1
            }
        }
        return details
    }

    /// Whether a word is like `KL1001`: the sign of an airline and up to four digits.
    static func isFlight(_ word: String) -> Bool {
        let (sign, digits) = (word.prefix(2), word.dropFirst(2))
        return sign.count == 2 && sign.allSatisfy { $0.isASCII && ($0.isUppercase || $0.isNumber) }
            && sign.contains { $0.isUppercase } && (2...4).contains(digits.count)
            && digits.allSatisfy { $0.isASCII && $0.isNumber }
    }

    private static func isNumber(_ word: String) -> Bool {
        (1...5).contains(word.count) && word.allSatisfy { $0.isASCII && $0.isNumber }
    }

    private static func isSeat(_ word: String) -> Bool {
        (1...5).contains(word.count) && word.contains(where: \.isNumber)
            && word.allSatisfy { $0.isASCII && ($0.isNumber || $0.isUppercase) }
    }
}
