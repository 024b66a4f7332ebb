import CivilTime
import Entities
import Interchange
import TestSupport

/// The first day of the first trip of a file, its stops with the decisions about them as a person types them and their
/// notes, and the notices, a text each.
func othersPlan(_ text: String, as format: any TripFormat = CSVFormat()) throws -> [String] {
    let imported = try format.read(
        Array(text.utf8),
        ImportContext(
            fileName: "f", identifiers: SeededIdentifiers(seed: 1), today: CivilDate(daysSince1970: 20_900)))
    guard let trip = imported.trips.first else { return ["no trip"] }
    return [trip.plan.start?.text ?? "no start"]
        + trip.waypoints.map { stop in
            ([stop.name.text] + StopField.allCases.compactMap { stop.plan[$0].typed }
                + [stop.note?.text].compactMap { $0 }).joined(separator: "|")
        } + imported.notices.filter { !$0.contains(" have no year: ") }
}
