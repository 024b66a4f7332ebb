import Entities
import JSON
import Merging
import Persistence
import Screens
import Text

/// Puts merges into words, safe for a terminal.
enum MergeFormatter {
    /// The page of a merge: with its first open conflict, or as it was written. `isLeft` tells that nobody reads the
    /// page of a merge that is done. Linear.
    static func page(_ outcome: MergeOutcome, isLeft: Bool) -> MergePage {
        let result = outcome.result
        let name = visible(DocumentPath(outcome.other).fileName)
        var page = MergePage(
            title: "Merging \(name)", rows: (result.changes + result.notices).map { text(of: $0) },
            warnings: sources(of: outcome) + outcome.warnings)
        guard let conflict = result.open.first else {
            page.title = "Merged \(Wording.counted(result.changes.count, "change")) from \(name)"
            page.isLeft = isLeft
            return page
        }
        let count = result.conflicts.count
        let values = texts(of: conflict, maximumWidth: .max)
        page.conflict = MergePage.Conflict(
            heading: "Conflict \(count - result.open.count + 1) of \(count): \(subject(of: conflict))",
            ours: values.ours, theirs: values.theirs, before: values.before)
        return page
    }

    /// The notice of a merge that took nothing.
    static func notice(ofNothing outcome: MergeOutcome) -> Notice {
        let name = visible(DocumentPath(outcome.other).fileName)
        let count = outcome.result.conflicts.count
        let line =
            count == 0
            ? "\(name) has nothing that is new."
            : "Settled \(Wording.counted(count, "conflict")) with \(name); nothing of it was taken."
        return .done([line], warnings: sources(of: outcome) + outcome.warnings)
    }

    /// Lines about the state from which both copies come, where that is a guess.
    static func sources(of outcome: MergeOutcome) -> [String] {
        switch outcome.base {
        case .closest(_, let changes):
            let state = changes == 0 ? "the library as it is" : "the state \(Wording.counted(changes, "change")) ago"
            return ["the copy has no history that is known; it is taken to come from \(state)"]
        case MergeBase.none?: return ["no state is known from which both copies come; the trips of both are taken"]
        case .common, nil: return []
        }
    }

    /// One finding as a sentence without a full stop.
    static func text(of finding: MergeFinding) -> String {
        switch finding {
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
        let values = texts(of: conflict, maximumWidth: 60)
        return subject(of: conflict) + ": here \(values.ours), there \(values.theirs), before \(values.before)"
    }

    /// The field of a conflict, and where it is.
    private static func subject(of conflict: MergeConflict) -> String {
        "\(visible(conflict.field)) of \(place(trip: conflict.trip?.name, stop: conflict.stop?.name))"
    }

    /// The values of a conflict, each on one line of at most this width. Of long texts that begin alike that is left
    /// out, so that the difference is seen.
    private static func texts(
        of conflict: MergeConflict, maximumWidth: Int
    ) -> (ours: String, theirs: String, before: String) {
        let ours = conflict.ours?.string ?? ""
        let start = commonStart(ours, conflict.theirs?.string ?? "")
        func text(_ value: JSONValue?) -> String {
            switch value {
            case nil: "nothing"
            case .string(let text) where start > 0 && text.hasPrefix(ours.prefix(start)):
                Wording.quoted("…" + text.dropFirst(start), maximumWidth: maximumWidth)
            case .string(let text): Wording.quoted(text, maximumWidth: maximumWidth)
            case let value?:
                maximumWidth == .max ? visible(value.text()) : visible(value.text()).truncated(toWidth: maximumWidth)
            }
        }
        return (text(conflict.ours), text(conflict.theirs), text(conflict.base))
    }

    /// The number of characters that two texts begin with and that are left out, since the texts differ only far
    /// behind; 0 where they differ soon.
    private static func commonStart(_ one: String, _ other: String) -> Int {
        let common = zip(one, other).prefix { $0 == $1 }.count
        return common > 40 ? common - 20 : 0
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

    private static func quoted(_ name: Name) -> String { Wording.quoted(name.text) }
}
