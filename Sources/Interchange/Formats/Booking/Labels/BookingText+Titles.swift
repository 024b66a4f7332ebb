import CivilTime
import Text

/// The titles of confirmations, which name what is booked.
extension BookingText {
    /// The words of which one is in front of the name of what is booked, and those that may be beside it, folded.
    private static let heads = [
        "confirmation", "booking", "reservation", "stay", "buchung", "buchungsbestatigung", "reservierung",
        "reservierungsbestatigung", "bestatigung", "aufenthalt", "sejour", "reserva", "confirmacion", "conferma",
        "prenotazione", "soggiorno", "bevestiging", "boeking", "boekingsbevestiging", "reservering",
        "reserveringsbevestiging", "confirmacao", "hotelbuchung", "hotelreservierung", "rezerwacja", "potwierdzenie",
        "bokningsbekraftelse", "bestilling",
    ]
    private static let besideHeads: Set = [
        "your", "hotel", "confirmed", "of", "the", "de", "della", "di", "van", "uw", "je", "votre", "ihre", "ihr",
        "deine", "tu", "su", "la", "tua", "der", "fw", "fwd", "re", "wg", "tr",
    ]
    private static let signs = [": ", " - ", " – ", " — ", " | "]
    /// The words with which what is behind a title begins where it is no name, folded.
    private static let noNames: Set = [
        "mr", "mrs", "ms", "herr", "frau", "mme", "monsieur", "madame", "sr", "sra", "signor", "signora", "dhr", "mevr",
        "expedia", "airbnb", "booking", "agoda", "hotels", "hotelscom", "bookingcom", "vrbo", "hrs", "hostelworld",
        "no", "nr", "number", "nummer", "numero", "your", "ihre", "votre", "from", "for", "pnr", "code", "ref", "id",
    ]

    /// The name behind the title of a confirmation: `Hotel Danieli` of `Conferma prenotazione - Hotel Danieli`; nil for
    /// any other line, and for a number behind such words. Linear.
    static func titled(by line: String) -> String? {
        guard line.utf8.count <= 160 else { return nil }
        for sign in signs {
            guard let range = line.firstRange(ofText: sign) else { continue }
            let head = line[..<range.lowerBound].split { !$0.isLetter }.map { folded(String($0)) }
            guard (1...5).contains(head.count), head.contains(where: heads.contains),
                head.allSatisfy({ heads.contains($0) || besideHeads.contains($0) })
            else { continue }
            let name = String(line[range.upperBound...]).trimmed
            return isName(name) ? name : nil
        }
        return nil
    }

    /// Whether a title says that something is confirmed.
    static func saysConfirmed(_ line: String) -> Bool {
        let small = folded(line)
        return ["confirm", "bestatig", "conferma", "bevestig", "potwierdz", "bekraft", "bekreft"]
            .contains { small.containsText($0) }
    }

    /// Whether a text can be the name of what is booked: words with small letters, no code, no day and no sentence.
    private static func isName(_ name: String) -> Bool {
        let words = name.split(separator: " ")
        guard (1...9).contains(words.count), name.count <= 80, let first = words.first,
            first.first?.isUppercase ?? false, name.contains(where: \.isLowercase),
            !noNames.contains(folded(String(first)).filter(\.isLetter)), !isChatter(name),
            !words.contains(where: { $0.contains(":") || $0.count(where: \.isNumber) > 3 }),
            // `Mon 3 June`
            !(name.contains(where: \.isNumber) && words.contains { WrittenDays.mayHaveDate(String($0)) })
        else { return false }
        // `ABcd1234` is a code.
        return words.contains { $0.count > 1 && $0.allSatisfy { $0.isLetter || "-'’&.".contains($0) } }
            && RideEnds(name) == nil
    }
}
