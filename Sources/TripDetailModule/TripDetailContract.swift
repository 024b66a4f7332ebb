package import Entities
package import Geodesy
package import MapData
package import Places
package import Reactive
package import Screens

// One trip on one page: what it needs, what it shows, what a person can do, and the ways out.

/// What a trip's page needs from outside.
package typealias TripDetailDependencies = PlanningDependencies

/// A trip and the route along its stops.
package struct TripDetail: Equatable, Sendable {
    package let trip: Trip
    package let route: Loading<Route>
    /// Legs of an earlier route between the same places, which stand for those that have not arrived yet; without legs
    /// once the route is there.
    package var known: Route = .none
}

/// What the page shows: texts, ready to print.
package struct TripDetailPage: ScreenPage {
    /// The trip's name; nil when the trip does not exist any more.
    package var title: String?
    package var rows: [Row] = []
    /// `12 stops, round trip, 2345.6 km straight line`.
    package var summary = ""
    /// `Total: 2345.6 km straight line`; nil while it is not known.
    package var total: String?
    /// Why distances are estimates.
    package var warnings: [String] = []
    /// How many warnings the days of a planned trip have.
    package var planWarnings = 0
    /// The row, from 0, that the last edit changed, or that was opened since: of a long list the page shows what is
    /// around it.
    package var focus: Int?
    /// How many times one was changed or opened.
    package var focusCount = 0
    package var isRoundTrip = false
    package var isLoading = false
    /// The names of all trips, while Tab asks for them; else empty.
    package var tripNames: [String] = []

    /// One key for each stop.
    package var rowKeys: [String] {
        rows.compactMap { row in
            row.stop.map { "\($0)|\(row.name)|\(row.location.map(coordinateText) ?? "")" }
        }
    }

    /// The total, which most changes of a trip change too.
    package var afterChange: [String] { total.map { [$0] } ?? [] }

    package var rowCount: Int { rows.count }
    package func rowNumber(_ index: Int) -> Int? { rows[index].stop == nil ? nil : index + 1 }
    package func searchedTexts(_ index: Int) -> [String] { [rows[index].name, rows[index].note.text] }

    /// One stop, or the way back to the first one.
    package struct Row: Equatable, Sendable {
        /// The stop; nil for the way back, which has no number either.
        package let stop: Waypoint.ID?
        /// Where the stop is; nil for the way back.
        package let location: Coordinate?
        package let number: String
        package let name: String
        /// Where it is in words (`Utah, US`), or by its coordinates where no town is near.
        package let place: String
        /// The length of the leg that leads here; with `est.` where it is an estimate.
        package let leg: String
        /// How long the drive of that leg takes; empty where that is not known.
        var time = ""
        /// The bearing at the beginning of that leg.
        package let bearing: String
        /// The distance from the first stop along the trip.
        package let soFar: String
        package let note: RowNote
        /// What stands above the row, where a day of a planned trip begins with it: `Day 2 · Sun 13 Jun · about 3 h,
        /// 258 km est.`
        package var heading: String?
    }

    /// A note in a row of the page.
    package struct RowNote: Equatable, Sendable {
        /// The whole note; empty where there is none.
        package let text: String
        /// Its first line, with a sign where there are more.
        package let line: String
    }
}

/// Where new stops go.
package enum StopPosition: Equatable, Sendable {
    /// Behind the last stop.
    case end
    /// One behind the other, the first with this number afterwards.
    case number(Int)
    /// Each where it lengthens the trip the least, one after the other.
    case best
}

/// An edit of a trip; the menus and the commands share them. Stops and places are as typed.
package enum TripDetailEdit: Equatable, Sendable {
    /// New stops. Name and note only go with one place.
    case add(places: [String], StopPosition, name: String?, note: String?)
    /// The stop has number `to` afterwards; of several, each text one or a list of several (`2-4,7`), the first has.
    case move(stops: [String], to: String)
    /// Stops, each text one or a list of several.
    case remove(stops: [String])
    case rename(String)
    case reverse
    case setRoundTrip(Bool)
    /// Copies stops, which may be lists, into the trip `to`, or moves them there; they go to its end, or are numbered
    /// from a number on.
    case copy(stops: [String], to: String, at: Int?, moving: Bool)
    /// Each of the stops, which may be lists, begins a trip of its own. The names are those of the parts, from the
    /// first.
    case split(stops: [String], names: [String])
}

/// Everything that a person can do at this page.
package enum TripDetailEvent: Equatable, Sendable {
    case edit(TripDetailEdit)
    /// A stop by its number or name.
    case open(stop: String)
    /// Asks for the places of new stops, one after the other until an empty answer, with suggestions while one is
    /// typed.
    case askForPlaces(StopPosition)
    /// Offers to add a place that was typed where a word of the menu is expected; says `otherwise` where it is none.
    case offer(place: String, otherwise: String)
    /// Searches for the best order; the words say what it has to keep to.
    case bestOrder(String)
    /// Shows the distances, or writes them into the file at a path.
    case report(path: String?)
    /// Shows the map.
    case map
    /// Shows the days of the trip.
    case days
    /// Shows the itinerary in a browser.
    case web
    case export(path: String)
    /// Looks a place up.
    case find(String)
    case history
    case undo(Int)
    case redo(Int)
    case back
    case quit
}

/// What an edit did.
package struct TripDetailOutcome: Equatable, Sendable {
    /// The kind of edit, with the stops it was about.
    package enum Result: Equatable, Sendable {
        /// Stops in the order in which they were asked for.
        case added([AddedStop])
        /// Stops have other numbers; the first of them this one, from 1. Nothing was changed where they stood there
        /// already.
        case moved([Waypoint], to: Int, isChanged: Bool)
        /// The stops as they were.
        case removed([Waypoint])
        /// Whether it had another name before.
        case renamed(isChanged: Bool)
        /// Whether there were at least two stops.
        case reversed(isChanged: Bool)
        /// Whether it was something else before.
        case setRoundTrip(Bool, isChanged: Bool)
        /// Stops are in this trip, the first of them with this number, too or instead.
        case copied([Waypoint], to: Trip, number: Int, isMove: Bool)
        /// The parts, from the first, which is this trip.
        case split([Trip])
    }

    package let result: Result
    /// The trip as it is now.
    package let trip: Trip
    /// What the store says beside the save.
    package let warnings: [String]

    /// The trips that are to be shown after it, for programs: those that were changed or made.
    var trips: [Trip.ID] {
        switch result {
        case .copied(_, let target, _, let isMove):
            isMove && target.id != trip.id ? [target.id, trip.id] : [target.id]
        case .split(let parts): parts.map(\.id)
        default: [trip.id]
        }
    }
}

/// One stop that was added, and how its place was read.
package struct AddedStop: Equatable, Sendable {
    /// Its number in the trip, from 1.
    package let number: Int
    package let stop: Waypoint
    /// How the place was found.
    package let place: FoundPlace
    /// How much longer the trip got, where the best place was looked for.
    package let growth: StopGrowth?
}

/// How much longer a trip got by a stop.
package struct StopGrowth: Equatable, Sendable {
    /// In metres.
    package let metres: Double
    /// Whether it is measured along straight lines although a road engine is in use.
    package let isStraight: Bool
}

/// The ways out.
package protocol TripDetailRouting: AnyObject {
    /// Opens a stop.
    func openStop(_ stop: Waypoint.ID)
    /// Opens the question for a place; `then` gets what came of it.
    func askForPlace(_ question: String, near: Coordinate?, then: @escaping (PlaceEntry) -> Void)
    /// Opens the best order that `words` ask for.
    func openBestOrder(_ words: String)
    /// Opens the trip's distances, or writes them into a file.
    func openReport(_ path: String?)
    /// Opens the map of the trip.
    func openMap()
    /// Opens the days of the trip.
    func openDays()
    /// Opens the itinerary of the trip in a browser.
    func openWeb()
    /// Opens the export of the trip into a file.
    func openExport(_ path: String)
    /// Leads back to the list of trips, where `notice` is shown if there is one.
    func goBack(saying notice: Notice?)
    /// Shows the places that these words mean.
    func openPlaces(_ words: String)
    /// Opens the history of the library.
    func openHistory()
    /// Leads out of the program.
    func quit()
}
