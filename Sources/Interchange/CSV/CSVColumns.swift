/// What each column of a table is, by the names in its first row.
///
/// Names are compared without case, spaces and signs. A name that fits exactly goes before one that begins so (as
/// gpsbabel's `unicsv` reads them), that before one that only contains a telling word.
struct CSVColumns {
    /// How many columns there are.
    let count: Int
    var trip: Int?
    /// The number of the stop in its trip.
    var stop: Int?
    var name: Int?
    var latitude: Int?
    var longitude: Int?
    /// Latitude and longitude in one cell.
    var coordinates: Int?
    /// A point in well-known text.
    var wellKnownText: Int?
    var link: Int?
    /// The length of the leg that ends at the stop: not read, but it tells a closing row.
    var leg: Int?
    /// What names a place that can be looked up, the narrowest first: address or place, town.
    var address: [Int] = []
    /// What says where such a place, or else the name, is: state, country.
    var regions: [Int] = []
    var notes: [Int] = []
    /// The names of the columns that are not taken.
    var others: [String] = []

    /// Whether the point of a row can be known without looking a name up.
    var hasPlaces: Bool {
        (latitude != nil && longitude != nil) || coordinates != nil || wellKnownText != nil
    }

    /// Whether these names say that the text is a table of places.
    var areTelling: Bool {
        if hasPlaces { return true }
        let known = [trip, name, link].compactMap { $0 }.count + address.count + regions.count + notes.count
        return (name != nil || hasAddress) && known >= 2
    }

    /// Whether there is a column of addresses or of a part of them.
    var hasAddress: Bool { !address.isEmpty || !regions.isEmpty }

    /// Recognizes the columns by their names.
    init(_ names: [String]) {
        count = names.count
        let keys = names.map(CSVColumns.key)
        var isTaken = [Bool](repeating: false, count: keys.count)
        func take(_ exact: [String], prefixes: [String] = [], telling: [String] = []) -> Int? {
            let found =
                keys.indices.first { !isTaken[$0] && exact.contains(keys[$0]) }
                ?? keys.indices.first { index in !isTaken[index] && prefixes.contains { keys[index].hasPrefix($0) } }
                ?? keys.indices.first { index in !isTaken[index] && telling.contains { keys[index].contains($0) } }
            if let found { isTaken[found] = true }
            return found
        }
        func takeAll(_ exact: [String], prefixes: [String] = []) -> [Int] {
            var found: [Int] = []
            while let index = take(exact, prefixes: prefixes) { found.append(index) }
            return found.sorted()
        }
        coordinates = take(
            ["coordinates", "coordinate", "coords", "latlng", "latlon", "latlong", "latitudelongitude", "gps", "geo"])
        wellKnownText = take(["wkt", "geometry", "geom", "thegeom"])
        latitude = take(
            ["lat", "latitude", "y", "breite", "breitengrad", "latitud", "latitudine"], prefixes: ["latit", "lat"],
            telling: ["latitude"])
        longitude = take(
            ["lon", "lng", "long", "longitude", "x", "länge", "längengrad", "laenge", "laengengrad", "longitud"],
            prefixes: ["longit", "lng", "lon"], telling: ["longitude"])
        trip = take(["trip", "tripname", "route", "routename", "tour"], prefixes: ["trip"])
        leg = take(["legmeters", "legmetres"])
        name = take(
            ["name", "title", "stopname", "placename", "waypoint", "label", "nom", "nombre", "titel", "bezeichnung"],
            prefixes: ["name", "title"])
        stop = take(["stop", "no", "nr", "number", "order", "index", "seq", "sequence", "stopnumber", "#"])
        if name == nil, let stop, keys[stop] == "stop" {
            name = stop
            self.stop = nil
        }
        link = take(["url", "link", "googlemapsurl", "website"], prefixes: ["url"])
        notes = takeAll(
            ["note", "notes", "comment", "comments", "description", "desc", "memo", "remark", "remarks", "tags"],
            prefixes: ["note", "comment", "desc"])
        address = [
            take(["address", "place", "location"], prefixes: ["addr"]),
            take(["city", "town", "ort", "ville", "stadt", "ciudad"], prefixes: ["city"]),
        ].compactMap { $0 }
        regions = [
            take(["state", "region", "province"]), take(["country", "land", "pays"], prefixes: ["country"]),
        ].compactMap { $0 }
        others = names.indices.filter { !isTaken[$0] && !keys[$0].isEmpty }.map { names[$0] }
    }

    /// A column's name as it is compared.
    private static func key(_ name: String) -> String {
        let key = name.lowercased().filter { $0.isLetter || $0.isNumber }
        return key.isEmpty && name.contains("#") ? "#" : key
    }
}

/// The sign between the cells, seen from the first line as gpsbabel does: a tab, else a semicolon, else a bar, else a comma.
/// Signs in quotes do not count. `sep=;` on the first line, as Excel takes it, says it outright.
func cellSeparator(_ text: some Collection<UInt8>) -> UInt8 {
    var isQuoted = false
    var seen = Set<UInt8>()
    let candidates: [UInt8] = [0x09, 0x3B, 0x7C]
    for byte in text {
        if byte == 0x22 { isQuoted.toggle() }
        if isQuoted { continue }
        if byte == 0x0A || byte == 0x0D { break }
        if candidates.contains(byte) { seen.insert(byte) }
    }
    return candidates.first { seen.contains($0) } ?? 0x2C
}
