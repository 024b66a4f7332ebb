package import Cartography
import Geodesy
package import JSON

/// A map for programs.
package enum MapDocument {
    /// `{"center","centerCell","projection","metersPerDot","columns","rows","widthMeters","heightMeters",
    /// "waypoints":[{"number","mark","name",
    /// "location","cell"}],"legend":[{"mark","name"}]}`. Cells count from 0 at the top left; `centerCell`, where the
    /// centre of the projection lies, has fractions; the cell of a stop outside the map is null. Linear in the stops.
    package static func json(_ scene: MapScene, of subject: MapSubject) -> JSONValue {
        let frame = scene.frame
        let metres = frame.metresPerDot
        return .object([
            JSONMember("center", location(frame.projection.center)),
            JSONMember(
                "centerCell",
                .object([
                    JSONMember("column", .rounded(frame.origin.x / Double(MapGrid.cellWidth), places: 6)),
                    JSONMember("row", .rounded(frame.origin.y / Double(MapGrid.cellHeight), places: 6)),
                ])),
            JSONMember("projection", .string(name(of: frame.projection))),
            JSONMember("metersPerDot", .rounded(metres, places: 6)),
            JSONMember("columns", .integer(frame.grid.columns)),
            JSONMember("rows", .integer(frame.grid.rows)),
            JSONMember("widthMeters", .rounded(metres * Double(frame.grid.width), places: 3)),
            JSONMember("heightMeters", .rounded(metres * Double(frame.grid.height), places: 3)),
            JSONMember(
                "waypoints",
                .array(zip(subject.stops, scene.points).map { stop, point in waypoint(stop, point, subject) })),
            JSONMember(
                "legend",
                .array(
                    scene.legend.map { entry in
                        .object([
                            JSONMember("mark", .string(entry.mark)),
                            JSONMember("name", .string(name(of: entry, subject))),
                        ])
                    })),
        ])
    }

    private static func name(of projection: MapProjection) -> String {
        switch projection {
        case .azimuthal: "azimuthalEquidistant"
        case .world: "naturalEarth"
        }
    }

    private static func waypoint(
        _ stop: MapSubject.Stop, _ point: DotPoint?, _ subject: MapSubject
    ) -> JSONValue {
        .object([
            JSONMember("number", .integer(stop.number)),
            JSONMember("mark", .string(subject.mark(of: stop))),
            JSONMember("name", .string(stop.name)),
            JSONMember("location", location(stop.location)),
            JSONMember(
                "cell",
                point.map { point in
                    .object([
                        JSONMember("column", .integer(Int(point.x) / MapGrid.cellWidth)),
                        JSONMember("row", .integer(Int(point.y) / MapGrid.cellHeight)),
                    ])
                } ?? .null),
        ])
    }

    /// The name as it was written, not as it is shown.
    private static func name(of entry: MapScene.LegendEntry, _ subject: MapSubject) -> String {
        entry.stop.map { subject.stops[$0].name } ?? subject.series[entry.series].name
    }

    private static func location(_ place: Coordinate) -> JSONValue {
        .object([
            JSONMember("latitude", .rounded(place.latitude, places: 7)),
            JSONMember("longitude", .rounded(place.longitude, places: 7)),
        ])
    }
}
