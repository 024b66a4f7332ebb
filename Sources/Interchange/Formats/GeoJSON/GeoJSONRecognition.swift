/// Whether a text begins like GeoJSON: an object, or an array of objects, whose own members are those of GeoJSON and
/// not of a library or trip of this program. The text may be cut anywhere. Linear.
func beginningOfGeoJSON(_ beginning: ArraySlice<UInt8>) -> Bool {
    for (name, value) in JSONBeginning(beginning.first == 0x1E ? beginning.dropFirst() : beginning).members {
        switch name {
        case "features", "geometry", "geometries", "coordinates": return true
        case "trips", "waypoints", "version": return false
        case "type": if let value, geoJSONTypes.contains(value) { return true }
        default: break
        }
    }
    return false
}

private let geoJSONTypes: Set<String> = [
    "FeatureCollection", "Feature", "Point", "MultiPoint", "LineString", "MultiLineString", "Polygon", "MultiPolygon",
    "GeometryCollection",
]
