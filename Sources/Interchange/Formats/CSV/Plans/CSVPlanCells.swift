import CivilTime
import Entities
import Text

extension StopField {
    /// The name of its column in a table.
    var columnName: String {
        switch self {
        case .kind: "Kind"
        case .stayMinutes: "Stay"
        case .nights: "Nights"
        case .arrive: "Arrive"
        case .leave: "Leave"
        case .cost: "Cost"
        case .way: "Way"
        }
    }
}

/// The columns of a table that is written for the days and the plans of trips.
///
/// `Day`, `Date`, `Reached` and `Left` follow from the plan; the others are what the person decided, and only that: a
/// time in `Arrive` is fixed.
struct CSVPlanCells {
    /// The decisions about stops that have a column, in the order of these.
    private let fields: [StopField]
    private let hasCurrency: Bool

    /// The decisions that have a column in any table with plans.
    private static let always: [StopField] = [.nights, .arrive, .stayMinutes, .cost, .kind]

    /// The columns for these trips; nil where nothing is planned. Linear.
    init?(_ trips: [RoutedTrip]) {
        let stops = trips.lazy.flatMap(\.trip.waypoints).map(\.plan).filter { $0 != .none }
        guard trips.contains(where: { $0.itinerary != nil || !$0.trip.plan.isEmpty }) || !stops.isEmpty else {
            return nil
        }
        fields =
            Self.always
            + [.leave, .way].filter { field in stops.contains { $0.decides(field) } }
        hasCurrency = trips.contains { $0.trip.plan.currency != nil }
    }

    /// The names of the columns.
    var names: [String] {
        ["Day", "Date"] + fields.map(\.columnName) + (hasCurrency ? ["Currency"] : []) + ["Reached", "Left"]
    }

    /// The cells of a stop, by its index; that of the way back of a round trip is behind the last, and has no plan.
    func cells(of stop: Int, in trip: Trip, _ time: StopTimes.Time?) -> [String] {
        let times = time.cells
        // A trip that is not driven has its first day all the same.
        let date = stop == 0 && times[1].isEmpty ? trip.plan.start?.text ?? "" : times[1]
        let plan = trip.waypoints.indices.contains(stop) ? trip.waypoints[stop].plan : nil
        let decisions = fields.map { field in plan.map { Self.cell($0, field) } ?? "" }
        let currency = plan == nil ? "" : trip.plan.currency ?? ""
        return [times[0], date] + decisions + (hasCurrency ? [currency] : []) + times[2...]
    }

    /// A decision as it is typed; stays in hours and minutes.
    private static func cell(_ plan: StopPlan, _ field: StopField) -> String {
        if field == .stayMinutes { return plan.stayMinutes.map { PlanText.typedDuration($0) } ?? "" }
        return plan[field].typed ?? ""
    }
}
