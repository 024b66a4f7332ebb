import EmbeddedData
import Geodesy

@testable import PlaceNames

extension GazetteerFile {
    /// The gazetteer's file that is part of the program.
    static func embedded() throws(GazetteerError) -> GazetteerFile {
        let file = embedded_gazetteer()
        return try GazetteerFile(start: file.bytes, count: file.count)
    }

    /// A reader of all keys from the first on.
    func allKeys() -> KeyCursor { KeyCursor(bytes(.keys), at: 0) }
}

extension Gazetteer {
    /// The gazetteer that is part of the program, with the destinations and what is of OpenStreetMap.
    static func embedded(recent: RecentPlaces? = nil) throws(GazetteerError) -> Gazetteer {
        try Gazetteer(
            GazetteerFile.embedded(), additions: additions(embedded_destinations()),
            openMap: additions(embedded_osm_places()), recent: recent)
    }

    /// Whether the program was built with both files of additional places, on which the tables of names rest.
    static var isWhole: Bool { embedded_destinations().count > 0 && embedded_osm_places().count > 0 }

    /// The position that a place has in its own record.
    func storedCoordinate(of number: Int) -> Coordinate? {
        let record = storedRecord(number)
        return try? Coordinate(latitude: record.latitude, longitude: record.longitude)
    }

    /// A file of additional places; nil in a program that was built without it.
    static func additions(_ file: EmbeddedFile) throws(GazetteerError) -> GazetteerFile? {
        file.count == 0 ? nil : try GazetteerFile(start: file.bytes, count: file.count)
    }
}
