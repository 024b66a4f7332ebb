package import Entities
import Screens

extension TripListPage: ScreenPage {
    /// One key for each trip.
    package var rowKeys: [String] { rowsByNumber.map { "\($0.id)|\($0.name)" } }
    package var rowCount: Int { rows.count }
    /// The long ones name legs, and not always their trips.
    package var prefersShortWarnings: Bool { true }
    package func rowNumber(_ index: Int) -> Int? { rows[index].number }
    package func searchedTexts(_ index: Int) -> [String] { rows[index].searched }

    /// The rows in the order of their numbers.
    var rowsByNumber: [Row] { rows.sorted { $0.number < $1.number } }

    /// One trip.
    package struct Row: Equatable, Sendable {
        package let id: Trip.ID
        /// Its number in the library, from 1.
        package let number: Int
        package let name: String
        /// The beginning of its id, where another trip has the same name; else empty.
        package let mark: String
        /// The name as the list shows it, with the mark behind it: a reference to this trip alone.
        package var title: String { mark.isEmpty ? name : "\(name) (\(mark))" }
        package let stops: String
        /// `812.4 km`, `est. 812.4 km` where a part of it is an estimate, `…` while it is not known, `unknown` where
        /// there is no answer.
        package let distance: String
        /// The name of the first stop; empty for a trip without stops.
        package let first: String
        /// The name of the stop where the trip ends; empty for a trip without stops.
        package let last: String
        /// The stops, which are searched for words.
        let waypoints: [Waypoint]

        /// The texts that are searched for words: the name of the trip, those of its stops, and their notes.
        var searched: [String] {
            [name] + waypoints.flatMap { [$0.name.text] + ($0.note.map { [$0.text] } ?? []) }
        }
    }
}
