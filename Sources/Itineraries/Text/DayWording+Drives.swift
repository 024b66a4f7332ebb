import CivilTime
import Entities
import Geodesy
import Text

/// The words for what is driven, carried and walked.
extension DayWording {
    /// The drive of a day, the time for which the car or the person is carried, and what is walked: `about 4 h, 280 km
    /// by road, ferry about 1 h with the wait`, `6 flights, 36 h`, `about 9.3 km, 2 h 5 min on foot`.
    func drive(_ day: Itinerary.Day) -> String {
        let driven = day.driven.legs == 0 ? [] : [drive(day.driving, day.driven)]
        let carried = CarriedWays.all(of: day.ways).map { $0.onDay(besideDrive: !driven.isEmpty) }
        let parts = driven + carried + [walk(day.ways)].compactMap { $0 }
        return parts.isEmpty ? day.isFree ? "free" : "no drive" : parts.joined(separator: ", ")
    }

    /// The walks among some ways: `about 9.3 km, 2 h 5 min on foot`; nil where nothing is.
    func walk(_ ways: [Itinerary.Passage]) -> String? {
        let walks = ways.filter { $0.means == .walk }
        guard !walks.isEmpty else { return nil }
        return Wording.walk(
            metres: walks.reduce(0) { $0 + ($1.metres ?? 0) }, seconds: Double(walks.reduce(0) { $0 + $1.seconds }),
            in: unit)
    }

    /// A time and a length, marked by how the legs were measured.
    func drive(_ seconds: Int, _ length: RouteLength) -> String {
        if length.isByRoadsInside {
            let parts = [
                Wording.duration(seconds: Double(seconds), isEstimate: true),
                "\(Wording.roundDistance(length.drivingMetres, in: unit)) \(Wording.method(length))",
            ]
            return (parts + Wording.exceptions(length, saysGiven: false)).joined(separator: ", ")
        }
        guard length.legs(.estimated) > 0 else {
            let method = length.legs == 0 ? "" : " \(Wording.method(length))"
            return "\(durationText(seconds: seconds)), \(distanceText(length.metres, in: unit))\(method)"
        }
        let time = "about \(durationText(seconds: seconds, roundedToMinutes: 5))"
        guard length.legs(.estimated) < length.legs else { return "\(time), \(wholeDistance(length.metres)) est." }
        let parts = [time, "\(wholeDistance(length.metres)) \(Wording.method(length))"]
        return (parts + Wording.exceptions(length, saysGiven: false)).joined(separator: ", ")
    }

    /// The drive of a day without how it was measured, and what carries one.
    func shortDrive(_ day: Itinerary.Day) -> String {
        let length = day.driven.isByRoadsInside ? day.driven.drivingMetres : day.driven.metres
        let driven =
            day.driven.legs == 0
            ? [] : [Wording.roundDuration(seconds: Double(day.driving)), Wording.roundDistance(length, in: unit)]
        let parts = driven + CarriedWays.all(of: day.ways).map(\.short) + [walk(day.ways)].compactMap { $0 }
        return parts.isEmpty ? day.isFree ? "free" : "no drive" : parts.joined(separator: ", ")
    }

    /// A length without decimals: those of an estimate mean nothing.
    private func wholeDistance(_ metres: Double) -> String {
        "\(Int((metres / unit.metresPerUnit).rounded())) \(unit.symbol)"
    }
}
