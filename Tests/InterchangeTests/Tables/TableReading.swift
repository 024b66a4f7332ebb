import CivilTime
import Entities
import Geodesy
import Interchange
import Places
import TestSupport

/// The towns that the tests of tables know, with their coordinates.
private let towns = [
    "lyon": (45.76, 4.84), "zermatt": (46.02, 7.75), "munich": (48.14, 11.58),
    "vienna": (48.21, 16.37),
    "budapest": (47.5, 19.04), "annecy": (45.9, 6.13), "chamonix": (45.92, 6.87),
    "oslo": (59.91, 10.75),
    "bergen": (60.39, 5.32), "lac d'annecy": (45.85, 6.17),
]

/// The trips of a file with the first day, the stops with their decisions as a person types them and their notes, what
/// was skipped, and the notices about more than a line, but for that about dates without a year; one text if it is
/// refused.
func tableReading(_ text: String, as format: any TripFormat = CSVFormat()) -> [String] {
    do {
        let imported = try format.read(Array(text.utf8), tableContext())
        return imported.trips.flatMap { trip in
            [trip.plan.start?.text ?? "no start"]
                + trip.waypoints.map { stop in
                    ([stop.name.text] + StopField.allCases.compactMap { stop.plan[$0].typed }
                        + [stop.note?.text].compactMap { $0 }).joined(separator: "|")
                }
        } + imported.skipped.map(\.reason)
            + imported.notices.filter { !$0.hasPrefix("line ") && !$0.contains(" have no year: ") }
    } catch {
        return ["\(error)"]
    }
}

/// An import that knows these towns.
func tableContext() -> ImportContext {
    ImportContext(
        fileName: "f", identifiers: SeededIdentifiers(seed: 1),
        readPlace: { text, near in
            guard let town = towns[text.lowercased()],
                let place = try? Coordinate(latitude: town.0, longitude: town.1)
            else { return FoundPlace.ofCoordinates(text, near: near) }
            return .success(FoundPlace(name: text, location: place, label: text, wasLookedUp: true))
        },
        today: CivilDate(daysSince1970: 20_900))
}
