import Geodesy
import Shorelines
import Text

/// The part of a name's room that lies in its own area.
enum NameFit {
    case all
    case most
    /// None of it in another area: beside islands that are too small for it.
    case beside
}

extension Placement {
    /// The most dots of shores that a name in cells may cover.
    private static let mostCovered: Int32 = 4
    /// The most candidates that are tried for a name.
    private static let mostTries = 400
    /// The farthest that the name of an island stands from it, in dots.
    private static let besideDistance = 26.0
    /// The square of the distance within which another country makes one no island, in dots.
    private static let coastDistance = 60.0
    /// The width of a country's name by that of the stop above it up to which it is not shortened.
    private static let widest = 1.7
    /// The metres a unit below which provinces and lakes are named.
    private static let provinceScale = 3_000.0

    /// Names the countries that are on the map, those of the way first, where they cover neither the way nor a name.
    mutating func placeCountries(_ names: AreaNames) {
        guard frame.radius >= Self.cityRadius, !names.isOfOneCountry else { return }
        let ofWay = WayCountries.countries(of: subject, names.map)
        for (country, place) in ofWay { placeCountry(country, names, of: place) }
        let named = Set(ofWay.map(\.country))
        for country in names.countries where !named.contains(country) { placeCountry(country, names, of: nil) }
    }

    /// Names seas, states, provinces and lakes; `lakes` is what a picture shows as lakes.
    mutating func placeSeasAndStates(_ names: AreaNames, lakes: LandRaster?) {
        placeSeas(names.map, names.samples)
        // Where states are is known to some kilometres, too roughly for the plan of a city.
        for state in names.states where lettering == .cells || !frame.isPlan {
            let places = names.samples.roomiestFirst(names.byState[state] ?? [])
            place(names.map.areas[state].name, .state, at: places, [.all]) { x, y in
                names.samples.area(x: x, y: y) == state
            }
        }
        placePoints(names.map, lakes)
    }

    /// Names a country in its own land; one of the way, with a place in it, also where most of the name is in it and
    /// the rest at sea, or beside its islands where no other land is near. One that has no such place has no name:
    /// elsewhere it would be taken for that of another country.
    private mutating func placeCountry(_ country: Int, _ names: AreaNames, of way: Coordinate?) {
        let (map, samples, own) = (names.map, names.samples, names.byCountry[country] ?? [])
        let name = map.areas[country].name
        func isOwn(_ x: Int, _ y: Int) -> Bool { samples.area(x: x, y: y).map(map.country) == country }
        let places = samples.roomiestFirst(own)
        // Where one only looks on is never larger than where one is.
        if place(name, .country, rank: way == nil ? 1 : 0, at: places, [.all], isOwn: isOwn) { return }
        let between = samples.between(places)
        // Samples are too coarse for what is narrower than a name.
        let frame = frame
        func isInside(_ area: DotRectangle) -> Bool { Self.isInside(area, country, map, on: frame) }
        guard let way else {
            if frame.radius == .infinity {
                place(name, .country, at: places, small: true, [.all, .most], isOwn: isOwn, isGood: isInside)
            } else if lettering == .proportional {
                place(name, .country, at: between, small: true, [.all], isOwn: isOwn, isGood: isInside)
            }
            return
        }
        if place(name, .country, at: between, small: true, [.all, .most], isOwn: isOwn, isGood: isInside) { return }
        let short = lettering == .proportional ? Self.short(name, map) : nil
        if let short, place(short, .country, at: between, small: true, [.all, .most], isOwn: isOwn, isGood: isInside) {
            return
        }
        func isOwnOrSea(_ sample: AreaSamples.Sample) -> Bool {
            sample.area == 0 || map.country(of: sample.area) == country
        }
        let point = frame.dot(way)
        let isIsland =
            own.allSatisfy { samples.around($0).allSatisfy(isOwnOrSea) }
            && samples.all.allSatisfy { isOwnOrSea($0) || AreaSamples.squares($0, point) > Self.coastDistance }
        guard frame.contains(point), isIsland, lettering == .cells || frame.radius < .infinity else {
            if lettering == .proportional { placeCountry(name, short: short, besideStopAt: way) }
            return
        }
        let near = samples.all.filter { AreaSamples.squares($0, point) <= Self.besideDistance * Self.besideDistance }
            .sorted { AreaSamples.squares($0, point) < AreaSamples.squares($1, point) }
        for name in [name] + (short.map { [$0] } ?? []) {
            let isPlaced = place(name, .country, at: near, [.beside]) { x, y in
                isOwn(x, y) || samples.isSea(x: x, y: y)
            }
            if isPlaced { return }
        }
    }

    /// The short name of a country; nil where it would be that of another one, too: `Slov.`.
    private static func short(_ name: String, _ map: AreaMap) -> String? {
        guard let short = CountryName.short(name) else { return nil }
        guard short.hasSuffix(".") else { return short }
        let stem = short.dropLast()
        return map.areas.contains { $0.country == 0 && $0.name != name && $0.name.hasPrefix(stem) } ? nil : short
    }

    /// Writes the name of a country that has no room in it next to that of its stop, as addresses have it: below,
    /// above, or behind it; not where both are one. The short name comes first where the whole one would reach far
    /// beyond it.
    private mutating func placeCountry(_ name: String, short: String?, besideStopAt place: Coordinate) {
        guard let stop = labels.first(where: { subject.stops[$0.stop].location == place }),
            folded(stop.text) != folded(name)
        else { return }
        let label = stop.area
        let size = NameLook.smallSizes[NameLook.smallSizes.count - 1]
        func written(_ name: String) -> (text: String, width: Int, height: Int) {
            let text = NameLook.text(name, .country, lettering)
            let extent = NameLook.extent(text, .country, size, lettering)
            return (text, extent.width, extent.height)
        }
        let (whole, part) = (written(name), short.map(written))
        let isWide = Double(whole.width) > Self.widest * Double(label.width)
        for (text, width, height) in isWide ? [part, whole].compactMap({ $0 }) : [whole, part].compactMap({ $0 }) {
            let places = [
                (label.x, label.maxY), (label.maxX - width, label.maxY), (label.x, label.y - height),
                (label.maxX - width, label.y - height), (label.maxX, label.y + label.height - height),
            ]
            for (x, y) in places {
                let area = DotRectangle(x: x, y: y, width: width, height: height)
                guard hasRoom(area, isTight: true) else { continue }
                occupancy.take(area)
                names.append(MapScene.Name(text: text, kind: .country, size: size, area: area))
                return
            }
        }
    }

    /// Whether the middle of a name is in a country by its exact borders, and nothing of it but its outermost tenths in
    /// another one; on a map of the world its ends may be.
    private static func isInside(
        _ area: DotRectangle, _ country: Int, _ map: AreaMap, on frame: MapFrame
    ) -> Bool {
        let y = Double(area.y) + Double(area.height) / 2
        func owner(_ share: Double) -> Int? {
            let place = frame.place(DotPoint(x: Double(area.x) + share * Double(area.width), y: y))
            return place.map { map.area(at: $0) }.map { $0 == 0 ? 0 : map.country(of: $0) }
        }
        guard owner(0.5) == country else { return false }
        let shares = frame.radius == .infinity ? [0.25, 0.375, 0.625, 0.75] : [0.1, 0.25, 0.375, 0.625, 0.75, 0.9]
        let owners = shares.map(owner)
        return owners.allSatisfy { $0 == country || $0 == 0 } && 2 * owners.count { $0 == country } > owners.count
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
        _ fits: [NameFit], isOwn: (_ x: Int, _ y: Int) -> Bool, isGood: (DotRectangle) -> Bool = { _ in true }
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
                guard hasRoom(area, isTight: small), isReadable(area), isIn(area, fit, isOwn), isGood(area)
                else { continue }
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
