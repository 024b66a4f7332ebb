import CivilTime
import Entities
import Geodesy
import MapData
import StopOrder
import Text

/// Formats what is special to an order along the roads of a table: lengths with driving times, and what is estimated.
struct OrderRoadsFormatter {
    let unit: DistanceUnit
    let table: RoadTable
    /// Whether the driving time was made least, not the length.
    let isByTime: Bool

    /// How the order was measured: `by road (OSRM)`, `by driving time (Valhalla)`; `estimated` where the engine knows no road
    /// between any two stops.
    var method: String {
        let engines = [(LegSource.osrm, "OSRM"), (.valhalla, "Valhalla")].filter { table.sources.contains($0.0) }
        let source = engines.isEmpty ? "estimated" : engines.map(\.1).joined(separator: " and ")
        return "\(isByTime ? "by driving time" : "by road") (\(source))"
    }

    /// `523.4 km by road (OSRM), 6 h 10 min, 2 of 11 legs estimated`; by driving time, the time comes first.
    func total(_ drive: OrderDrive) -> String {
        let (time, length) = (self.time(drive.duration, isEstimate: drive.estimates > 0), distance(drive.distance))
        let estimates =
            drive.estimates > 0
            ? ", \(drive.estimates) of \(Wording.counted(drive.sources.count, "leg")) estimated" : ""
        return isByTime ? "\(time) \(method), \(length)\(estimates)" : "\(length) \(method), \(time)\(estimates)"
    }

    /// `111.4 km or 21.3 % less, 1 h 20 min less`: the difference of what was made least, `main`, and that of the other; nil
    /// where both are too small to be shown.
    func change(_ main: String?, _ before: OrderDrive, _ after: OrderDrive) -> String? {
        let isEstimate = before.estimates + after.estimates > 0
        let saved = isByTime ? before.distance - after.distance : before.duration - after.duration
        let amount = isByTime ? distance(saved.magnitude) : time(saved.magnitude, isEstimate: isEstimate)
        let nothing = isByTime ? distance(0) : time(0, isEstimate: isEstimate)
        let other = amount == nothing ? nil : amount + (saved < 0 ? " more" : " less")
        let parts = [main, other].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    /// How good the order is by this table: proven, or `promise` above the best possible with the lower bound.
    func quality(_ proposal: OrderProposal, promise: String) -> String {
        if proposal.proven { return "Proven \(isByTime ? "fastest" : "shortest") \(method)." }
        let locks = proposal.solution.boundIgnoresLocks ? ", measured without the locks" : ""
        let bound = amount(proposal.solution.lowerBound)
        return "Within \(promise) of the best possible \(method)\(locks); the lower bound is \(bound)."
    }

    /// The length of a leg: `111.2 km`, or `est. 111.2 km`.
    func leg(_ metres: Double, _ source: LegSource) -> String {
        (source.isRoad ? "" : "est. ") + distance(metres)
    }

    /// The driving time: `1 h 10 min`, or `about 1 h 10 min` where a part of it is an estimate.
    func time(_ seconds: Double, isEstimate: Bool) -> String {
        guard isEstimate else { return durationText(seconds: Int(seconds.rounded())) }
        return "about \(durationText(seconds: Int(seconds.rounded()), roundedToMinutes: 5))"
    }

    /// What was made least, in its unit: metres or seconds.
    func amount(_ value: Double) -> String { isByTime ? time(value, isEstimate: false) : distance(value) }

    private func distance(_ metres: Double) -> String { distanceText(metres, in: unit) }
}
