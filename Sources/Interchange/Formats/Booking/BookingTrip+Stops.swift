import CivilTime
import Entities
import Text

extension BookingTrip {
    /// The stops of a reservation that begins at a moment: both ends of a ride and of a hire, else one.
    static func stops(of booking: Booking, _ from: BookingMoment, today: CivilDate) -> [Stop] {
        let until = booking.until.flatMap { BookingMoment($0, today: today) }
        let booking = withoutCodes(booking)
        var first = Stop(
            booking: booking, spot: booking.spot, date: from.date, until: until?.date, time: from.time,
            texts: (from.text, until?.text))
        switch booking.kind {
        case .lodging:
            first.kind = "sleep"
            if let nights = booking.nights.flatMap(Int.init), until == nil {
                first.until = from.date.adding(days: nights)
            }
            for (label, moment) in [("Check-in", from as BookingMoment?), ("Check-out", until)] {
                guard let moment else { continue }
                let time = moment.rest.isEmpty ? moment.time.map { $0.hourAndMinute } : moment.rest
                first.booking.addNote(time, label: label)
            }
            return [first]
        case .meal, .event:
            first.kind = booking.kind == .meal ? "eat" : "see"
            first.until = nil
            first.texts.until = nil
            return [first]
        case .car, .ride:
            first.until = nil
            first.texts.until = nil
            guard let end = booking.end else { return [first] }
            let back = until ?? from
            if booking.kind == .car {
                first.booking.addNote(Self.text(of: from), label: "Pick-up")
                let place = end.name == booking.spot.name ? "" : end.name.map { ", \($0)" } ?? ""
                if let until { first.booking.addNote(Self.text(of: until) + place, label: "Return") }
            }
            var second = Stop(
                booking: first.booking, spot: end, date: back.date, until: nil, time: back.time, texts: (back.text, nil)
            )
            second.hasCost = false
            if case .ride(let means) = booking.kind {
                second.way = WayTexts(
                    means: means, departs: from.time, isDated: true,
                    minutes: BookingMoment.minutes(from: booking.from, to: booking.until),
                    nightsAboard: WayTexts.nightsAboard(from: from.date, to: back.date))
                if let leaves = from.time, let arrives = until?.time {
                    second.ride = (
                        CivilDateTime(date: from.date, time: leaves), CivilDateTime(date: back.date, time: arrives)
                    )
                }
                second.texts.date = from.text
                second.hasCost = true
                first.hasCost = false
                first.booking.addNote(booking.details)
            }
            return [first, second]
        }
    }

    /// A reservation of a ride without the codes of its stations, which may also be those of airports.
    static func withoutCodes(_ booking: Booking) -> Booking {
        guard case .ride(let means) = booking.kind, means != .flight else { return booking }
        var plain = booking
        plain.spot.name = booking.spot.name.map(RideEnds.withoutCode)
        plain.end?.name = booking.end?.name.map(RideEnds.withoutCode)
        return plain
    }

    /// `2026-09-12 11:00`.
    private static func text(of moment: BookingMoment) -> String {
        moment.time.map { "\(moment.date.text) \($0.hourAndMinute)" } ?? moment.date.text
    }

    /// The stops, of which nights end where something else is on a later day before one leaves, and go on behind it.
    static func divided(_ stops: [Stop]) -> [Stop] {
        var result: [Stop] = []
        /// The nights that are not over yet, and the index of their stop.
        var open: (stop: Stop, index: Int)?
        for stop in stops {
            if let (nights, index) = open, let until = nights.until,
                nights.date.daysSince1970 < stop.date.daysSince1970,
                stop.date.daysSince1970 < until.daysSince1970, stop.booking.kind != .lodging
            {
                result[index].until = stop.date
                result[index].texts.until = stop.date.text
                result.append(stop)
                var rest = nights
                (rest.date, rest.texts, rest.hasCost) = (stop.date, (stop.date.text, until.text), false)
                result.append(rest)
                open = (rest, result.count - 1)
                continue
            }
            if let (nights, index) = open, nights.date == stop.date, stop.booking.kind != .lodging {
                // A further one on that day is in front of the nights as well.
                result.insert(stop, at: index)
                open = (nights, index + 1)
                continue
            }
            result.append(stop)
            open = stop.booking.kind == .lodging && stop.until != nil ? (stop, result.count - 1) : nil
        }
        return result
    }

    /// The amount with its currency, without what else is beside it: `€ 612.30` of `€ 612.30 (taxes included)`.
    static func cost(of booking: Booking) -> String? {
        guard let text = booking.cost?.trimmed, !text.isEmpty else { return nil }
        guard booking.currency == nil else { return "\(text) \(booking.currency ?? "")" }
        let words = text.split { $0.isWhitespace || "()".contains($0) }.map(String.init)
        guard let number = words.firstIndex(where: { $0.contains(where: \.isNumber) }) else { return text }
        if number > 0, words[number].contains("$") {
            let amount = CurrencyMark.withCountry("\(words[number - 1]) \(words[number])")
            if amount != "\(words[number - 1]) \(words[number])" { return amount }
        }
        if words[number].contains(where: { !$0.isNumber && !".,'’-".contains($0) }) {
            let code = number + 1 < words.count ? words[number + 1] : ""
            guard code.utf8.count == 3, CurrencyMark.isCurrency(code) else { return words[number] }
            return words[number].filter { $0.isNumber || ".,'’".contains($0) } + " " + code
        }
        var last = number
        while last + 1 < words.count, words[last + 1].count == 3 || words[last + 1].contains(","),
            words[last + 1].first?.isNumber ?? false
        {
            last += 1
        }
        let amount = words[number...last].joined()
        if number > 0, CurrencyMark.isCurrency(words[number - 1]) { return "\(words[number - 1]) \(amount)" }
        if last + 1 < words.count, CurrencyMark.isCurrency(words[last + 1]) { return "\(amount) \(words[last + 1])" }
        return amount
    }
}
