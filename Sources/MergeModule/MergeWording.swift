import Entities
import JSON
import Merging
import Text

/// The words for what a merge did, safe for a terminal.
enum MergeWording {
    /// One event as a sentence without a full stop.
    static func text(of event: MergeEvent) -> String {
        switch event {
        case .addedTrip(let name, let stops): "Added the trip \(quoted(name)) with \(Wording.counted(stops, "stop"))"
        case .deletedTrip(let name): "Deleted the trip \(quoted(name))"
        case .keptTrip(let name, let side): "Kept the trip \(quoted(name)): \(deleted(side))"
        case .movedTrips(let names): "Moved \(list(names)) in the list of trips"
        case .tripMovedByBoth(let name):
            "Both copies moved the trip \(quoted(name)) in the list; it stays where it is here"
        case .addedStop(let name, let trip): "Added \(quoted(name)) to \(quoted(trip))"
        case .removedStop(let name, let trip): "Removed \(quoted(name)) from \(quoted(trip))"
        case .keptStop(let name, let trip, let side): "Kept \(quoted(name)) in \(quoted(trip)): \(deleted(side))"
        case .movedStops(let names, let trip): "Moved \(list(names)) in \(quoted(trip))"
        case .stopMovedByBoth(let name, let trip):
            "Both copies moved \(quoted(name)) in \(quoted(trip)); it stays where it is here"
        case .changedField(let field, let trip, let stop):
            "Changed \(visible(field)) of \(place(trip: trip, stop: stop))"
        }
    }

    /// One conflict as a line.
    static func text(of conflict: MergeConflict) -> String {
        let values = [
            "here \(text(of: conflict.ours))", "there \(text(of: conflict.theirs))",
            "before \(text(of: conflict.base))",
        ]
        return "\(visible(conflict.field)) of \(place(trip: conflict.trip?.name, stop: conflict.stop?.name)): "
            + values.joined(separator: ", ")
    }

    private static func deleted(_ side: MergeSide) -> String {
        switch side {
        case .ours: "it was deleted here and changed there"
        case .theirs: "it was deleted there and changed here"
        }
    }

    private static func place(trip: Name?, stop: Name?) -> String {
        guard let trip else { return "the library" }
        return stop.map { "\(quoted($0)) in \(quoted(trip))" } ?? quoted(trip)
    }

    /// Up to three names, and how many follow.
    private static func list(_ names: [Name]) -> String {
        let more = names.count > 3 ? " and \(names.count - 3) more" : ""
        return names.prefix(3).map(quoted).joined(separator: ", ") + more
    }

    /// A value on one line, cut to 60 columns.
    private static func text(of value: JSONValue?) -> String {
        switch value {
        case nil: "nothing"
        case .string(let text): Wording.quoted(text, maximumWidth: 60)
        case let value?: visible(value.text()).truncated(toWidth: 60)
        }
    }

    private static func quoted(_ name: Name) -> String { Wording.quoted(name.text) }
}
