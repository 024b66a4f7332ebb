import CivilTime
import EmbeddedData
import Entities
import Geodesy
import Itineraries
import MapData
import PlaceNames
package import Places
import RoadNetwork
import Shorelines

/// The files of `Resources/` that are compiled into the program, decoded.
package enum EmbeddedFiles {
    /// The place names of the program; they are read when they are first asked for.
    package static var places: GazetteerGeocoder {
        let recent = RecentPlaces()
        return GazetteerGeocoder { () throws(GazetteerError) in try gazetteer(recent) }
    }

    /// Opens the place names; `recent` keeps what is read of them. Throws when they are damaged.
    static func gazetteer(_ recent: RecentPlaces? = nil) throws(GazetteerError) -> Gazetteer {
        let file = embedded_gazetteer()
        let main = try GazetteerFile(start: file.bytes, count: file.count)
        return try Gazetteer(
            main, additions: additions(embedded_destinations()), openMap: additions(embedded_osm_places()),
            recent: recent)
    }

    /// A file of additional places; nil in a program that was built without it.
    private static func additions(_ file: EmbeddedFile) throws(GazetteerError) -> GazetteerFile? {
        file.count == 0 ? nil : try GazetteerFile(start: file.bytes, count: file.count)
    }

    /// The distance in metres of a sea or a lake from which on a place is inland.
    private static let waterReach = 30_000.0

    /// Returns the clocks of places: that of the nearest place name, or the one that follows from the longitude if none
    /// is near or the names are damaged. The names are opened once, here.
    static func clocks() -> (Coordinate) -> PlaceClock {
        let gazetteer = try? gazetteer()
        var finder = gazetteer.map { ZoneFinder($0) }
        var known: [Coordinate: UninhabitedPlace?] = [:]
        func uninhabited(_ place: Coordinate) -> UninhabitedPlace? {
            if let answer = known[place] { return answer }
            let answer = gazetteer.flatMap { uninhabitedPlace(at: place, $0) }
            known[place] = .some(answer)
            return answer
        }
        // Only a long ferry asks for the base map.
        lazy var shorelines = try? shorelines()
        var inland: [Coordinate: Bool] = [:]
        func isInland(_ place: Coordinate) -> Bool {
            if let answer = inland[place] { return answer }
            let answer = shorelines.map { !$0.hasWater(near: place, within: waterReach) } ?? false
            inland[place] = answer
            return answer
        }
        return { place in
            guard let zone = finder?.zone(at: place) else { return .byLongitude(place) }
            var clock = PlaceClock(name: zone.name, distance: zone.distance) { zone.rule.secondsFromUTC(at: $0) }
            clock.uninhabited = { uninhabited(place) }
            clock.isInland = { isInland(place) }
            return clock
        }
    }

    private static func uninhabitedPlace(at place: Coordinate, _ gazetteer: Gazetteer) -> UninhabitedPlace? {
        gazetteer.uninhabitedKind(at: place).map { kind in
            let town = gazetteer.nearest(to: place, within: 300_000)
            return UninhabitedPlace(
                kind: kind.word, town: town.map { .init(name: $0.place.name, distance: $0.distance) })
        }
    }

    /// Returns the areas of places in words, `Utah, US`; nil at sea and if the names are damaged. The names are opened
    /// with the first question, and answers are remembered: a page asks for the same places after every change.
    static func areas() -> (Coordinate) -> String? {
        var known: [Coordinate: String?] = [:]
        var opened: Gazetteer??
        return { place in
            if let area = known[place] { return area }
            let gazetteer = opened ?? (try? gazetteer())
            opened = .some(gazetteer)
            // More than anybody looks at in a session: the memory that they take is bounded.
            if known.count >= 100_000 { known = [:] }
            let area = gazetteer?.area(at: place)
            known[place] = area
            return area
        }
    }

    /// The towns of the program for nights on the way; none where the names are damaged. A base map that is damaged
    /// knows no sea.
    static func towns() -> TownSource {
        guard let gazetteer = try? gazetteer() else { return .none }
        let map = try? shorelines()
        let streets = StreetReach.onLand { map }
        return TownSource(
            towns: { gazetteer.towns(between: $0, and: $1, stretch: $2, people: $3) },
            townsAlong: { gazetteer.towns(along: $0, within: $1, people: $2, leftOut: $3) },
            isReached: { streets.reaches(from: $0, to: $1) },
            place: { gazetteer[$0].map { FoundPlace($0) } },
            sea: { start, end in
                let middle = start.point(toward: end, fraction: 0.5)
                // A town on the way lies at most so far from the middle.
                let radius = start.distance(to: end) * 0.6
                let chart = try? CoastChart(shorelines(), within: radius, of: middle)
                return { chart?.longestSea(from: $0, to: $1) ?? 0 }
            })
    }

    /// The distance in metres from the nearest road that reaches it within which something in the sea is at a bridge,
    /// or on a spit or a lagoon that is drawn wrong.
    private static let spit = 8_000.0

    /// The places of the program along ways; none where the names are damaged. Around water the roads inside lead,
    /// where the trip is measured by roads.
    static func along(byRoad: Bool) -> AlongSource {
        guard let gazetteer = try? gazetteer() else { return .none }
        let map = try? shorelines()
        let streets = StreetReach.onLand { map }
        var finder = byRoad ? try? roads() : nil
        return AlongSource(
            places: { gazetteer.places(along: $0, within: $1, kinds: $2) },
            isOutskirts: { gazetteer.isOutskirts($0) },
            isReached: { way, place in
                streets.reaches(from: way, to: place)
                    || (try? finder?.way(from: way, to: place)).flatMap { $0 }?.ferries.isEmpty == true
            },
            isAtSea: { place in
                map?.isInOpenWater(place) == true
                    && ((try? finder?.gap(to: place)).flatMap { $0 } ?? .infinity) > spit
            },
            shore: { way, middle in map?.shore(of: middle, toward: way) },
            gap: { place in (try? finder?.gap(to: place)).flatMap { $0 } },
            isInCity: { gazetteer.isInCity($0) },
            place: { gazetteer[$0].map { FoundPlace($0) } })
    }

    /// The borders of the program, and the countries between them; nil where the names are damaged. A base map that is
    /// damaged knows no border: places alone tell.
    static func borders() -> BorderSource? {
        guard let gazetteer = try? gazetteer() else { return nil }
        let map = try? shorelines()
        var zones = ZoneFinder(gazetteer)
        return BorderSource(
            witnesses: { place, count in
                count == 1
                    ? gazetteer.countryWitness(near: place).map { [$0] } ?? []
                    : gazetteer.countryWitnesses(near: place, atMost: count)
            },
            chart: { ways in map.flatMap { try? BorderChart($0, near: ways) } ?? BorderChart(lines: [], near: []) },
            clock: { witness in
                zones.zone(ofPlace: witness.number).map { zone in
                    PlaceClock(name: zone.name, distance: 0) { zone.rule.secondsFromUTC(at: $0) }
                }
            },
            facts: { CountryTable(bytes(embedded_countries())) })
    }

    private static func bytes(_ file: EmbeddedFile) -> [UInt8] {
        Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
    }

    /// The makers of the data in the program, as the licences require.
    static var attributions: [String] { placeAttributions + [Shorelines.attribution, RoadNetwork.attribution] }

    /// The makers of the data about places.
    static var placeAttributions: [String] {
        PlaceSource.allCases.filter { source in
            switch source {
            case .wikivoyage: embedded_destinations().count > 0
            case .openStreetMap: embedded_osm_places().count > 0
            default: true
            }
        }
        .compactMap(\.attribution)
    }

    /// The base map of the program; it is read when a map is drawn.
    static func shorelines() throws(ShorelinesError) -> Shorelines {
        let file = embedded_shorelines()
        return try Shorelines(permanent: file.bytes, count: file.count)
    }

    /// Finds ways along the main roads and car ferries of the program, over streets only on land. Opened when a way is
    /// asked for.
    static func roads() throws(RoadNetworkError) -> RoadFinder {
        let map = try? shorelines()
        return try RoadFinder(roadNetwork(), streets: .onLand(of: { map }, isRemote: isSummit))
    }

    /// Whether a place is a summit, or a sight on one; false where the names are damaged.
    @Sendable static func isSummit(_ place: Coordinate) -> Bool {
        (try? gazetteer())?.isSummit(at: place) ?? false
    }

    /// The hash of the roads, which tells them from those of another version; 0 where they are damaged.
    static var roadHash: UInt64 { (try? roadNetwork())?.contentHash ?? 0 }

    /// The properties of the roads; nil where they are damaged.
    static var roadInspection: InsideRoadsInspection? {
        (try? roadNetwork()).map { InsideRoadsInspection($0, bytes: Int(embedded_roads().count)) }
    }

    /// Opens the roads; throws when they are damaged.
    static func roadNetwork() throws(RoadNetworkError) -> RoadNetwork {
        let file = embedded_roads()
        return try RoadNetwork(bytes: UnsafeRawBufferPointer(start: file.bytes, count: file.count))
    }

    /// The page about the data and the code of others in the program, and their licences.
    static var dataPage: DataPage { DataPage(text(embedded_data_page())) }

    /// The licence of the program itself, as its owner states it.
    static var license: String { text(embedded_license()) }

    private static func text(_ file: EmbeddedFile) -> String {
        String(decoding: UnsafeBufferPointer(start: file.bytes, count: file.count), as: UTF8.self)
    }

    /// The sample trips of a first start; a test reads them, so that they cannot be damaged unseen.
    static func sampleTrips() -> Library {
        let file = embedded_sample_trips()
        return (try? LibraryDecoder.library(UnsafeBufferPointer(start: file.bytes, count: file.count))) ?? Library()
    }
}
