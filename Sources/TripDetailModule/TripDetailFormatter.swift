import Console
import Entities
import Geodesy
import MapData
import Reactive
import Text

/// Puts a trip into words and columns.
struct TripDetailFormatter {
    let unit: DistanceUnit
    /// How distances are measured: "straight line".
    let method: String

    /// What the screen shows of a trip. Linear in its stops.
    func state(_ detail: TripDetail?) -> TripDetailState {
        guard let detail else { return TripDetailState(summary: "This trip is not there any more.") }
        return TripDetailState(title: detail.trip.name.text, rows: rows(detail), summary: summary(detail))
    }

    /// `Total: 812.4 km straight line`, once it is known.
    func total(_ detail: TripDetail?) -> String? {
        detail?.route.value.map { Wording.total($0.distance, in: unit, by: method) }
    }

    /// One sentence for each stop that was added.
    func sentences(added: [AddedStop], trip: String) -> [String] {
        added.map { added in
            "Added \(name(of: added)) as stop \(added.number) of \(Wording.quoted(trip))\(longer(added.added))."
        }
    }

    /// `, 12.3 km longer`, where it is known.
    private func longer(_ metres: Double?) -> String {
        metres.map { ", \(distanceText($0, in: unit)) longer" } ?? ""
    }

    /// What a stop is called, and where it is when its name does not tell.
    private func name(of added: AddedStop) -> String {
        guard let place = added.place else { return visible(added.stop.name.text) }
        if place.name == added.stop.name { return visible(place.label) }
        let label = place.isNamed ? place.label : coordinateText(place.location)
        return "\(Wording.quoted(added.stop.name.text)) at \(visible(label))"
    }

    private func summary(_ detail: TripDetail) -> String {
        var parts = [Wording.counted(detail.trip.waypoints.count, "stop")]
        if detail.trip.isRoundTrip { parts.append("round trip") }
        switch detail.route {
        case .loading: parts.append("distance on its way")
        case .loaded(let route): parts.append("\(distanceText(route.distance, in: unit)) \(method)")
        case .failed(let reason): parts.append("distance unknown: \(visible(reason))")
        }
        return parts.joined(separator: ", ")
    }

    private func rows(_ detail: TripDetail) -> [TripDetailState.Row] {
        let stops = detail.trip.waypoints
        let legs = detail.route.value?.legs ?? []
        var soFar = 0.0
        var rows: [TripDetailState.Row] = []
        rows.reserveCapacity(legs.count + 1)
        for (index, stop) in stops.enumerated() {
            var leg: Leg?
            if index > 0, index <= legs.count { leg = legs[index - 1] }
            soFar += leg?.distance ?? 0
            rows.append(row("\(index + 1)", stop.name.text, stop, leg, soFar))
        }
        // A round trip has one leg more than there are ways between neighbours.
        if let first = stops.first, let leg = legs.last, legs.count == stops.count, stops.count > 1 {
            rows.append(row("", "back to \(first.name.text)", nil, leg, soFar + leg.distance))
        }
        return rows
    }

    private func row(
        _ number: String, _ name: String, _ stop: Waypoint?, _ leg: Leg?, _ soFar: Double
    ) -> TripDetailState.Row {
        TripDetailState.Row(
            number: number, name: name, place: stop.map { coordinateText($0.location) } ?? "",
            leg: leg.map { distanceText($0.distance, in: unit) } ?? "",
            bearing: leg.map { bearingText($0.initialBearing) } ?? "",
            soFar: leg.map { _ in distanceText(soFar, in: unit) } ?? "",
            note: stop?.note.map { String($0.text.prefix { !$0.isNewline }) } ?? "")
    }
}
