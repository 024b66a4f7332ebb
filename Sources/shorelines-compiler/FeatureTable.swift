import Foundation
import Shorelines

/// Reads the table of the waters and parks of cities and of the courses of great rivers.
enum FeatureTable {
    /// The words of the kinds.
    private static let kinds: [String: PlanFeature.Kind] = [
        "river": .river, "canal": .canal, "water": .water, "park": .park, "course": .course, "land": .land,
        "bridge": .bridge, "fjord": .fjord, "ground": .ground,
    ]

    /// The features in the order of their rows; throws for a row that cannot be read.
    static func features(in resources: URL) throws -> [PlanFeature] {
        try TextTable.rows(of: resources.appending(path: "city-waters.tsv")).map { row in
            guard row.count == 5, let kind = kinds[row[0]], let width = Double(row[3]) else { throw fault(row) }
            let points = try row[4].components(separatedBy: ", ").map { text in
                let degrees = text.split(separator: " ").compactMap { Double($0) }
                guard degrees.count == 2 else { throw fault(row) }
                return (latitude: degrees[0], longitude: degrees[1])
            }
            guard let feature = PlanFeature(kind: kind, name: row[1], width: width, degrees: points) else {
                throw fault(row)
            }
            return feature
        }
    }

    private static func fault(_ row: [String]) -> Shapefile.Fault {
        Shapefile.Fault(description: "city-waters.tsv: cannot read \(row.prefix(3).joined(separator: " "))")
    }
}
