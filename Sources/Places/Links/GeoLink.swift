package import Geodesy

extension MapLink.Spot {
    /// Parses a `geo:` URI with a query `q` that contains coordinates or a name: `geo:0,0?q=46.02,7.75(Station)`,
    /// `geo:46,7?q=Zermatt`.
    ///
    /// Nil for any other text; throws if the URI is malformed or a coordinate is out of range. Linear.
    package init?(geoURI text: String) throws(CoordinateTextError) {
        guard let rest = text.afterScheme("geo:"), let question = rest.firstIndex(of: "?") else { return nil }
        let fields = rest[rest.index(after: question)...].split(separator: "&")
        guard let value = fields.first(where: { $0.hasPrefix("q=") }).map({ percentDecoded($0.dropFirst(2)) }),
            let spot = try linkSpot(value)
        else { return nil }
        let point = try geoCoordinate(String(rest[..<question]))
        self = spot
        if place == nil, point.latitude != 0 || point.longitude != 0 { place = point }
    }
}
