import Geodesy
import Places
import Text

/// The place of a link of Google Maps that holds no coordinates, but the number of a cell (`S2Cell`).
///
/// The place of a name that is known within 25 km of the cell is more exact than the cell's middle; a name that is
/// known elsewhere is another place.
struct GoogleCell {
    /// The greatest distance from the cell, in metres, of a place that is looked up by its name.
    static let reach = 25_000.0

    let place: Coordinate
    /// The name and the label of a place that was looked up.
    let name: String?
    let label: String?
    /// Whether it is the middle of the cell.
    var isAbout: Bool { label == nil }

    /// Reads the cell of `link`, and looks the texts of `queries`, or else the name in the link, up near it until one
    /// is known there; nil when the link has no cell.
    init?(link: String, queries: [String], _ context: ImportContext) {
        guard let center = S2Cell(mapLink: link)?.center else { return nil }
        let queries = queries.isEmpty ? [GoogleCell.name(in: link)].compactMap { $0 } : queries
        for query in queries where query.utf8.count <= 1_000 {
            if case .success(let found) = context.readPlace(query, center), found.wasLookedUp,
                found.location.distance(to: center) <= GoogleCell.reach
            {
                (place, name, label) = (found.location, found.name, found.label)
                return
            }
        }
        (place, name, label) = (center, nil, nil)
    }

    /// Returns the name of the place of a link; nil if the link has none. Linear.
    static func name(in link: String) -> String? {
        (try? MapLink(link))?.spots.last?.name
    }

    /// The middle of the map that a link shows around the place that it names, where no more than a town is shown; nil
    /// for any other link. Linear.
    static func middle(in link: String) -> Coordinate? {
        guard let spot = (try? MapLink(link))?.spots.last, spot.name != nil, spot.place == nil else { return nil }
        return spot.about
    }

    /// The note of a stop whose place is known only approximately.
    static func note(_ link: String) -> String { "about here: \(link)" }

    /// The notice about a file with this number of approximate stops.
    static func notice(_ count: Int) -> String {
        "\(Wording.counted(count, "stop")) \(count == 1 ? "is" : "are") only about where the link says, most within 11 km: "
            + "the file has no coordinates; the link in the note has the exact place"
    }
}
