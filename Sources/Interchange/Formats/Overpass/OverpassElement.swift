import Geodesy
import Text

/// A node, way or relation of OpenStreetMap as the Overpass API gives it.
struct OverpassElement {
    var type = ""
    var id: String?
    /// Latitude and longitude as written: of a node its own, of others those of a `center`.
    var place: (latitude: Double?, longitude: Double?) = (nil, nil)
    /// The corners of its bounds, or the points of its geometry.
    var outline: [(latitude: Double, longitude: Double)] = []
    /// The nodes of a way whose places are given elsewhere.
    var nodes: [String] = []
    var tags: [String: String] = [:]
    /// Its offset in the file.
    var offset = 0

    /// Whether it is something of its own, and not only a point of a way.
    var isTagged: Bool { tags.keys.contains { $0 != "created_by" && $0 != "source" } }

    /// The tags that give the kind of a thing, those first that travellers look for.
    private static let kinds = [
        "tourism", "historic", "natural", "amenity", "leisure", "place", "waterway", "mountain_pass", "shop",
        "man_made",
        "aeroway", "railway", "highway", "building",
    ]

    /// Its kind: `viewpoint`, `picnic site`; nil if no tag has it.
    private var kind: String? {
        for key in OverpassElement.kinds {
            guard let value = tags[key] else { continue }
            return (value == "yes" ? key : value).replacingText("_", with: " ")
        }
        return nil
    }

    /// Its name; without one its kind, or else its reference number.
    var name: String? { tags["name"] ?? tags["name:en"] ?? tags["int_name"] ?? tags["loc_name"] ?? kind ?? tags["ref"] }

    /// Its kind, description, opening hours, telephone number and website, a line each; nil if none is known.
    var note: String? {
        var lines: [String] = []
        for line in [
            kind, tags["description"], tags["opening_hours"], tags["phone"] ?? tags["contact:phone"],
            tags["website"] ?? tags["contact:website"] ?? tags["url"],
        ] {
            if let line, line != name, !lines.contains(line) { lines.append(line) }
        }
        return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }
}
