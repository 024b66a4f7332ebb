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
    /// The metres a unit below which provinces and lakes are named.
    private static let provinceScale = 3_000.0

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
