/// Whether a text begins like GeoJSON: an object, or an array of objects, whose own members are those of GeoJSON and
/// not of a library or trip of this program, nor those of a place that only has its coordinates so. The text may be cut
/// anywhere. Linear.
func beginningOfGeoJSON(_ beginning: ArraySlice<UInt8>) -> Bool {
    var hasGeometry = false
    var hasOthers = false
    for (name, value) in JSONBeginning(beginning.first == 0x1E ? beginning.dropFirst() : beginning).members {
        switch name {
        case "features": return true
        case "geometry", "geometries", "coordinates": hasGeometry = true
        case "trips", "waypoints", "version": return hasGeometry && !hasOthers
        case "type":
            if let value, geoJSONTypes.contains(value) { return true }
            hasOthers = true
        case "properties", "id", "bbox", "crs": break
        default: hasOthers = true
        }
    }
    return hasGeometry && !hasOthers
}

private let geoJSONTypes: Set<String> = [
    "FeatureCollection", "Feature", "Point", "MultiPoint", "LineString", "MultiLineString", "Polygon", "MultiPolygon",
    "GeometryCollection",
]
