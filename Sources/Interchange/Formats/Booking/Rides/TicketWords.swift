import Text

/// The words by which a text is known as a ticket.
enum TicketWords {
    /// The parts of the words of a ticket, without which times in front of places are any plan of a day, folded.
    private static let parts = [
        "ticket", "billet", "bigliett", "fahrkarte", "boarding pass", "auftrag", "dossier", "pnr", "localizador",
        "boeking", "bokning", "bestilling", "rezerwac",
        "booking", "reservation", "buchung", "bestatig", "reserva", "prenotazione", "confirm", "conferma", "commande",
    ]

    /// Whether a text has a word of a ticket or of something booked: it is about one, or it is the heading of one.
    /// Linear.
    static func isTicket(_ text: String) -> Bool {
        let letters = folded(text)
        return parts.contains { letters.containsText($0) }
    }

    /// The signs and words, folded, of countries in which the day stands in front of the month.
    private static let dayFirst = [
        "€", "£", " eur", "gbp", "chf", "abfahrt", "ankunft", "arrivee", "partenza", "arrivo", "salida", "llegada",
        "billet", "bigliett", "fahrkarte", "buchung", "prenotazione", "hinfahrt", "vertrek", "afrejse",
    ]

    /// Whether the day is in front of the month in the dates of a text. Linear.
    static func isDayFirst(_ text: String) -> Bool {
        let letters = folded(text)
        return dayFirst.contains { letters.containsText($0) }
    }
}
