import Text

/// The names and addresses of what is booked in the lines of a confirmation.
extension BookingText {
    /// The address in the lines below a name, which may be in several, and the numbers of its lines; nil where there is
    /// none.
    static func address(_ lines: ArraySlice<String>) -> (text: String, lines: [Int])? {
        if let index = lines.firstIndex(where: { isAddress($0) }) ?? lines.firstIndex(where: isAddressWithoutNumber) {
            return (lines[index], [index])
        }
        var parts: [Int] = []
        for index in lines.indices {
            let (line, hasDigit) = (lines[index], lines[index].contains(where: \.isNumber))
            guard !line.contains(":"), !line.contains("+"), line.split(separator: " ").count <= 6 else { continue }
            let isCountry = parts.last == index - 1 && line.split(separator: " ").count <= 3
            if hasDigit || isCountry { parts.append(index) }
        }
        return parts.isEmpty ? nil : (parts.map { lines[$0] }.joined(separator: ", "), parts)
    }

    /// Whether a line is a greeting, a sentence or the heading of a mail, and names nothing.
    static func isChatter(_ line: String) -> Bool {
        guard announced(in: line) == nil else { return false }
        if let last = line.last, ".,!?;:".contains(last) { return true }
        let words = line.split(whereSeparator: \.isWhitespace)
        if (words.count > 9 && !isAddress(line)) || !line.contains(where: \.isLetter) { return true }
        let letters = folded(line)
        return headings.contains { letters.containsText($0) }
    }

    /// The words of headings above a reservation, folded.
    private static let headings = [
        "booked", "your trip",
        "confirmation", "confirmed", "booking", "reservation", "itinerary", "your stay", "details", "buchung",
        "bestatig", "reservierung", "ihr aufenthalt", "votre sejour", "reserva", "prenotazione", "conferma", "boeking",
        "reservering", "bevestig", "voucher", "thank", "danke", "merci", "gracias", "grazie", "bedankt", "dear ",
        "hello",
        "from:", "to:", "subject:", "date:",
    ]

    /// The words in front of the name of what is booked, and those behind it, folded.
    private static let introductions = [
        "your booking at ", "your reservation at ", "your stay at ", "reservation confirmed at ",
        "booking confirmed at ", "is confirmed at ",
        "reservation at ", "booking at ", "you're going to ", "confirmed: ",
        "ihre buchung im ", "ihre buchung in ", "ihre reservierung im ", "buchung im ", "ihr aufenthalt im ",
        "votre reservation a ", "votre reservation au ", "votre reservation chez ", "votre sejour a ",
        "votre sejour au ", "tu reserva en ", "su reserva en ", "reserva en ", "la tua prenotazione presso ",
        "prenotazione presso ", "uw reservering bij ", "je reservering bij ", "uw boeking bij ",
    ]
    private static let endings = [
        " is confirmed", " ist bestatigt", " wurde bestatigt", " est confirm", " esta confirmad", " e confermat",
        " is bevestigd", " has been confirmed", "!", ".", ",",
    ]

    /// The name of what a line says is booked: `Hotel Sacher` of `Your booking at Hotel Sacher is confirmed!`.
    static func announced(in line: String) -> String? {
        let words = folded(line)
        // Folding keeps the number of characters of the languages of the words above.
        guard words.count == line.count else { return nil }
        for introduction in introductions {
            guard let range = words.firstRange(ofText: introduction) else { continue }
            let start = words.distance(from: words.startIndex, to: range.upperBound)
            let rest = words[range.upperBound...]
            let end = endings.compactMap { rest.firstRange(ofText: $0)?.lowerBound }.min() ?? rest.endIndex
            let count = rest.distance(from: rest.startIndex, to: end)
            let name = String(line.dropFirst(start).prefix(count)).trimmed
            if name.count > 2, name.count <= 80 { return name }
        }
        return titled(by: line)
    }

    /// The name and the address in a paragraph of nothing else, as hotels sign with: the name is the first line, and
    /// the last of the address has a postal code, or is the country below that; nil for any other paragraph.
    static func signature(_ paragraph: [String]) -> (name: String, address: String)? {
        let lines = Array(paragraph.drop { isChatter($0) })
        guard let name = lines.first, !name.contains(":"), !name.contains(where: \.isNumber),
            let town = lines.indices.dropFirst().prefix(4).last(where: { isTown(lines[$0]) })
        else { return nil }
        let country = lines.indices.contains(town + 1) ? lines[town + 1] : ""
        let words = country.split(separator: " ")
        let isCountry = (1...3).contains(words.count) && words.joined().allSatisfy(\.isLetter)
        return (name, lines[1...(isCountry ? town + 1 : town)].joined(separator: ", "))
    }

    /// Whether a line has a postal code and a town: `6020 Innsbruck`, `Makartplatz 4, 5020 Salzburg`.
    private static func isTown(_ line: String) -> Bool {
        let words = line.split(separator: " ")
        guard !line.contains(":"), !line.contains("+"), words.count <= 10 else { return false }
        let hasCode = words.indices.dropLast().contains { index in
            (4...6).contains(words[index].count) && words[index].allSatisfy(\.isNumber)
                && words[index + 1].first?.isLetter ?? false && index <= 1
        }
        return hasCode || isAddress(line)
    }

    /// Whether a line is a street, a town and more behind it without any number, as addresses in Ireland are: `Eyre
    /// Square, Galway, Ireland`.
    static func isAddressWithoutNumber(_ line: String) -> Bool {
        let parts = line.split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed)
        return (3...6).contains(parts.count)
            && parts.allSatisfy { part in
                part.first?.isUppercase ?? false && part.split(separator: " ").count <= 4
                    && part.allSatisfy { $0.isLetter || " .'’-".contains($0) }
            }
    }

    /// Whether a line looks like an address: it has a number and several parts.
    static func isAddress(_ line: String) -> Bool {
        line.contains(where: \.isNumber) && line.contains(",")
    }
}
