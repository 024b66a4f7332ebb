import JSON

/// Whether a text begins like GeoJSON: an object, or an array of objects, whose own members are those of GeoJSON and
/// not of a library or trip of this program, nor those of a place that only has its coordinates so. Other members
/// beside a geometry that says its type, or beside lines, are those that RFC 7946 lets a file have. The text may be cut
/// anywhere. Linear.
func beginningOfGeoJSON(_ beginning: ArraySlice<UInt8>) -> Bool {
    let text = JSONBeginning(beginning.first == 0x1E ? beginning.dropFirst() : beginning)
    var (hasGeometry, hasOthers, hasProperties, hasStops) = (false, false, false, false)
    var geometry = BeginningOfGeometry.unknown
    var isGeoJSON: Bool {
        guard hasGeometry else { return false }
        if !hasOthers { return true }
        return geometry == .line && !hasStops || geometry == .point && hasProperties
    }
    for (name, value) in text.members {
        switch name {
        case "features": return true
        case "geometryType" where value?.hasPrefix("esri") ?? false: return true
        case "geometry", "geometries", "coordinates":
            if !hasGeometry { geometry = BeginningOfGeometry(text.text(from: name)) }
            hasGeometry = true
        case "trips", "waypoints": return hasGeometry && !hasOthers
        case "version": return isGeoJSON
        case "type":
            if let value, geoJSONTypes.contains(value) { return true }
            hasOthers = true
        case "properties": hasProperties = true
        case "id", "bbox", "crs": break
        default:
            hasOthers = true
            if value == nil, PlannerKey.isOfNames("\(name)[]") { hasStops = true }
        }
    }
    return isGeoJSON
}

private let geoJSONTypes: Set<String> = [
    "FeatureCollection", "Feature", "Point", "MultiPoint", "LineString", "MultiLineString", "Polygon", "MultiPolygon",
    "GeometryCollection",
]

/// The kind of a geometry, or of the coordinates of one, as far as its beginning says it.
private enum BeginningOfGeometry {
    /// A point with its type; a line, an area or several geometries; anything else.
    case point, line, unknown

    /// Looks at the text of a value that may be cut. Linear.
    init(_ text: ArraySlice<UInt8>) {
        let signs = text.lazy.filter { $0 != 0x20 && !(0x09...0x0D).contains($0) }.prefix(2)
        if signs.elementsEqual("[[".utf8) {
            self = .line
            return
        }
        let geometry = JSONBeginning(text)
        let type = geometry.members.first { $0.name == "type" }?.value
        if type == "Point" {
            self = .point
        } else if type.map(geoJSONTypes.contains) ?? false {
            self = .line
        } else {
            let coordinates = geometry.text(from: "coordinates")
            self = coordinates.isEmpty ? .unknown : BeginningOfGeometry(coordinates) == .line ? .line : .unknown
        }
    }
}

extension GeoJSONImport {
    /// The name that a collection gives itself, as ogr2ogr writes it, when it stands before the features.
    static func collectionName(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
        guard var reader = try? JSONReader(bytes), reader.peek() == UInt8(ascii: "{"),
            (try? reader.enterObject()) != nil
        else { return nil }
        while let key = try? reader.nextKey() {
            if key.equals("features") || key.equals("geometry") || key.equals("properties") { return nil }
            if key.equals("name") { return try? reader.readTextIfAny() }
            guard (try? reader.skipValue()) != nil else { return nil }
        }
        return nil
    }
}
