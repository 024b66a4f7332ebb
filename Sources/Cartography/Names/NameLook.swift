import Text

extension MapScene {
    /// The kind of a name that says where one is.
    package enum NameKind: Equatable, Sendable, CaseIterable {
        case country, state, district, island, sea, lake, town, park, sight
        /// The length of a leg.
        case length
    }

    /// A name that says where one is: never in place of that of a stop.
    package struct Name: Equatable, Sendable {
        /// The name, made safe for any renderer.
        package let text: String
        package let kind: NameKind
        /// The height of the letters in units of a picture; of no meaning in cells.
        package let size: Int
        package let area: DotRectangle
        /// The position of a town.
        package let point: DotPoint?
        /// Whether a town's name stands left of it.
        package let isLeft: Bool
        /// The group whose colour it has; nil for names in a colour of their own.
        package let series: Int?
        /// The sign of a sight.
        package var sign = MapTown.Sign.sight

        /// Describes a name.
        init(
            text: String, kind: NameKind, size: Int, area: DotRectangle, point: DotPoint? = nil, isLeft: Bool = false,
            series: Int? = nil
        ) {
            (self.text, self.kind, self.size, self.area) = (text, kind, size, area)
            (self.point, self.isLeft, self.series) = (point, isLeft, series)
        }
    }
}

/// The letters of the names that say where one is.
enum NameLook {
    /// The units of a dot of a picture.
    private static let unit = 4.0

    /// The sizes in which a name is tried, the largest first; `rank` is that of a sea, and of a country beside the
    /// way 1.
    static func sizes(_ kind: MapScene.NameKind, _ rank: Int = 0) -> [Int] {
        switch kind {
        case .country: rank == 0 ? [16, 13, 11] : [13, 11]
        case .state: [12, 10]
        case .island: [13, 11, 10]
        case .sea: rank == 0 ? [16, 14, 12] : rank == 1 ? [13, 11] : [12, 11]
        case .lake, .town, .park, .sight: [11]
        case .length: [10]
        case .district: [11, 10]
        }
    }

    /// The sizes for a country of the way that has no room for more.
    static let smallSizes = [11, 10]

    /// The room between letters in units.
    static func spacing(_ kind: MapScene.NameKind, _ size: Int) -> Double {
        switch kind {
        case .country: size > 11 ? 2 : size > 10 ? 1 : 0.4
        case .state, .island: 1
        case .sea: 0.6
        case .district: 0.4
        case .lake, .town, .park, .sight, .length: 0
        }
    }

    /// A name as it is written: those of areas in capitals.
    static func text(_ name: String, _ kind: MapScene.NameKind, _ lettering: Lettering) -> String {
        let text = visible(name)
        switch kind {
        case .country, .state, .island: return lettering == .cells ? text : text.uppercased()
        case .sea, .lake, .town, .district, .park, .sight, .length: return text
        }
    }

    /// The room of a written name, in dots.
    static func extent(
        _ text: String, _ kind: MapScene.NameKind, _ size: Int, _ lettering: Lettering
    ) -> (width: Int, height: Int) {
        guard lettering == .proportional else {
            return (max(text.displayWidth, 1) * MapGrid.cellWidth, MapGrid.cellHeight)
        }
        let width = ProportionalFont.width(of: text) * Double(size) + spacing(kind, size) * Double(text.count)
        return (Int((width / unit).rounded(.up)), Int((Double(size) * 1.2 / unit).rounded(.up)))
    }
}
