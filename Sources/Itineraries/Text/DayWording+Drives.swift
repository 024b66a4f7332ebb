import CivilTime
import Entities
import Geodesy
import Text

/// The words for what is driven, carried and walked.
extension DayWording {
    /// The drive of a day, or the ways of one on which nothing is driven: `ferry, 2 h 45 min`.
    func drive(_ day: Itinerary.Day) -> String {
        let walk = walk(day.ways).map { [$0] } ?? []
        guard day.driven.legs == 0 else {
            return ([drive(day.driving, day.driven)] + walk).joined(separator: ", ")
        }
        let carried = day.ways.filter { $0.means != .walk }
        let ways = carried.map { "\($0.means.rawValue), \(ItineraryText.duration(of: $0))" } + walk
        return ways.isEmpty ? day.isFree ? "free" : "no drive" : ways.joined(separator: ", ")
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
            return (parts + Wording.exceptions(length)).joined(separator: ", ")
        }
        guard length.legs(.estimated) > 0 else {
            let method = length.legs == 0 ? "" : " \(Wording.method(length))"
            return "\(durationText(seconds: seconds)), \(distanceText(length.metres, in: unit))\(method)"
        }
        let time = "about \(durationText(seconds: seconds, roundedToMinutes: 5))"
        guard length.legs(.estimated) < length.legs else { return "\(time), \(wholeDistance(length.metres)) est." }
        return ([time, "\(wholeDistance(length.metres)) \(Wording.method(length))"] + Wording.exceptions(length))
            .joined(separator: ", ")
    }

    /// A length without decimals: those of an estimate mean nothing.
    private func wholeDistance(_ metres: Double) -> String {
        "\(Int((metres / unit.metresPerUnit).rounded())) \(unit.symbol)"
    }
}
