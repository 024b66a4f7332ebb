/// Whether a text begins like GeoJSON: an object, or an array of objects, whose own members are those of GeoJSON and not of
/// a library or trip of this program. The text may be cut anywhere. Linear.
func beginningOfGeoJSON(_ beginning: ArraySlice<UInt8>) -> Bool {
    var scan = MemberScan(beginning)
    while let (name, value) = scan.next() {
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

/// Finds the members of the outermost object of a JSON text that may be cut, or of the first one of an outermost array.
private struct MemberScan {
    private let bytes: ArraySlice<UInt8>
    private var index: Int
    private var depth = 0
    /// The depth of the members that are looked for.
    private var level = 1

    init(_ beginning: ArraySlice<UInt8>) {
        bytes = beginning.starts(with: [0xEF, 0xBB, 0xBF]) ? beginning.dropFirst(3) : beginning
        index = bytes.startIndex
        skipSpace()
        guard index < bytes.endIndex else { return }
        switch bytes[index] {
        case UInt8(ascii: "{"): break
        case UInt8(ascii: "["): level = 2
        // What begins otherwise is no JSON, whatever comes later.
        default: index = bytes.endIndex
        }
    }

    /// The next member: its name, and its value when that is a string. Names with escapes are none of those looked for.
    mutating func next() -> (name: String, value: String?)? {
        while index < bytes.endIndex {
            switch bytes[index] {
            case UInt8(ascii: "\""):
                guard let text = readString() else { return nil }
                skipSpace()
                guard depth == level, index < bytes.endIndex, bytes[index] == UInt8(ascii: ":") else { continue }
                index += 1
                skipSpace()
                let isString = index < bytes.endIndex && bytes[index] == UInt8(ascii: "\"")
                return (text, isString ? readString() : nil)
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                depth -= 1
                // The members of one object tell enough.
                if depth < level { return nil }
            default: break
            }
            index += 1
        }
        return nil
    }

    /// Reads over a string and returns what is between its quotes, as written; nil when it is cut.
    private mutating func readString() -> String? {
        let start = index + 1
        index = start
        while index < bytes.endIndex {
            if bytes[index] == UInt8(ascii: "\"") {
                index += 1
                return String(decoding: bytes[start..<index - 1], as: UTF8.self)
            }
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return nil
    }

    private mutating func skipSpace() {
        while index < bytes.endIndex, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
    }
}
