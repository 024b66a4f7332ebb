import CivilTime
import Entities
import Geodesy
import MapData
import StopOrder
import Text

/// Formats what is special to an order along the roads of a table: the quantity that was minimized (time or length)
/// comes first, with the proof that it is the least or its distance from the lower bound.
struct OrderRoadsFormatter {
    let unit: DistanceUnit
    /// The legs of the order that is proposed.
    let drive: OrderDrive
    /// Whether the driving time was minimized, not the length.
    let isByTime: Bool

    /// Returns `523.4 km by road (OSRM), 6 h 10 min, 2 of 11 legs estimated`; by driving time, the time comes first.
    func total(_ drive: OrderDrive) -> String {
        guard isByTime else { return Wording.length(drive.length, in: unit, hasStraight: false) }
        return
            (["\(Wording.duration(of: drive.length) ?? "0 min") \(method(drive))", length(drive)]
            + Wording.exceptions(drive.length)).joined(separator: ", ")
    }

    /// Returns the kind of the legs: `by road (OSRM)`, `by driving time (Valhalla)`, `estimated from straight lines`.
    private func method(_ drive: OrderDrive) -> String {
        Wording.method(drive.length, ofTime: isByTime)
    }

    /// Returns `111.4 km or 21.3 % less, 1 h 20 min less`: the difference of what was made least, `main`, and that of
    /// the other; nil where both are too small to be shown.
    func change(_ main: String?, _ before: OrderDrive, _ after: OrderDrive) -> String? {
        let saved = isByTime ? before.distance - after.distance : before.duration - after.duration
        let other = difference(ofTime: !isByTime, before, after).map { $0 + (saved < 0 ? " more" : " less") }
        let parts = [main, other].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    /// Returns the difference of what was made least as it is seen, between the two amounts as they are shown; nil
    /// where they look alike.
    func difference(_ before: OrderDrive, _ after: OrderDrive) -> String? {
        difference(ofTime: isByTime, before, after)
    }

    private func difference(ofTime: Bool, _ before: OrderDrive, _ after: OrderDrive) -> String? {
        guard ofTime else {
            return ShownDifference.distance(before.distance, after.distance, in: unit, isRound: isRound)
        }
        return ShownDifference.time(
            (before.duration, before.length.isApproximate), (after.duration, after.length.isApproximate))
    }

    /// Returns how good the order is by this table: proven, or `promise` above the best possible with the bound.
    func quality(_ proposal: OrderProposal, promise: String) -> String {
        // Orders that were not taken have estimates too: what is proven depends on the whole table.
        let hasEstimates =
            proposal.basis.roads?.sources.contains { $0 == .estimated || $0.isAssumedCrossing } ?? (drive.estimates > 0)
        let method = method(drive) + (hasEstimates ? ", if the estimates are right" : "")
        if proposal.proven { return "Proven \(isByTime ? "fastest" : "shortest") \(method)." }
        let locks = proposal.solution.boundIgnoresLocks ? ", measured without the locks" : ""
        let bound = amount(proposal.solution.lowerBound)
        return "Within \(promise) of the best possible \(method)\(locks); the lower bound is \(bound)."
    }

    /// Returns the amount that was made least, in its unit: metres or seconds.
    func amount(_ value: Double) -> String {
        isByTime ? time(value) : distance(value)
    }

    /// The roads in the program are right to some percent, and so are the sums of them.
    private var isRound: Bool { drive.length.isByRoadsInside }

    private func time(_ seconds: Double) -> String {
        isRound ? Wording.roundDuration(seconds: seconds) : Wording.duration(seconds: seconds, isEstimate: false)
    }

    private func distance(_ metres: Double) -> String {
        isRound ? Wording.roundDistance(metres, in: unit) : distanceText(metres, in: unit)
    }

    private func length(_ drive: OrderDrive) -> String {
        (isRound ? "about " : "") + distance(drive.distance)
    }
}
