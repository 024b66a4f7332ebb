import Cartography
import EmbeddedData
import Foundation
import Geodesy
import PlaceNames
import Shorelines
import TestSupport
import Testing

@Suite("The table of waters")
struct WaterTableTests {
    private static var map: AreaMap? {
        let file = embedded_areas()
        return try? AreaMap(permanent: file.bytes, count: file.count)
    }

    private static func gazetteer() throws -> Gazetteer {
        let file = embedded_gazetteer()
        return Gazetteer(try GazetteerFile(start: file.bytes, count: file.count))
    }

    /// Metres from a place to a line.
    private static func distance(_ place: Coordinate, _ line: [Coordinate]) -> Double {
        zip(line, line.dropFirst()).map { from, to in
            // On a plane about the place, which is right for what is near.
            let scale = Earth.meanRadius * .pi / 180
            let east = scale * max(0.01, cos(place.latitude * .pi / 180))
            let (ax, ay) = ((from.longitude - place.longitude) * east, (from.latitude - place.latitude) * scale)
            let (bx, by) = ((to.longitude - place.longitude) * east, (to.latitude - place.latitude) * scale)
            let (dx, dy) = (bx - ax, by - ay)
            let share = min(max(-(ax * dx + ay * dy) / max(dx * dx + dy * dy, 1e-9), 0), 1)
            let (x, y) = (ax + share * dx, ay + share * dy)
            return (x * x + y * y).squareRoot()
        }.min() ?? .infinity
    }

    @Test("is what the file has")
    func file() throws {
        let features = try #require(Self.map).features
        let resources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Resources")
        let table = try String(contentsOf: resources.appending(path: "city-waters.tsv"), encoding: .utf8)
        let rows = table.split(separator: "\n").dropFirst()
            .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
        #expect(rows.count == features.count && rows.count > 250)
        for (row, feature) in zip(rows, features) {
            #expect(row.count == 5 && row[1] == feature.name && "\(feature.kind)" == row[0])
            #expect(Double(row[3]) == feature.width)
            let degrees = row[4].split(separator: ",").map { $0.split(separator: " ").compactMap { Double($0) } }
            #expect(degrees.count == feature.points.count && degrees.count > 1)
            for (degree, point) in zip(degrees, feature.points) {
                #expect((degree[0] - point.latitude).magnitude < 1e-4, "\(row[1])")
                #expect((degree[1] - point.longitude).magnitude < 1e-4, "\(row[1])")
            }
        }
        #expect(Set(rows.filter { $0[0] != "course" }.map { $0[2] }).count >= 60)
    }

    @Test("what is of a city is no farther from its first point than a city is wide, without leaps")
    func sizes() throws {
        let land: Set<PlanFeature.Kind> = [.land, .ground]
        for feature in try #require(Self.map).features {
            let isCourse = !feature.kind.isOfCity
            for (one, other) in zip(feature.points, feature.points.dropFirst()) where !land.contains(feature.kind) {
                #expect(one.distance(to: other) < (isCourse ? 420_000 : 9_000), "\(feature.name) \(one)")
            }
            guard !isCourse, !land.contains(feature.kind), let first = feature.points.first else { continue }
            #expect(feature.points.allSatisfy { $0.distance(to: first) < 40_000 }, "\(feature.name)")
        }
    }

    @Test(
        "a great river passes the towns on its banks",
        arguments: [
            ("Rhine", "Schaffhausen Basel Speyer Mainz Koblenz Bonn Köln Düsseldorf Wesel Nijmegen Rotterdam"),
            ("Danube", "Ulm Ingolstadt Regensburg Passau Linz Bratislava Esztergom Budapest Mohács Belgrade Ruse"),
            ("Elbe", "Pardubice Děčín Dresden Meissen Torgau Magdeburg Tangermünde Wittenberge Lauenburg Hamburg"),
            ("Loire", "Roanne Nevers Gien Orléans Blois Amboise Tours Saumur Ancenis Nantes"),
            ("Rhône", "Martigny-Ville Lyon Vienne Valence Avignon Tarascon Arles Sierre Seyssel"),
            ("Seine", "Troyes Montereau-Fault-Yonne Melun Paris Poissy Mantes-la-Jolie Vernon Rouen"),
            ("Po", "Turin Chivasso Valenza Piacenza Cremona Casalmaggiore Guastalla Ostiglia"),
            ("Vistula", "Kraków Sandomierz Puławy Warsaw Płock Włocławek Toruń Grudziądz Tczew"),
            ("Mississippi", "Winona Dubuque Burlington Hannibal Memphis Vicksburg Natchez"),
            ("Missouri", "Bismarck Pierre Yankton Omaha Boonville"),
            ("Ohio", "Pittsburgh Wheeling Huntington Portsmouth Cincinnati Louisville Owensboro Evansville Paducah"),
            ("Colorado", "Moab Page Needles Parker Yuma Rifle"),
            ("Nile", "Luxor Sohag Cairo Shendi Edfu"),
            ("Volga", "Tver Yaroslavl Kostroma Kazan Samara Saratov Volgograd Astrakhan"),
            ("Mekong", "Vientiane Thakhèk Kratié Pakse"),
            ("Ganges", "Haridwar Kanpur Varanasi Patna"),
        ])
    func courses(river: String, towns: String) throws {
        var places = MapPlaces(try Self.gazetteer())
        let courses = try #require(Self.map).features.filter { $0.kind == .course && $0.name == river }.map(\.points)
        #expect(!courses.isEmpty)
        var nearest: [String: Double] = [:]
        for point in courses.joined() {
            let found = places.largestTowns(
                around: point, within: 9_000, atMost: 40, mayHold: { _ in true }, isWanted: { _ in false })
            for town in found {
                let distance = courses.map { Self.distance(town.coordinate, $0) }.min() ?? .infinity
                nearest[town.name] = min(nearest[town.name] ?? .infinity, distance)
            }
        }
        for town in towns.split(separator: " ").map(String.init) {
            #expect(nearest[town] ?? .infinity < 5_000, "\(town)")
        }
    }

    @Test("a bridge is no longer than a river is wide, and leads over one of the waters of its city")
    func bridges() throws {
        let features = try #require(Self.map).features
        let waters = features.filter { [.river, .canal, .water].contains($0.kind) }
        let bridges = features.filter { $0.kind == .bridge }
        #expect(bridges.count > 180)
        for bridge in bridges {
            #expect(bridge.points.count == 2 && !bridge.name.isEmpty)
            let (one, other) = (bridge.points[0], bridge.points[1])
            #expect(one.distance(to: other) < 1_900, "\(bridge.name)")
            let middle = one.point(toward: other, fraction: 0.5)
            let nearest = waters.map { water in
                water.points.contains { $0.distance(to: middle) < 30_000 }
                    ? Self.distance(middle, water.points + (water.kind == .water ? water.points.prefix(1) : []))
                    : .infinity
            }.min()
            #expect(nearest ?? .infinity < 700, "\(bridge.name)")
        }
    }

    @Test(
        "fjords are where the sea is",
        arguments: [
            ("Sognefjord", 61.1, 5.9), ("Hardangerfjord", 60.1, 6.0), ("Geirangerfjord", 62.11, 7.1),
            ("Milford Sound", -44.61, 167.86), ("Øresund", 55.85, 12.75),
        ])
    func fjords(name: String, latitude: Double, longitude: Double) throws {
        let place = try Coordinate(latitude: latitude, longitude: longitude)
        let lines = try #require(Self.map).features.filter { $0.kind == .fjord && $0.name == name }.map(\.points)
        #expect(lines.map { Self.distance(place, $0) }.min() ?? .infinity < 8_000)
    }

    @Test("the fjords of a map have their names")
    func names() throws {
        let subject = try TestMaps.subject([
            ("Bergen", 60.39, 5.32), ("Flåm", 60.86, 7.11), ("Geiranger", 62.1, 7.2), ("Ålesund", 62.47, 6.15),
        ])
        let scene = try TestMaps.named.scene(
            of: subject, in: MapGrid(columns: 120, rows: 40), .proportional, unit: .kilometers)
        let names = Set(scene.rivers.map(\.text) + scene.names.map(\.text))
        #expect(names.isSuperset(of: ["Sognefjord", "Nordfjord"]))
        #expect(scene.features.contains { $0.kind == .fjord })
    }

    @Test(
        "what stands on the bank of a river is next to it",
        arguments: [
            ("Tiber", 41.9031, 12.4663, 250.0), ("Seine", 48.8600, 2.3266, 250), ("Thames", 51.5081, -0.0759, 300),
            ("Danube", 47.5073, 19.0457, 300), ("Vltava", 50.0865, 14.4114, 120), ("Arno", 43.7680, 11.2531, 120),
            ("Sumida", 35.7101, 139.8010, 350), ("Chao Phraya", 13.7437, 100.4889, 300),
            ("Neva", 59.9398, 30.3146, 700), ("Guadalquivir", 37.3824, -5.9963, 200),
            ("Rhine", 50.9413, 6.9583, 600), ("Yarra", -37.8183, 144.9671, 250),
        ])
    func banks(river: String, latitude: Double, longitude: Double, metres: Double) throws {
        let place = try Coordinate(latitude: latitude, longitude: longitude)
        let lines = try #require(Self.map).features.filter { $0.kind == .river && $0.name == river }.map(\.points)
        let nearest = lines.map { Self.distance(place, $0) }.min() ?? .infinity
        #expect(nearest <= metres, "\(nearest)")
    }
}
