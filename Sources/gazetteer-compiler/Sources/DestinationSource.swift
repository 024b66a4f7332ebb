import Foundation
import PlaceNames

/// A row of `wikivoyage-destinations.tsv`.
struct DestinationRow {
    /// The title without a text in parentheses at its end.
    let name: String
    let latitude: Double
    let longitude: Double
    /// The number of pages that link to the destination.
    let links: Int
}

/// The destinations of Wikivoyage, CC BY-SA 3.0.
enum DestinationSource {
    /// The rows in the order of the file, without journeys and topics, which are not places.
    static func rows(_ file: URL) throws -> [DestinationRow] {
        let table = try TextTable(tabsIn: file)
        return table.rows.compactMap { row in
            let title = table.cell(row, "title")
            guard let latitude = Double(table.cell(row, "latitude")),
                let longitude = Double(table.cell(row, "longitude")),
                let links = Int(table.cell(row, "links")), !isJourney(title)
            else { return nil }
            let name = title.prefix { $0 != "(" }
            return DestinationRow(
                name: String(name.reversed().drop { $0 == " " }.reversed()), latitude: latitude, longitude: longitude,
                links: links)
        }
        .filter { !$0.name.isEmpty }
    }

    private static func isJourney(_ title: String) -> Bool {
        let words = title.lowercased().split(separator: " ")
        let topics: Set<Substring> = [
            "itinerary", "tour", "trail", "route", "highway", "walk", "day", "days", "trip", "history",
        ]
        return title.contains(" to ") || words.contains(where: topics.contains) || title.hasPrefix("A Taste")
    }
}
