import Entities
import Foundation
import Geodesy
import Interchange
import Places
import TestSupport
import Text

/// Reads a text in the format that recognizes it, or in a given one, and tells all that came of it, a line each.
func reading(
    _ text: String, as format: (any TripFormat)? = nil, file: String = "file", everyPoint: Bool = false,
    places: @escaping PlaceReading = FoundPlace.ofCoordinates
) -> [String] {
    reading(Array(text.utf8), as: format, file: file, everyPoint: everyPoint, places: places)
}

/// Reads bytes likewise.
func reading(
    _ bytes: [UInt8], as format: (any TripFormat)? = nil, file: String = "file", everyPoint: Bool = false,
    places: @escaping PlaceReading = FoundPlace.ofCoordinates
) -> [String] {
    guard let format = format ?? TripFormats.recognizing(bytes) else { return ["unknown format"] }
    let context = ImportContext(
        fileName: file, identifiers: SeededIdentifiers(seed: 1), takesEveryPoint: everyPoint, readPlace: places)
    do throws(TextFault) {
        let imported = try format.read(bytes, context)
        return imported.trips.map(\.lineOfText) + imported.skipped.map { "skipped \($0.line): \($0.reason)" }
            + imported.notices.map { "notice: \($0)" }
    } catch {
        return ["error " + error.description(file: "F")]
    }
}

/// A small gazetteer.
func smallGazetteer(_ text: String, _ near: Coordinate?) -> Result<FoundPlace, PlaceRefusal> {
    let towns = ["paris": (48.8566, 2.3522), "lyon, france": (45.764, 4.8357), "lyon": (45.764, 4.8357)]
    guard let town = towns[text.lowercased()], let place = try? Coordinate(latitude: town.0, longitude: town.1) else {
        return FoundPlace.ofCoordinates(text, near: near)
    }
    return .success(FoundPlace(name: text, location: place, label: "\(text) (FR)", wasLookedUp: true))
}
