import Geodesy
import Shorelines
import Text

/// The names of countries: each in its own land, at the widest place that it has there, else smaller, else shorter,
/// else not at all. One in the sea or in a neighbour would be taken for that of another country.
extension Placement {
    /// The parts of a name's width at which it must be in its land, from its one end to the other.
    private static let parts = 8
    /// The farthest that the name of an island stands from it, in dots.
    private static let besideDistance = 26.0
    /// The square of the distance within which another country makes one no island, in dots.
    private static let coastDistance = 60.0
    /// The cells of the raster of areas up to which an island state is too small for names, which stand beside it: some
    /// 30,000 square kilometres.
    private static let smallState = 300

    /// Names the countries that are on the map, those of the way first, where they cover neither the way nor a name.
    mutating func placeCountries(_ names: AreaNames) {
        guard frame.radius >= Self.cityRadius, !names.isOfOneCountry else { return }
        let ofWay = WayCountries.countries(of: subject, names.map)
        let grid = lettering == .proportional ? CountryGrid(frame, names.map, names.samples) : nil
        let others = names.countries.filter { country in !ofWay.contains { $0.country == country } }
        for (country, way) in ofWay.map({ ($0.country, Optional($0.place)) }) + others.map({ ($0, nil) }) {
            if let grid {
                placeCountry(country, names, of: way, grid)
            } else {
                placeCountry(country, names, of: way)
            }
        }
    }

    /// Names a country on a picture, in the land of it that is more than an island of it; one of the way, with a place
    /// in it, by its short name, too, and beside islands that are too small for it.
    private mutating func placeCountry(
        _ country: Int, _ names: AreaNames, of way: Coordinate?, _ grid: CountryGrid
    ) {
        let (map, name) = (names.map, names.map.areas[country].name)
        let main = grid.parts(of: country).filter { part in
            let (x, y) = grid.middle(of: part[part.count / 2])
            return frame.place(DotPoint(x: Double(x), y: Double(y))).map { place in
                map.isMainLand(of: country, at: place) { names.sizes.cells(of: country, map) }
            } ?? false
        }
        let squares = main.flatMap { $0 }
        // Looked for among all countries where it is needed.
        lazy var short = way == nil ? nil : Self.short(name, map)
        // Where one only looks on is never larger than where one is.
        let sizes = NameLook.sizes(.country, way == nil ? 1 : 0)
        let tries =
            sizes.map { (false, $0, false) } + NameLook.smallSizes.map { (false, $0, true) }
            + NameLook.smallSizes.map { (true, $0, true) }
        for (isShort, size, isSmall) in tries {
            guard let name = isShort ? short : name else { break }
            let text = NameLook.text(name, .country, lettering)
            let extent = NameLook.extent(text, .country, size, lettering)
            let area = grid.rectangles(width: extent.width, height: extent.height, in: squares)
                .first { hasRoom($0, isTight: isSmall) && Self.isInside($0, country, map, on: frame) }
            guard let area else { continue }
            occupancy.take(area)
            self.names.append(MapScene.Name(text: text, kind: .country, size: size, area: area))
            return
        }
        guard let way, frame.radius < .infinity, names.sizes.cells(of: country, map) <= Self.smallState else { return }
        placeCountry(
            country, [name] + (short.map { [$0] } ?? []), besideIslands: names.byCountry[country] ?? [], names, way)
    }

    /// Names a country in cells, in its own land; one of the way, with a place in it, also where most of the name is in
    /// it and the rest at sea, or beside its islands where no other land is near.
    private mutating func placeCountry(_ country: Int, _ names: AreaNames, of way: Coordinate?) {
        let (map, samples, own) = (names.map, names.samples, names.byCountry[country] ?? [])
        let name = map.areas[country].name
        func isOwn(_ x: Int, _ y: Int) -> Bool { samples.area(x: x, y: y).map(map.country) == country }
        // Samples are too coarse for what is narrower than a name.
        let frame = frame
        func isInside(_ area: DotRectangle) -> Bool { Self.isMostlyInside(area, country, map, on: frame) }
        let places = samples.roomiestFirst(own)
        if place(name, .country, at: places, [.all], isOwn: isOwn) { return }
        if way != nil || frame.radius == .infinity {
            let places = way == nil ? places : samples.between(places)
            if place(name, .country, at: places, small: true, [.all, .most], isOwn: isOwn, isGood: isInside) { return }
        }
        if let way { placeCountry(country, [name], besideIslands: own, names, way) }
    }

    /// Writes the first of some names of a country that has room in the sea beside its islands, near a place of the
    /// way, unless other land is near.
    private mutating func placeCountry(
        _ country: Int, _ texts: [String], besideIslands own: [AreaSamples.Sample], _ names: AreaNames,
        _ way: Coordinate
    ) {
        let (map, samples, point) = (names.map, names.samples, frame.dot(way))
        func isOwn(_ area: Int) -> Bool { map.country(of: area) == country }
        let isIsland =
            own.allSatisfy { samples.around($0).allSatisfy { $0.area == 0 || isOwn($0.area) } }
            && samples.all.allSatisfy {
                $0.area == 0 || isOwn($0.area) || AreaSamples.squares($0, point) > Self.coastDistance
            }
        guard frame.contains(point), isIsland else { return }
        let near = samples.all.filter { AreaSamples.squares($0, point) <= Self.besideDistance * Self.besideDistance }
            .sorted { AreaSamples.squares($0, point) < AreaSamples.squares($1, point) }
        for text in texts {
            let isPlaced = place(text, .country, at: near, [.beside]) { x, y in
                samples.area(x: x, y: y).map(isOwn) == true || samples.isSea(x: x, y: y)
            }
            if isPlaced { return }
        }
    }

    /// The short name of a country; nil where it would be that of another one, too: `Slov.`.
    private static func short(_ name: String, _ map: AreaMap) -> String? {
        guard let short = CountryName.short(name) else { return nil }
        guard short.hasSuffix(".") else { return short }
        let stem = Array(short.utf8.dropLast())
        let isOfAnother = map.areas.contains { area in
            area.country == 0 && area.name.utf8.starts(with: stem) && area.name != name
        }
        return isOfAnother ? nil : short
    }

    /// Whether a name in a picture is in a country by its exact borders, from its one end to the other, and no corner
    /// of it in another country.
    private static func isInside(
        _ area: DotRectangle, _ country: Int, _ map: AreaMap, on frame: MapFrame
    ) -> Bool {
        func owner(_ step: Int, _ y: Int) -> Int? {
            let x = Double(area.x) + Double(area.width * step) / Double(parts)
            return frame.place(DotPoint(x: x, y: Double(y))).map { map.country(of: map.area(at: $0)) }
        }
        return (0...parts).allSatisfy { owner($0, area.y + area.height / 2) == country }
            && [area.y, area.maxY].allSatisfy { y in
                (0...parts).allSatisfy { owner($0, y).map { $0 == country || $0 == 0 } ?? false }
            }
    }

    /// Whether the middle of a name in cells is in a country by its exact borders, and nothing of it but its outermost
    /// tenths in another one; on a map of the world its ends may be.
    private static func isMostlyInside(
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
}
