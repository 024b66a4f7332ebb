import JSON

/// The meaning of a member of a planner's object, by its name without case and signs.
enum PlannerKey {
    case latitude, longitude, name(Int), note, address, link, day, date, checkOut, nights, cost, currency, id, dayID
    /// A text, or the parts of one.
    case text
    case groups
    /// Coordinates in one value: latitude first, longitude first.
    case place, placeReversed
    case other

    private static let known: [String: PlannerKey] = {
        var known: [String: PlannerKey] = [:]
        func add(_ key: PlannerKey, _ names: String...) {
            for name in names { known[name] = key }
        }
        add(.latitude, "lat", "latitude", "placelat", "latdeg")
        add(.longitude, "lng", "lon", "long", "longitude", "placelng", "placelon", "lngdeg")
        add(.name(4), "displayname")
        add(.name(3), "name", "title", "placename")
        add(.name(2), "label", "city", "town", "locationname", "stopname")
        add(.note, "description", "notes", "note", "comment", "summary", "memo")
        add(.text, "text", "insert")
        add(.address, "address", "formattedaddress", "fulladdress")
        add(.link, "link", "website", "url", "googlemapsurl")
        add(.day, "daynumber", "day")
        add(.date, "date", "startdate", "starttime", "arrivaldate", "arrivalat", "checkin", "arrival", "visitdate")
        add(.checkOut, "checkout", "departuredate", "departureat")
        add(.nights, "nights")
        add(.cost, "cost", "price")
        add(.currency, "currency")
        add(.id, "id", "exportid")
        add(.dayID, "dayid")
        add(.groups, "collectionexportids")
        add(.place, "latlng", "latlon", "coords", "position", "gps", "geo")
        add(.placeReversed, "coordinates", "lnglat", "lonlat", "center")
        return known
    }()

    /// Recognizes a name.
    init(_ text: JSONText) {
        guard text.isPlain, text.count <= 24 else {
            self = .other
            return
        }
        self = Self.known[text.string.lowercased().filter { $0.isLetter || $0.isNumber }] ?? .other
    }
}
