import CivilTime
import Entities
import Text

/// The numbers of days that the stops of a file have in place of nights.
enum PlannerDays {
    /// Takes these numbers for those of nights, where the stops have no dates; returns what there is to tell. Numbers
    /// that count the stops up are left out. Linear.
    static func take(_ places: inout [PlannerPlace]) -> [String] {
        let counts = places.compactMap { $0.days?.count }
        guard !counts.isEmpty else { return [] }
        let countUp = counts.count > 1 && zip(counts, counts.dropFirst()).allSatisfy { $1 == $0 + 1 } && counts[0] <= 1
        var names: [String] = []
        for index in places.indices {
            guard let (count, name) = places[index].days, places[index].plan.fields[.nights] == nil else { continue }
            // Two dates say the nights.
            guard !countUp, places[index].plan.checkOut == nil else {
                places[index].leaveOut(name)
                continue
            }
            places[index].plan.fields[.nights] = "\(count)"
            if !names.contains(name) { names.append(name) }
        }
        guard !names.isEmpty else { return [] }
        let shown = names.prefix(3).map { Wording.quoted($0) }.joined(separator: ", ")
        return ["the numbers of days in \(shown) were taken for those of nights"]
    }
}

/// The end of a whole trip, as its file has it: a text, or the seconds from 1970.
struct PlannerEnd {
    var text: String?
    var time: Double?

    /// The most nights that the last stop gets.
    private static let mostNights = 60

    /// The day; nil where it is not known.
    private func date(_ reading: DateText) -> CivilDate? {
        if let text { return CivilDate(text: String(text.prefix(10))) ?? reading.date(text) }
        return time.map { CivilDateTime(secondsSince1970: Int64($0)).date }
    }

    /// Gives the last stop of a trip that has no nights those up to the end; returns what there is to tell. `arrival`
    /// is the date of the last stop where the file has it; else it is reckoned where all stops before have nights.
    func giveNights(toLastOf trip: inout Trip, reachedOn arrival: String?, _ reading: DateText) -> String? {
        guard let last = trip.waypoints.indices.last, trip.waypoints[last].plan.nights == nil,
            let end = date(reading)
        else { return nil }
        var day = arrival.flatMap { CivilDate(text: String($0.prefix(10))) ?? reading.date($0) }
        let before = trip.waypoints[..<last].map(\.plan.nights)
        if day == nil, before.allSatisfy({ $0 != nil }), !before.isEmpty {
            day = trip.plan.start?.adding(days: before.reduce(0) { $0 + ($1 ?? 0) })
        }
        guard let day else { return nil }
        let nights = Int(end.daysSince1970 - day.daysSince1970)
        guard (1...Self.mostNights).contains(nights), (try? trip.waypoints[last].plan.set(.nights(nights))) != nil
        else { return nil }
        return
            "\(Wording.quoted(trip.waypoints[last].name.text)) has \(Wording.counted(nights, "night")), up to the end of "
            + "the trip that the file has"
    }
}
