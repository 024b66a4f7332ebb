import Entities
import Text

extension BookingRides {
    /// The means by which one travels by the words of a text; nil where it has none of them, and for a hired car.
    static func means(of text: String) -> Way.Means? {
        let letters = folded(text)
        let kinds: [(Way.Means?, [String])] = [
            (nil, hires),
            (
                .ferry,
                [
                    "ferr", "fahre", "fahrbuchung", "fahrticket", "fahrverbindung", "fahrpassage", "traghetto",
                    "sailing", "color line", "p&o", "stena line", "dfds", "fjord line", "viking line", "tallink",
                    "calmac",
                    "jadrolinija", "crossing", "uberfahrt", "traversee", "farja", "veerboot",
                ]
            ),
            (
                .flight,
                [
                    "flight", "flug ", "boarding", "vol ", "vuelo", "volo ", "easyjet", "ryanair", "wizz", "vueling",
                    "airlines",
                    "airways",
                ]
            ),
            (
                .train,
                [
                    "train", "zug ", "bahn", "treno", "tren ", "trein", "sncf", "tgv", "ouigo", "trenitalia", "italo",
                    "renfe", "eurostar", "amtrak", "hbf", "fahrkarte",
                ]
            ),
            // Of these only a ferry takes the car along.
            (.ferry, ["vehicle", "fahrzeug", "vehicule", "veicolo", "vehiculo", "voertuig", "vozilo"]),
        ]
        return kinds.first { $0.1.contains { letters.containsText($0) } }.flatMap(\.0)
    }

    /// Rides with the total and the number of the booking that a text has behind labels. Linear.
    static func completed(_ bookings: [Booking], by text: String) -> [Booking] {
        guard var first = bookings.first else { return [] }
        var total: String?
        var number: String?
        for line in text.split(whereSeparator: \.isNewline) where line.utf8.count <= 400 {
            guard let (label, value) = BookingLabel.parts(of: String(line).trimmed), !value.isEmpty else { continue }
            if label == .total || label == .price, value.contains(where: \.isNumber) { total = total ?? value }
            if label == .number { number = number ?? value }
        }
        first.cost = total
        first.addNote(number, label: "Booking")
        return [first] + bookings.dropFirst()
    }

    /// Whether a text is about a hired car. Linear.
    static func isOfHiredCar(_ text: String) -> Bool {
        let letters = folded(text)
        return hires.contains { letters.containsText($0) }
    }

    /// Whether a text says that it is about something booked, so that a way with the moments of leaving and arriving is
    /// a ride. Linear.
    static func isOfBooking(_ text: String) -> Bool {
        let letters = folded(text)
        return RideText.tickets.contains { letters.containsText($0) }
    }

    /// The words of hired cars, folded.
    private static let hires = [
        "rental car", "car rental", "car hire", "mietwagen", "location de voiture", "europcar", "sixt", "hertz",
        "rent a car",
    ]
}
