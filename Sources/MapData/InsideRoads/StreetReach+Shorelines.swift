package import RoadNetwork
package import Shorelines

extension StreetReach {
    /// The sea that no way over streets leads across, in metres: less is a canal or a harbour, or drawn wrong.
    private static let leastSea = 500.0

    /// Streets do not lead over the sea of a base map; one that is damaged knows none.
    package static func onLand(of shorelines: @escaping @Sendable () -> Shorelines?) -> StreetReach {
        StreetReach { place, metres in
            guard let map = shorelines(),
                let chart = try? CoastChart(map, .fine, within: metres + 3_000, of: place, isTrusted: true)
            else { return { _ in true } }
            return { !chart.hasSea(ofMetres: leastSea, from: place, to: $0) }
        }
    }
}
