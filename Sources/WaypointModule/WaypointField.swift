import Entities
import Screens

extension StopField {
    /// The entry of a stop's menu that decides it.
    var menuItem: MenuItem<WaypointAction> {
        switch self {
        case .kind:
            MenuItem(
                "k", "kind", "KIND", does: "say what the stop is for: \(StopKind.known.joined(separator: ", "))",
                .plan(self))
        case .stayMinutes:
            MenuItem("s", "stay", "DURATION", does: "say how long to stay before the drive goes on", .plan(self))
        case .nights:
            MenuItem("g", "nights", "N", does: "say how many nights to stay; 0: never a night here", .plan(self))
        case .arrive: MenuItem("w", "arrival", "TIME", does: "say when to be there", .plan(self))
        case .leave: MenuItem("L", "leave", "TIME", does: "say before which time not to leave", .plan(self))
        case .way:
            MenuItem(
                "W", "way", "WAY", does: "say how one gets here: ferry 2h30, train 8:30 3h 85", .plan(self))
        case .cost: MenuItem("c", "cost", "AMOUNT", does: "say what it costs", .plan(self))
        }
    }

    /// The beginning of the question for it.
    var question: String {
        switch self {
        case .kind: "Kind"
        case .stayMinutes: "Stay"
        case .nights: "Nights"
        case .arrive: "Arrival"
        case .leave: "Leave"
        case .cost: "Cost"
        case .way: "Way"
        }
    }
}
