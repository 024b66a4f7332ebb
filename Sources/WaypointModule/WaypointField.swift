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
        case .nights: MenuItem("g", "nights", "N", does: "say how many nights to stay", .plan(self))
        case .arrive: MenuItem("w", "arrival", "TIME", does: "say when to be there", .plan(self))
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
        case .cost: "Cost"
        }
    }
}
