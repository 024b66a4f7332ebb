import Console
import Entities
import Geodesy
import MapData
import Reactive
import Text

/// Puts the trips, and what was done with them, into words.
struct TripListFormatter {
    let unit: DistanceUnit
    /// How distances are measured: "straight line".
    let method: String

    /// What the list shows. Linear in the number of trips.
    func page(_ summaries: [TripSummary]) -> TripListPage {
        TripListPage(
            rows: summaries.enumerated().map { row($0.element, number: $0.offset + 1) },
            summary: summary(summaries),
            isLoading: summaries.contains { $0.distance == .loading })
    }

    /// `Total: 812.4 km straight line`; nil for a trip without stops, and as long as its distance is not known.
    func total(_ summary: TripSummary) -> String? {
        guard !summary.trip.waypoints.isEmpty, let metres = summary.distance.value else { return nil }
        return Wording.total(metres, in: unit, by: method)
    }

    /// What an edit did, a sentence for each part of it.
    func notice(of edit: TripListEdit, _ outcome: TripListOutcome) -> Notice {
        let names = outcome.trips.map { Wording.quoted($0.name.text) }.joined(separator: ", ")
        let lines =
            switch edit {
            case .new:
                ["Made \(names), trip 1 of the list."]
                    + outcome.places.filter(\.wasLookedUp).map { "Added \(visible($0.title(called: $0.name)))." }
            case .duplicate: ["Made \(names)."]
            case .delete: ["Deleted \(names)."]
            }
        return .changed(lines, warnings: outcome.warnings)
    }

    private func row(_ summary: TripSummary, number: Int) -> TripListPage.Row {
        let trip = summary.trip
        let end = trip.isRoundTrip ? trip.waypoints.first : trip.waypoints.last
        return TripListPage.Row(
            id: trip.id, number: "\(number)", name: trip.name.text, stops: "\(trip.waypoints.count)",
            distance: text(summary.distance), first: trip.waypoints.first?.name.text ?? "", last: end?.name.text ?? "",
            waypoints: trip.waypoints)
    }

    /// `2 trips, 17 stops, 3456.7 km straight line`.
    private func summary(_ summaries: [TripSummary]) -> String {
        let stops = summaries.reduce(0) { $0 + $1.trip.waypoints.count }
        let distances = summaries.compactMap(\.distance.value)
        var parts = [Wording.counted(summaries.count, "trip"), Wording.counted(stops, "stop")]
        if distances.count == summaries.count {
            parts.append("\(distanceText(distances.reduce(0, +), in: unit)) \(method)")
        }
        return parts.joined(separator: ", ")
    }

    /// A distance, or what stands in its place.
    private func text(_ distance: Loading<Double>) -> String {
        switch distance {
        case .loading: "…"
        case .loaded(let metres): distanceText(metres, in: unit)
        case .failed: "unknown"
        }
    }
}
