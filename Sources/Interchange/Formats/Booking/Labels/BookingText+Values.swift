import CivilTime
import Entities
import Text

/// The values behind the labels of a confirmation.
extension BookingText {
    /// Whether a text can be the value of a label.
    static func fits(_ value: String, _ label: BookingLabel, _ today: CivilDate) -> Bool {
        switch label {
        case .checkIn, .checkOut: value.contains(where: \.isNumber)
        case .price, .priceOfNight, .total, .nights: value.contains(where: \.isNumber)
        case .address, .town, .name: value.contains(where: \.isLetter)
        case .number: value.contains { $0.isNumber || $0.isUppercase }
        }
    }

    /// Whether a line is an amount, with nothing but its currency.
    static func isAmount(_ line: String) -> Bool {
        guard line.contains(where: \.isNumber) else { return false }
        return line.split { !$0.isLetter }.allSatisfy { CurrencyMark.isCurrency($0) }
    }

    /// The nights of a reservation by its days or its number; nil where neither is known.
    static func nights(_ booking: Booking, today: CivilDate) -> Int? {
        if let nights = booking.nights.flatMap(Int.init) { return nights }
        guard let from = booking.from.flatMap({ BookingMoment($0, today: today) }),
            let until = booking.until.flatMap({ BookingMoment($0, today: from.date) })
        else { return nil }
        let nights = until.date.daysSince1970 - from.date.daysSince1970
        return nights > 0 && nights < 1_000 ? Int(nights) : nil
    }

    /// Whether a reservation ends on a later day than it begins.
    static func hasNights(_ booking: Booking, today: CivilDate) -> Bool {
        guard let from = booking.from.flatMap({ BookingMoment($0, today: today) }) else { return false }
        guard let until = booking.until.flatMap({ BookingMoment($0, today: today) }) else {
            return booking.nights != nil
        }
        return until.date.daysSince1970 > from.date.daysSince1970
    }

    /// The words for each night behind or in front of an amount, folded.
    private static let ofNight = [
        "per night", "a night", "/night", "/ night", "nightly", "pro nacht", "je nacht", "/nacht", "/ nacht",
        "par nuit",
        "la nuit", "/nuit", "/ nuit", "por noche", "/noche", "/ noche", "a notte", "per notte", "/notte", "/ notte",
        "per nacht", "por noite", "/noite", "za noc", "per natt", "pr. nat",
    ]

    /// The amount of a text that says what one night costs: `€89` of `89 € pro Nacht`; nil for any other text. Linear.
    static func priceOfNight(in text: String) -> String? {
        guard text.utf8.count <= 120, text.contains(where: \.isNumber) else { return nil }
        let small = folded(text)
        guard ofNight.contains(where: { small.containsText($0) }) else { return nil }
        let words = text.split { $0.isWhitespace || "/()".contains($0) }.map(String.init)
        // `3 nights x €100`: the number of nights is told as well.
        guard !words.contains(where: { ["x", "×", "*", "="].contains($0.lowercased()) }) else { return nil }
        let isAmount = { (word: String) in
            word.contains(where: \.isNumber)
                && word.allSatisfy { $0.isNumber || ".,'’-".contains($0) || !$0.isLetter && !$0.isASCII || $0 == "$" }
        }
        let amounts = words.indices.filter { isAmount(words[$0]) }
        guard amounts.count == 1, let index = amounts.first else { return nil }
        if words[index].contains(where: { !$0.isNumber && !".,'’-".contains($0) }) { return words[index] }
        if index > 0, CurrencyMark.isCurrency(words[index - 1]) { return "\(words[index - 1]) \(words[index])" }
        if index + 1 < words.count, CurrencyMark.isCurrency(words[index + 1]) {
            return "\(words[index]) \(words[index + 1])"
        }
        return nil
    }
}
