import Entities
import Screens

extension StopWord {
    /// The entry of a stop's menu that sets it.
    var menuItem: MenuItem<WaypointAction> { MenuItem(text, text, argument, does: summary, brief: brief, .set(self)) }

    private var brief: String {
        switch self {
        case .name: "another name"
        case .place: "put it elsewhere"
        case .note: "write a note"
        case .plan(.kind): "what it is for"
        case .plan(.stayMinutes): "how long to stay"
        case .plan(.nights): "0: never a night"
        case .plan(.arrive): "when to be there"
        case .plan(.leave): "not before that"
        case .plan(.way): "ferry 2h30"
        case .plan(.cost): "what it costs"
        }
    }

    private var summary: String {
        switch self {
        case .name: "give the stop another name"
        case .place: "look up a place and put the stop there"
        case .note: "write a note"
        case .plan(.kind): "say what the stop is for: \(StopKind.known.joined(separator: ", "))"
        case .plan(.stayMinutes): "say how long to stay before the drive goes on"
        case .plan(.nights): "say how many nights to stay; 0: never a night here"
        case .plan(.arrive): "say when to be there"
        case .plan(.leave): "say before which time not to leave"
        case .plan(.way): "say how one gets here: ferry 2h30, train 8:30 3h 85"
        case .plan(.cost): "say what it costs"
        }
    }
}
