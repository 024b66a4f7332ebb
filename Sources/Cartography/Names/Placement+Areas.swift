import Geodesy
import Shorelines

/// The part of a name's room that lies in its own area.
private enum Fit {
    case all
    case most
}

extension Placement {
    /// The share of the map from which on a country and a state are named, in a picture and in cells.
    private static let leastShare = (country: (0.004, 0.015), state: (0.012, 0.03))
    /// The most dots of shores that a name in cells may cover.
    private static let mostCovered: Int32 = 4
    /// The most candidates that are tried for a name.
    private static let mostTries = 400
    /// The metres a unit below which provinces and smaller lakes are named.
    private static let provinceScale = 3_000.0

    /// Names the countries, seas, states and lakes that are on the map, where they cover neither the way nor a name;
    /// `land` is what a picture shows as land.
    mutating func placeAreaNames(_ map: AreaMap, land: LandRaster?) {
        let isText = lettering == .cells
        let samples = AreaSamples(frame, map, land, step: isText ? 4 : 6)
        let all = samples.all
        var byCountry: [Int: [AreaSamples.Sample]] = [:]
        var byState: [Int: [AreaSamples.Sample]] = [:]
        for sample in all where sample.area != 0 {
            byCountry[map.country(of: sample.area), default: []].append(sample)
            if map.areas[sample.area].country != 0 { byState[sample.area, default: []].append(sample) }
        }
        let total = Double(max(samples.count, 1))
        func largest(_ groups: [Int: [AreaSamples.Sample]], _ least: (Double, Double)) -> [(Int, [AreaSamples.Sample])]
        {
            groups.filter { Double($0.value.count) / total >= (isText ? least.1 : least.0) }
                .sorted { ($0.value.count, $1.key) > ($1.value.count, $0.key) }
                .map { ($0.key, $0.value) }
        }
        for (country, places) in largest(byCountry, Self.leastShare.country) {
            place(map.areas[country].name, .country, at: Self.middleFirst(places)) { x, y in
                samples.area(x: x, y: y).map(map.country) == country
            }
        }
        let sea = all.filter { sample in land.map { !$0.isLand(x: sample.x, y: sample.y) } ?? (sample.area == 0) }
        if Double(sea.count) / total > 0.01 {
            placeSeas(map, sea) { x, y in
                samples.area(x: x, y: y).map { area in land.map { !$0.isLand(x: x, y: y) } ?? (area == 0) } ?? false
            }
        }
        for (state, places) in largest(byState, Self.leastShare.state) {
            place(map.areas[state].name, .state, at: Self.middleFirst(places)) { x, y in
                samples.area(x: x, y: y) == state
            }
        }
        placePoints(map)
    }

    /// Names seas: on a map of the world the great ones, on a map of a coast the one or two that are nearest.
    private mutating func placeSeas(
        _ map: AreaMap, _ sea: [AreaSamples.Sample], isSea: (_ x: Int, _ y: Int) -> Bool
    ) {
        var named = Set<String>()
        let degrees = frame.radius / (.pi / 180 * Earth.meanRadius)
        let most = degrees < 90 ? 1 + Int(degrees / 2) : .max
        var seas = map.names.filter { $0.kind == .sea && ($0.rank < 2 || degrees < 40) }
        // Near a coast its own sea says more than the ocean.
        if degrees < 10 { seas.sort { $0.reach < $1.reach } }
        for name in seas where !named.contains(name.text) && named.count < most {
            let middle = frame.dot(name.place)
            let reach = name.reach * .pi / 180 * Earth.meanRadius
            let near = sea.filter { sample in
                (sample.place.latitude - name.place.latitude).magnitude <= name.reach
                    && sample.place.distance(to: name.place) <= reach
            }
            guard !near.isEmpty else { continue }
            let places = near.sorted { Self.squares($0, middle) < Self.squares($1, middle) }
            let isPlaced = place(name.text, .sea, rank: name.rank, at: places, isOwn: isSea)
            if isPlaced { named.insert(name.text) }
        }
    }

    /// Names provinces and lakes at the points that they have.
    private mutating func placePoints(_ map: AreaMap) {
        guard lettering == .proportional, frame.metresPerDot / 4 < Self.provinceScale else { return }
        for name in map.names where name.kind != .sea {
            let point = frame.dot(name.place)
            guard frame.contains(point),
                frame.radius == .infinity || frame.middle.distance(to: name.place) <= frame.radius
            else { continue }
            let sample = AreaSamples.Sample(x: Int(point.x), y: Int(point.y), area: 0, place: name.place)
            place(name.text, name.kind == .lake ? .lake : .state, at: [sample]) { _, _ in true }
        }
    }

    /// Writes a name at the first of some places where it has room, as large as it can be; false if it has none.
    @discardableResult
    private mutating func place(
        _ name: String, _ kind: MapScene.NameKind, rank: Int = 0, at places: [AreaSamples.Sample],
        isOwn: (_ x: Int, _ y: Int) -> Bool
    ) -> Bool {
        let text = NameLook.text(name, kind, lettering)
        let sizes = NameLook.sizes(kind, rank)
        let tries: [(Int, Fit)] =
            (lettering == .cells ? [(sizes[0], .all)] : sizes.map { ($0, .all) })
            + (kind == .country ? [(sizes[sizes.count - 1], .most)] : [])
        for (size, fit) in tries {
            let (width, height) = NameLook.extent(text, kind, size, lettering)
            for sample in places.prefix(Self.mostTries) {
                let area = cells(
                    DotRectangle(
                        x: sample.x - width / 2, y: sample.y - height / 2, width: width, height: height))
                guard hasRoom(area), isReadable(area), isIn(area, fit, isOwn) else { continue }
                occupancy.take(area)
                names.append(MapScene.Name(text: text, kind: kind, size: size, area: area))
                return true
            }
        }
        return false
    }

    /// Whether in cells a name covers next to nothing of the shores; in a picture it is written above them.
    private func isReadable(_ area: DotRectangle) -> Bool {
        lettering == .proportional || baseCost(of: area) <= Self.mostCovered
    }

    /// The rectangle itself, or in cells the whole ones that it begins in.
    private func cells(_ area: DotRectangle) -> DotRectangle {
        guard lettering == .cells else { return area }
        var area = area
        area.x -= ((area.x % MapGrid.cellWidth) + MapGrid.cellWidth) % MapGrid.cellWidth
        area.y -= ((area.y % MapGrid.cellHeight) + MapGrid.cellHeight) % MapGrid.cellHeight
        return area
    }

    /// Whether five points in the middle of a rectangle are in the area that it names, or most of them.
    private func isIn(_ area: DotRectangle, _ fit: Fit, _ isOwn: (_ x: Int, _ y: Int) -> Bool) -> Bool {
        let y = area.y + area.height / 2
        let count = (0...4).count { isOwn(area.x + area.width * $0 / 4, y) }
        return fit == .all ? count == 5 : count >= 3 && isOwn(area.x + area.width / 2, y)
    }

    /// The samples of an area, those next to their mean first.
    private static func middleFirst(_ samples: [AreaSamples.Sample]) -> [AreaSamples.Sample] {
        let count = Double(max(samples.count, 1))
        let mean = DotPoint(
            x: samples.reduce(0) { $0 + Double($1.x) } / count, y: samples.reduce(0) { $0 + Double($1.y) } / count)
        return samples.sorted { squares($0, mean) < squares($1, mean) }
    }

    private static func squares(_ sample: AreaSamples.Sample, _ point: DotPoint) -> Double {
        let (x, y) = (Double(sample.x) - point.x, Double(sample.y) - point.y)
        // Names are wide: what lies above or below is nearer.
        return x * x + 1.5 * y * y
    }
}
