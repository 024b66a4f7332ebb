import Geodesy
import Shorelines

/// The part of a name's room that lies in its own area.
enum NameFit {
    case all
    case most
    /// None of it in another area: beside islands that are too small for it.
    case beside
}

extension Placement {
    /// The share of the map from which on a country and a state are named, in a picture and in cells.
    private static let leastShare = (country: (0.004, 0.015), state: (0.012, 0.03))
    /// The share of the land from which on a country makes the others on a map worth a name.
    private static let visibleShare = 0.02
    /// The radius of a map up to which a country that is alone on it is not named, in metres.
    private static let loneRadius = 180_000.0
    /// The most dots of shores that a name in cells may cover.
    private static let mostCovered: Int32 = 4
    /// The most candidates that are tried for a name.
    private static let mostTries = 400
    /// The farthest that the name of an island stands from it, in dots.
    private static let besideDistance = 26.0
    /// The square of the distance within which another country makes one no island, in dots.
    private static let coastDistance = 60.0
    /// The metres a unit below which provinces and lakes are named.
    private static let provinceScale = 3_000.0

    /// Names the countries, seas, states and lakes that are on the map, those of the way first, where they cover
    /// neither the way nor a name; `land` is what a picture shows as land, `lakes` what it shows as lakes.
    mutating func placeAreaNames(_ map: AreaMap, land: LandRaster?, lakes: LandRaster?) {
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
        func largest(_ groups: [Int: [AreaSamples.Sample]], _ least: (Double, Double)) -> [Int] {
            groups.filter { Double($0.value.count) / total >= (isText ? least.1 : least.0) }
                .sorted { ($0.value.count, $1.key) > ($1.value.count, $0.key) }.map(\.key)
        }
        let states = largest(byState, Self.leastShare.state)
        let land = byCountry.values.reduce(0) { $0 + $1.count }
        let visible = byCountry.values.count { Double($0.count) >= Self.visibleShare * Double(land) }
        let isOfOne = visible < 2 && (frame.radius < Self.loneRadius || states.count > 1)
        if frame.radius >= Self.cityRadius, !isOfOne {
            let ofWay = WayCountries.countries(of: subject, map)
            for (country, place) in ofWay {
                placeCountry(country, map, samples, byCountry[country] ?? [], of: place)
            }
            let named = Set(ofWay.map(\.country))
            for country in largest(byCountry, Self.leastShare.country) where !named.contains(country) {
                placeCountry(country, map, samples, byCountry[country] ?? [], of: nil)
            }
        }
        placeSeas(map, samples)
        for state in states {
            place(map.areas[state].name, .state, at: samples.roomiestFirst(byState[state] ?? []), [.all]) { x, y in
                samples.area(x: x, y: y) == state
            }
        }
        placePoints(map, lakes)
    }

    /// Names a country in its own land; one of the way, with a place in it, also where most of the name is in it, or
    /// beside its islands.
    private mutating func placeCountry(
        _ country: Int, _ map: AreaMap, _ samples: AreaSamples, _ own: [AreaSamples.Sample], of way: Coordinate?
    ) {
        let name = map.areas[country].name
        func isOwn(_ x: Int, _ y: Int) -> Bool { samples.area(x: x, y: y).map(map.country) == country }
        let places = samples.roomiestFirst(own)
        if place(name, .country, at: places, [.all], isOwn: isOwn) { return }
        // On a map of the world a name is wider than many a country that everybody knows.
        guard let way else {
            if frame.radius == .infinity {
                place(name, .country, at: places, small: true, [.all, .most], isOwn: isOwn)
            }
            return
        }
        let between = samples.between(places)
        let isPlaced = place(name, .country, at: between, small: true, [.all, .most], isOwn: isOwn)
        if isPlaced { return }
        func isOwnOrSea(_ sample: AreaSamples.Sample) -> Bool {
            sample.area == 0 || map.country(of: sample.area) == country
        }
        let point = frame.dot(way)
        guard frame.contains(point), own.allSatisfy({ samples.around($0).allSatisfy(isOwnOrSea) }),
            samples.all.allSatisfy({ isOwnOrSea($0) || AreaSamples.squares($0, point) > Self.coastDistance })
        else { return }
        let near = samples.all.filter { AreaSamples.squares($0, point) <= Self.besideDistance * Self.besideDistance }
            .sorted { AreaSamples.squares($0, point) < AreaSamples.squares($1, point) }
        place(name, .country, at: near, [.beside]) { x, y in
            isOwn(x, y) || samples.isSea(x: x, y: y)
        }
    }

    /// Names provinces and lakes at the points that they have: lakes where water is seen there.
    private mutating func placePoints(_ map: AreaMap, _ lakes: LandRaster?) {
        guard lettering == .proportional, frame.metresPerDot / 4 < Self.provinceScale else { return }
        for name in map.names where name.kind != .sea {
            let point = frame.dot(name.place)
            guard frame.contains(point),
                frame.radius == .infinity || frame.middle.distance(to: name.place) <= frame.radius
            else { continue }
            let sample = AreaSamples.Sample(x: Int(point.x), y: Int(point.y), area: 0, place: name.place)
            guard name.kind == .lake else {
                place(name.text, .state, at: [sample], [.all]) { _, _ in true }
                continue
            }
            place(name.text, .lake, at: [sample], [.most]) { x, y in lakes?.isLand(x: x, y: y) == true }
        }
    }

    /// Writes a name at the first of some places where it has room, as large as it can be; false if it has none. Of
    /// `fits` all sizes are tried with the first one, the smallest with the others; `small` ones need no margin.
    @discardableResult
    mutating func place(
        _ name: String, _ kind: MapScene.NameKind, rank: Int = 0, at places: [AreaSamples.Sample], small: Bool = false,
        _ fits: [NameFit], isOwn: (_ x: Int, _ y: Int) -> Bool
    ) -> Bool {
        let text = NameLook.text(name, kind, lettering)
        let sizes = small ? NameLook.smallSizes : NameLook.sizes(kind, rank)
        let smallest = sizes[sizes.count - 1]
        let tries: [(Int, NameFit)] =
            fits.prefix(1).flatMap { fit in
                (lettering == .cells || fit == .beside && kind == .country ? [smallest] : sizes).map { ($0, fit) }
            } + fits.dropFirst().map { (smallest, $0) }
        for (size, fit) in tries {
            let (width, height) = NameLook.extent(text, kind, size, lettering)
            for sample in places.prefix(Self.mostTries) {
                let area = cells(
                    DotRectangle(
                        x: sample.x - width / 2, y: sample.y - height / 2, width: width, height: height))
                guard hasRoom(area, isTight: small), isReadable(area), isIn(area, fit, isOwn) else { continue }
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

    /// Whether points of a rectangle, five in a row, are in the area that it names, or most of those in its middle.
    private func isIn(_ area: DotRectangle, _ fit: NameFit, _ isOwn: (_ x: Int, _ y: Int) -> Bool) -> Bool {
        func count(_ y: Int) -> Int { (0...4).count { isOwn(area.x + area.width * $0 / 4, y) } }
        let middle = area.y + area.height / 2
        switch fit {
        case .most: return count(middle) >= 3 && isOwn(area.x + area.width / 2, middle)
        case .all: return count(middle) == 5 && count(area.y) >= 4 && count(area.maxY) >= 4
        case .beside: return [area.y - 1, middle, area.maxY].allSatisfy { count($0) == 5 }
        }
    }
}
