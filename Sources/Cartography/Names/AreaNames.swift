import Geodesy
import Shorelines

/// The countries and states on a map, of which some are named.
struct AreaNames {
    /// The share of the map from which on a country and a state are named, in a picture and in cells.
    private static let leastShare = (country: (0.004, 0.015), state: (0.012, 0.03))
    /// The share of the land from which on a country makes the others on a map worth a name.
    private static let visibleShare = 0.02
    /// The radius of a map up to which a country that is alone on it is not named, and the one up to which states say
    /// enough, in metres.
    private static let (loneRadius, stateRadius) = (180_000.0, 400_000.0)

    let map: AreaMap
    let sizes: CountrySizes
    let samples: AreaSamples
    let byCountry: [Int: [AreaSamples.Sample]]
    let byState: [Int: [AreaSamples.Sample]]
    /// Those that are large enough on the map for a name, the largest first.
    let countries: [Int]
    let states: [Int]
    /// Whether the map shows a part of one country that nobody need be told.
    let isOfOneCountry: Bool

    /// Finds what a map shows of which country and state; `land` is what a picture shows as land.
    init(_ map: AreaMap, _ sizes: CountrySizes, on frame: MapFrame, _ land: LandRaster?, _ lettering: Lettering) {
        (self.map, self.sizes) = (map, sizes)
        let isText = lettering == .cells
        let samples = AreaSamples(frame, map, land, step: isText ? 4 : 6)
        var byCountry: [Int: [AreaSamples.Sample]] = [:]
        var byState: [Int: [AreaSamples.Sample]] = [:]
        for sample in samples.all where sample.area != 0 {
            byCountry[map.country(of: sample.area), default: []].append(sample)
            if map.areas[sample.area].country != 0 { byState[sample.area, default: []].append(sample) }
        }
        let total = Double(max(samples.count, 1))
        func largest(_ groups: [Int: [AreaSamples.Sample]], _ least: (Double, Double)) -> [Int] {
            groups.filter { Double($0.value.count) / total >= (isText ? least.1 : least.0) }
                .sorted { ($0.value.count, $1.key) > ($1.value.count, $0.key) }.map(\.key)
        }
        let states = largest(byState, Self.leastShare.state)
        let land = byCountry.values.reduce(0) { $0 + $1.count }
        let visible = byCountry.values.count { Double($0.count) >= Self.visibleShare * Double(land) }
        isOfOneCountry =
            visible < 2
            && (frame.radius < Self.loneRadius || states.count > 1
                || !states.isEmpty && frame.radius < Self.stateRadius)
        self.states = states
        countries = largest(byCountry, Self.leastShare.country)
        (self.samples, self.byCountry, self.byState) = (samples, byCountry, byState)
    }
}
