package import Entities
import Geodesy
import Interchange
package import Places
import Text

/// The stops of a text that are to be added to a trip, read as an import reads them.
package struct StopsRead: Equatable, Sendable {
    /// The stops, in order; none where nothing of the text could be taken.
    package var stops: [Waypoint]
    /// The plan of the trip with them: its first day and its currency where it had none.
    package let plan: Plan
    /// The result of reading, with what was skipped and changed.
    package let outcome: ImportOutcome.FileOutcome
    /// The number of trips in the text.
    package let trips: Int
    /// The name of the trip that they are added to.
    let name: Name
    /// The places that were looked up, by their coordinates.
    let places: [Coordinate: FoundPlace]

    /// The place of each stop, for the words about it.
    package var found: [FoundPlace] {
        stops.map { stop in
            places[stop.location]
                ?? FoundPlace(
                    name: stop.name.text, location: stop.location, label: stop.name.text, wasLookedUp: false)
        }
    }

    /// The remarks on what was skipped, and on what was changed otherwise than by looking up a town that anybody would
    /// expect, a line each.
    package var remarks: [String] {
        var told = outcome
        let ofFile = outcome.notices.filter { !$0.hasPrefix("line ") }
        told.notices = ofFile + LookupNotices(outcome.notices.filter { $0.hasPrefix("line ") }).telling
        // The trip of the text has no name that anybody gave it.
        let unnamed = Wording.quoted(Name.newTrip.text)
        let prefix = "\(unnamed): "
        told.notices = told.notices.map { notice in
            (notice.hasPrefix(prefix) ? String(notice.dropFirst(prefix.count)) : notice)
                .replacingText(unnamed, with: Wording.quoted(name.text))
        }
        return ExchangePresenter.warnings(
            ImportOutcome(files: [told], ids: [], isDryRun: false), isVerbose: true)
    }

    /// The reason why nothing of the text could be taken; nil where something was.
    package var refusal: String? { ExchangePresenter.refusal(of: outcome) }

    /// Whether the text was read as a list or as no known format.
    package var isList: Bool { outcome.format == nil || outcome.format == ListFormat().name }
}
