import CivilTime
import Entities
import Text

/// Reads the crossings, trains and hired cars in the text of a confirmation: a way or two places with labels, and the
/// moments of departure and arrival.
///
///     Portsmouth - Caen (Ouistreham)
///     Departs: Sat 18 July 2026 08:15
///     Arrives: Sat 18 July 2026 15:00
///
///     Pick-up: Faro Airport
///     Mon, 6 Apr 2026 10:30
struct BookingRides {
    /// The parts of a ride.
    private enum Label {
        case departs, arrives, pickUp, dropOff, total, number, from, to, date
    }

    /// The rides of which both places and the first day are known.
    private(set) var bookings: [Booking] = []
    private let today: CivilDate
    private let means: Way.Means?
    private var way: (from: String, to: String)?
    private var spots: [Label: String] = [:]
    private var moments: [Label: String] = [:]
    /// The times that stand without a day, and the day that stands by itself.
    private var times: [Label: TimeOfDay] = [:]
    private var day: String?
    private var last: Label?
    private var line = 1
    private var total: String?
    private var number: String?

    private static let words: [String: Label] = {
        var words: [String: Label] = [:]
        func add(_ label: Label, _ names: String) {
            for name in names.split(separator: " ") { words[String(name)] = label }
        }
        add(
            .departs,
            "departs departure departing depart departuretime abfahrt abfahrtszeit abreise hinfahrt depart partenza "
                + "salida vertrek wyjazd odjazd avgang avresa afrejse ausreise outbound")
        add(
            .arrives,
            "arrives arrival arriving arrive arrivaltime ankunft ankunftszeit arrivee arrivo llegada aankomst przyjazd "
                + "ankomst")
        add(
            .pickUp,
            "pickup pickuplocation pickupdate pickupdateandtime collection pickuppoint abholung abholort anmietung "
                + "abholstation prisedevehicule depart retiro recogida ritiro ophalen odbior")
        add(
            .dropOff,
            "dropoff dropofflocation dropoffdate dropoffdateandtime return returnlocation ruckgabe ruckgabeort abgabe "
                + "restitution retour devolucion riconsegna consegna inleveren zwrot")
        add(.from, "from von de da van departureport abfahrtshafen")
        add(.to, "to nach a naar arrivalport ankunftshafen")
        add(.date, "date datum data fecha jour dato traveldate reisedatum datedudepart outwarddate")
        return words
    }()

    /// Reads a text. Linear.
    init(_ text: String, today: CivilDate) {
        self.today = BookingYear.day(of: text, today: today) ?? today
        means = Self.means(of: text)
        var number = 0
        for part in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            number += 1
            let line = String(part).trimmed
            if !line.isEmpty, line.utf8.count <= 400 { read(line, number) }
        }
        finish()
        if let total, !bookings.isEmpty { bookings[0].cost = total }
        if let number = self.number, !bookings.isEmpty { bookings[0].addNote(number, label: "Booking") }
    }

    /// The means by which one travels by the words of a text; nil where it has none of them, and for a hired car.
    static func means(of text: String) -> Way.Means? {
        let letters = folded(text)
        let kinds: [(Way.Means?, [String])] = [
            (nil, ["rental car", "car rental", "car hire", "mietwagen", "location de voiture", "europcar", "sixt"]),
            (
                .ferry,
                [
                    "ferr", "fahre", "fahrbuchung", "fahrticket", "fahrverbindung", "fahrpassage", "traghetto",
                    "sailing", "crossing", "uberfahrt", "traversee", "farja", "veerboot",
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
                    "renfe", "eurostar",
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

    private mutating func read(_ line: String, _ number: Int) {
        if let (first, second) = Self.way(line) {
            finish()
            (way, self.line, last) = ((first, second), number, nil)
            return
        }
        if let (label, value) = BookingLabel.parts(of: line), label == .total || label == .price || label == .number {
            if label == .number { self.number = self.number ?? value } else if label == .total { total = value }
            return
        }
        guard let (label, value) = Self.label(line) else {
            if let last {
                take(line, last)
            } else if let moment = BookingMoment(line, today: today), moment.rest.isEmpty {
                day = moment.text
            }
            return
        }
        if label == .date {
            day = BookingMoment(value, today: today)?.text ?? day
            return
        }
        if moments[label] != nil || spots[label] != nil, label == .departs || label == .pickUp || label == .from {
            if moments[label] != nil && spots[label] != nil || way != nil { finish() }
        }
        if way == nil, spots.isEmpty, moments.isEmpty { self.line = number }
        last = label
        if !value.isEmpty { take(value, label) }
    }

    private mutating func take(_ value: String, _ label: Label) {
        let day: Label = label == .from ? .departs : label == .to ? .arrives : label
        if let moment = BookingMoment(value, today: today) {
            moments[day] = moments[day] ?? value
            if spots[label] == nil { spots[label] = Self.place(behind: moment) }
        } else if let (place, moment) = placeAndMoment(value) {
            spots[label] = spots[label] ?? place
            moments[day] = moments[day] ?? moment
        } else if let (place, time) = Self.placeAndTime(value) {
            spots[label] = spots[label] ?? place
            times[day] = times[day] ?? time
        } else if spots[label] == nil, moments[day] == nil || label == .pickUp || label == .dropOff,
            value.contains(where: \.isLetter), !value.contains(":"), value.count <= 80
        {
            // Where a car is fetched may stand below the moment.
            spots[label] = value
        }
    }

    /// `Milano Centrale 09:10`, and a time alone.
    private static func placeAndTime(_ value: String) -> (place: String?, time: TimeOfDay)? {
        let words = value.split(separator: " ")
        guard let last = words.last, last.contains(":") || last.contains("h"), last.first?.isNumber ?? false,
            let time = TimeOfDay(typed: last.replacingText("h", with: ":")), words.count <= 8
        else { return nil }
        let place = words.dropLast().joined(separator: " ")
        return (place.first?.isUppercase ?? false ? place : nil, time)
    }

    /// `Faro Airport, Mon 6 Apr 2026 10:30`, `Sat 18 July 2026 08:15 Portsmouth`.
    private func placeAndMoment(_ value: String) -> (place: String, moment: String)? {
        for sign in [", ", " – ", " - ", " on ", " am ", " le "] {
            guard let range = value.firstRange(ofText: sign) else { continue }
            let (place, moment) = (String(value[..<range.lowerBound]), String(value[range.upperBound...]))
            if BookingMoment(moment, today: today) != nil, place.contains(where: \.isLetter),
                BookingMoment(place, today: today) == nil
            {
                return (place.trimmed, moment.trimmed)
            }
        }
        return nil
    }

    /// The place behind a moment: `Split` of `12.07.2027 14:00 Split`; nil where none is there.
    private static func place(behind moment: BookingMoment) -> String? {
        let words = moment.rest.split(separator: " ").drop { word in
            !(word.first?.isUppercase ?? false)
                || ["am", "pm", "uhr", "utc", "cet", "cest", "gmt"].contains(word.lowercased())
        }
        let place = words.joined(separator: " ")
        return (1...4).contains(words.count) && !place.contains(where: { $0.isNumber || ":(".contains($0) })
            ? place : nil
    }

    /// The words in front of the two places of a way, folded.
    private static let waysOfRides: Set = [
        "line", "route", "linie", "strecke", "verbindung", "ligne", "trajet", "linea", "tratta", "ruta", "trayecto",
        "linija", "ferry", "fahre", "traghetto", "farja", "veerboot", "train", "zug", "treno", "flight", "flug",
        "crossing", "sailing", "uberfahrt", "traversee", "traversata", "journey", "voyage", "reise", "trip", "outward",
        "outbound", "inbound", "return", "hinfahrt", "ruckfahrt", "hinreise", "ruckreise", "hinflug", "ruckflug",
        "aller", "retour", "andata", "ritorno", "ida", "vuelta", "heenreis", "terugreis",
    ]

    /// The label in front of a line and what is behind it.
    private static func label(_ line: String) -> (Label, String)? {
        let text = line.drop { "*•–># |".contains($0) }
        for sign in [":", "\t", "  "] {
            guard let range = String(text).firstRange(ofText: sign) else { continue }
            let head = String(text)[..<range.lowerBound]
            if let label = words[folded(String(head)).filter(\.isLetter)], head.count <= 32,
                !head.contains(where: \.isNumber)
            {
                return (label, String(String(text)[range.upperBound...]).trimmed)
            }
        }
        // `Departs 07:10`
        let parts = text.split(separator: " ", maxSplits: 1)
        if parts.count == 2, parts[1].first?.isNumber ?? false,
            let label = words[folded(String(parts[0])).filter(\.isLetter)], label == .departs || label == .arrives
        {
            return (label, String(parts[1]))
        }
        return words[folded(String(text)).filter(\.isLetter)].flatMap { text.count <= 32 ? ($0, "") : nil }
    }

    /// The two places of a line like `Portsmouth - Caen (Ouistreham)`, `Kiel → Oslo`.
    private static func way(_ text: String) -> (String, String)? {
        let head = text.prefix { $0 != ":" }
        let isLabelled = head.count <= 24 && waysOfRides.contains(folded(String(head)).filter(\.isLetter))
        let line = isLabelled ? String(text.dropFirst(head.count + 1)).trimmed : text
        guard line.count <= 80, !line.contains(":"), !line.contains(where: \.isNumber) else { return nil }
        for sign in [" - ", " – ", " → ", " -> ", " to ", " nach ", " > "] {
            guard let range = line.firstRange(ofText: sign) else { continue }
            let (first, second) = (line[..<range.lowerBound], line[range.upperBound...])
            let isNames = [first, second].allSatisfy { name in
                name.trimmed.first?.isUppercase ?? false && name.split(separator: " ").count <= 4
            }
            let beginning = folded(line)
            let isHeading = [
                "confirm", "ticket", "billet", "bigliett", "fahrkarte", "booking", "reservation", "buchung", "bestatig",
                "reserva", "prenotazione",
            ]
            .contains { beginning.containsText($0) }
            return isNames && !isHeading ? (String(first).trimmed, String(second).trimmed) : nil
        }
        return nil
    }

    /// The moment of a label, with its year; one that has a time alone is on the day that stands by itself, or behind
    /// the departure on the next.
    private func moment(of label: Label) -> String? {
        if let text = moments[label] { return BookingYear.dated(text, from: today) }
        guard let time = times[label], let day else { return nil }
        let start = label == .arrives ? times[.departs] : nil
        let isLater = start.map { time.secondsSinceMidnight < $0.secondsSinceMidnight - 7_200 } ?? false
        // What can be two days is asked about with the other days of the trip.
        let date = isLater ? BookingMoment(day, today: today)?.date.adding(days: 1).text : nil
        return "\(date ?? BookingYear.dated(day, from: today)) \(time.hourAndMinute)"
    }

    private mutating func finish() {
        defer { (way, spots, moments, times, last) = (nil, [:], [:], [:], nil) }
        let isCar = moments[.pickUp] != nil && moments[.dropOff] != nil
        let first = way?.from ?? spots[isCar ? .pickUp : .from] ?? spots[.departs]
        let second = way?.to ?? spots[isCar ? .dropOff : .to] ?? spots[.arrives] ?? (isCar ? first : nil)
        guard let first, let second, let from = moment(of: isCar ? .pickUp : .departs) else { return }
        guard isCar || means != nil else { return }
        var booking = Booking()
        booking.kind = isCar ? .car : .ride(means ?? .drive)
        booking.spot.name = first
        booking.end = Booking.Spot(name: second)
        booking.from = from
        booking.until = moment(of: isCar ? .dropOff : .arrives)
        booking.line = line
        bookings.append(booking)
    }
}
