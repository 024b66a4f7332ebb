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
    /// The rides of which both places and the first day are known.
    private(set) var bookings: [Booking] = []
    private let today: CivilDate
    private let means: Way.Means?
    /// Whether the text is about a hired car, and whether it is about something booked at all.
    private let isOfHiredCar: Bool
    private let isOfBooking: Bool
    private let isOfBus: Bool
    private var way: (from: String, to: String)?
    private var spots: [RideWord: String] = [:]
    private var moments: [RideWord: String] = [:]
    /// The times that stand without a day, and the day that stands by itself.
    private var times: [RideWord: TimeOfDay] = [:]
    private var day: String?
    private var last: RideWord?
    /// The lines directly above the labels of departure and arrival, which may be the places, and the line before.
    private var above: [RideWord: String] = [:]
    private var before: String?
    private var line = 1
    private var account = BookingAccount()
    private var vehicle: String?

    /// Reads a text, which with `isBooked` is about something booked, whatever its words are. Linear.
    init(_ text: String, today: CivilDate, isBooked: Bool = false) {
        self.today = BookingYear.day(of: text, today: today) ?? today
        means = RideMeans.means(of: text)
        isOfHiredCar = RideMeans.isOfHiredCar(text)
        isOfBooking = isBooked || TicketWords.isTicket(text)
        isOfBus = RideMeans.isOfBus(text)
        var number = 0
        for part in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            number += 1
            let line = String(part).trimmed
            guard !line.isEmpty, line.utf8.count <= 400 else {
                before = nil
                continue
            }
            for piece in Self.pieces(of: line) { read(piece, number) }
        }
        finish()
        if let vehicle, let index = bookings.firstIndex(where: { $0.kind == .car }) {
            bookings[index].addNote(vehicle, label: "Vehicle")
        }
        bookings = account.completed(bookings)
    }

    private mutating func read(_ line: String, _ number: Int) {
        defer { before = Self.label(line) == nil ? line : nil }
        if let ends = RideEnds(line) {
            finish()
            (way, self.line, last) = ((ends.from, ends.to), number, nil)
            return
        }
        if let (label, value) = BookingLabel.parts(of: line), account.take(label, value) { return }
        guard let (known, value) = Self.label(line) else {
            if let last {
                take(line, last)
            } else if let moment = BookingMoment(line, today: today), moment.rest.isEmpty {
                day = moment.text
            }
            return
        }
        let label = known == .departs && isOfHiredCar ? .pickUp : known
        if label == .vehicle {
            if !value.isEmpty { vehicle = vehicle ?? value }
            last = nil
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
        if let before, above[label] == nil { above[label] = before }
        last = label
        if !value.isEmpty { take(value, label) }
    }

    private mutating func take(_ value: String, _ label: RideWord) {
        let day: RideWord = label == .from ? .departs : label == .to ? .arrives : label
        if let moment = BookingMoment(value, today: today) {
            moments[day] = moments[day] ?? value
            if spots[label] == nil { spots[label] = Self.place(behind: moment) }
        } else if let moment = momentBehindTime(value) {
            moments[day] = moments[day] ?? moment
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
        var words = value.split(separator: " ").map(String.init)
        if let last = words.last, ["uhr", "hrs"].contains(folded(last)) { words.removeLast() }
        guard words.count <= 8, var time = words.popLast() else { return nil }
        if ["am", "pm"].contains(folded(time)), let hours = words.popLast() { time = "\(hours) \(time)" }
        guard time.contains(":") || time.contains("h") || time.contains(" "), time.first?.isNumber ?? false,
            let time = TimeOfDay(typed: time.replacingText("h", with: ":"))
        else { return nil }
        let place = words.joined(separator: " ")
        return (place.first?.isUppercase ?? false ? place : nil, time)
    }

    /// `9:50 AM, Wednesday, May 13, 2026`: the day with the time in front of it; nil for any other text.
    private func momentBehindTime(_ value: String) -> String? {
        let words = value.split { $0 == " " || $0 == "," }.map(String.init)
        guard let first = words.first, first.contains(":"), words.count <= 8 else { return nil }
        let isHalf = words.count > 1 && ["am", "pm"].contains(folded(words[1]))
        let rest = words.dropFirst(isHalf ? 2 : 1).drop { ["on", "am", "le", "il", "el"].contains(folded($0)) }
        guard let time = TimeOfDay(typed: isHalf ? "\(first) \(words[1])" : first),
            let moment = BookingMoment(rest.joined(separator: " "), today: today), moment.rest.isEmpty
        else { return nil }
        return "\(moment.date.text) \(time.hourAndMinute)"
    }

    /// The parts of a line that has several moments: `Departs: 10:15` and `Arrives: 12:45`.
    private static func pieces(of line: String) -> [String] {
        let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
        var pieces: [[String]] = [[]]
        for (index, word) in words.enumerated() {
            let next = index + 1 < words.count ? words[index + 1] : ""
            let isClear =
                RideWord(word).map { $0 == .departs || $0 == .arrives } ?? false
                && (word.last == ":" || next.first?.isNumber ?? false)
            let isShort = RideWord(besideTime: word) == .arrives && next.contains(":") && next.first?.isNumber ?? false
            if isClear || isShort, pieces[pieces.count - 1].contains(where: { $0.contains(where: \.isNumber) }) {
                pieces.append([])
            }
            pieces[pieces.count - 1].append(word)
        }
        guard pieces.count > 1 else { return [line] }
        return pieces.map { piece in
            let text = piece.joined(separator: " ")
            let end = text.lastIndex { !" ,;|/–-·".contains($0) }
            return end.map { String(text[...$0]) } ?? text
        }
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

    /// The label in front of a line and what is behind it.
    private static func label(_ line: String) -> (RideWord, String)? {
        let text = line.drop { "*•–># |".contains($0) }
        for sign in [":", "\t", "  "] {
            guard let range = String(text).firstRange(ofText: sign) else { continue }
            let head = String(text)[..<range.lowerBound]
            if let label = label(of: head), head.count <= 32,
                !head.contains(where: \.isNumber)
            {
                return (label, String(String(text)[range.upperBound...]).trimmed)
            }
        }
        // `Departs 07:10`
        let parts = text.split(separator: " ", maxSplits: 1)
        if parts.count == 2, parts[1].first?.isNumber ?? false,
            let label = label(of: parts[0]), label == .departs || label == .arrives
        {
            return (label, String(parts[1]))
        }
        if parts.count == 2, parts[1].first?.isNumber ?? false, parts[1].prefix(3).contains(":"),
            let label = RideWord(besideTime: parts[0])
        {
            return (label, String(parts[1]))
        }
        return label(of: text).flatMap { text.count <= 32 ? ($0, "") : nil }
    }

    /// The label that a text is; nil for one that is the header of a column only.
    private static func label(of text: some StringProtocol) -> RideWord? {
        guard let word = RideWord(text), word != .station, word != .time, word != .number else { return nil }
        return word
    }

    /// The moment of a label, with its year; one that has a time alone is on the day that stands by itself, or behind
    /// the departure on the next.
    private func moment(of label: RideWord) -> String? {
        if let text = moments[label] { return BookingYear.dated(text, from: today) }
        let first = moments[.departs].flatMap { BookingMoment($0, today: today) }
        guard let time = times[label], let day = label == .arrives ? first?.date.text ?? day : day else { return nil }
        let start = label == .arrives ? times[.departs] ?? first?.time : nil
        let isLater = start.map { time.secondsSinceMidnight < $0.secondsSinceMidnight - 7_200 } ?? false
        // What can be two days is asked about with the other days of the trip.
        let date = isLater ? BookingMoment(day, today: today)?.date.adding(days: 1).text : nil
        return "\(date ?? BookingYear.dated(day, from: today)) \(time.hourAndMinute)"
    }

    /// Whether a ride is clear without a word for the means: the text is about something booked, and it arrives behind
    /// its departure.
    private func isRide(from: String, until: String?) -> Bool {
        guard isOfBooking, !isOfHiredCar, let start = BookingMoment(from, today: today), let until,
            let end = BookingMoment(until, today: today), let leaves = start.time, let arrives = end.time
        else { return false }
        return (start.date.daysSince1970, leaves.secondsSinceMidnight)
            < (end.date.daysSince1970, arrives.secondsSinceMidnight)
    }

    /// Takes the lines above the labels of departure and arrival for the places, where none is behind these; the one of
    /// the arrival stands below the departure.
    private mutating func placeAbove() {
        guard way == nil, spots[.arrives] == nil, let start = above[.departs], let end = above[.arrives],
            spots[.departs] ?? end == end, start.count <= 80, !start.contains(":")
        else { return }
        (spots[.departs], spots[.arrives]) = (start, end)
    }

    private mutating func finish() {
        defer { (way, spots, moments, times, last, above) = (nil, [:], [:], [:], nil, [:]) }
        placeAbove()
        let isCar = moments[.pickUp] != nil && moments[.dropOff] != nil
        let first = way?.from ?? spots[isCar ? .pickUp : .from] ?? spots[.departs]
        let second = way?.to ?? spots[isCar ? .dropOff : .to] ?? spots[.arrives] ?? (isCar ? first : nil)
        guard let first, let second, let from = moment(of: isCar ? .pickUp : .departs) else { return }
        let until = moment(of: isCar ? .dropOff : .arrives)
        guard isCar || means != nil || isRide(from: from, until: until) else { return }
        var booking = Booking()
        booking.kind = isCar ? .car : .ride(means ?? .ferry)
        if !isCar { booking.doubt = means == nil ? .unsaid : isOfBus ? .bus : nil }
        booking.spot.name = first
        booking.end = Booking.Spot(name: second)
        booking.from = from
        booking.until = until
        booking.isEndDayAssumed = !isCar && moments[.arrives] == nil
        booking.line = line
        bookings.append(booking)
    }
}
