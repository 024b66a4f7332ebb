import JSON
import Text

/// The reference system of its coordinates that a GeoJSON text names (`crs`, which GeoJSON had before RFC 7946), such
/// as `EPSG:3857`; nil when it names none or WGS 84. Linear.
func foreignReferenceSystem(ofGeoJSON bytes: UnsafeBufferPointer<UInt8>) -> String? {
    guard var reader = try? JSONReader(bytes), reader.peek() == UInt8(ascii: "{"),
        (try? reader.enterObject()) != nil
    else { return nil }
    // A text with a fault is refused by the reader that comes next.
    while let key = try? reader.nextKey() {
        if key.equals("crs"), reader.peek() == UInt8(ascii: "{") {
            guard let name = try? reader.readReferenceSystem() else { return nil }
            return foreignName(name)
        }
        guard (try? reader.skipValue()) != nil else { return nil }
    }
    return nil
}

/// The short form of a reference system's name, which may be a URN as in `urn:ogc:def:crs:EPSG::3857`; nil for WGS 84.
private func foreignName(_ name: String) -> String? {
    let parts = name.prefix(200).split { $0 == ":" || $0 == "/" }
    guard let code = parts.last, !["CRS84", "CRS84h", "4326", "4979"].contains(code) else { return nil }
    return name.uppercased().containsText("EPSG") || code.allSatisfy(\.isNumber)
        ? "EPSG:\(code)" : "“\(name.prefix(60))”"
}

extension JSONReader {
    /// Reads the object of a `crs` and returns the name or the code in its properties.
    fileprivate mutating func readReferenceSystem() throws(TextFault) -> String? {
        var name: String?
        try enterObject()
        while let key = try nextKey() {
            guard key.equals("properties"), peek() == UInt8(ascii: "{") else {
                try skipValue()
                continue
            }
            try enterObject()
            while let key = try nextKey() {
                if key.equals("name") || key.equals("code") {
                    name = try readTextOrNumber() ?? name
                } else {
                    try skipValue()
                }
            }
        }
        return name
    }
}
