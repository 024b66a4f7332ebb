import Console
import Entities
import Geodesy
import Reactive
import Text

/// Puts a stop into words.
struct WaypointFormatter {
    let unit: DistanceUnit
    /// How distances are measured: "straight line".
    let method: String

    /// What the screen shows of a stop.
    func state(_ detail: WaypointDetail?) -> WaypointState {
        guard let detail else { return WaypointState(summary: "This stop is not there any more.") }
        let stop = detail.stop
        var fields = [
            WaypointState.Field(label: "Name", lines: [stop.name.text]),
            WaypointState.Field(label: "Place", lines: [coordinateText(stop.location)]),
        ]
        if let note = stop.note {
            let lines = note.text.split(separator: "\n", omittingEmptySubsequences: false)
            fields.append(.init(label: "Note", lines: lines.map(String.init)))
        }
        let legs = detail.route.value?.legs ?? []
        if let leg = legs.first(where: { $0.to == detail.index }) {
            fields.append(.init(label: "From", lines: [self.leg(leg, detail.trip.waypoints[leg.from])]))
        }
        if let leg = legs.first(where: { $0.from == detail.index }) {
            fields.append(.init(label: "To", lines: [self.leg(leg, detail.trip.waypoints[leg.to])]))
        }
        return WaypointState(
            title:
                "Stop \(detail.index + 1) of \(detail.trip.waypoints.count) in \(Wording.quoted(detail.trip.name.text))",
            fields: fields, summary: total(detail.route))
    }

    /// `Zion National Park, 150.8 km, 327° NNW`.
    private func leg(_ leg: Leg, _ neighbour: Waypoint) -> String {
        "\(neighbour.name.text), \(distanceText(leg.distance, in: unit)), \(bearingText(leg.initialBearing))"
    }

    private func total(_ route: Loading<Route>) -> String {
        switch route {
        case .loading: "Total: on its way"
        case .loaded(let route): Wording.total(route.distance, in: unit, by: method)
        case .failed(let reason): "Total: unknown, \(visible(reason))"
        }
    }
}
