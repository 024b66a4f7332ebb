import EmbeddedData

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
    /// The gazetteer that is part of the program, with the destinations.
    static func embedded() throws(GazetteerError) -> Gazetteer {
        let more = embedded_destinations()
        return try Gazetteer(
            GazetteerFile.embedded(), additions: GazetteerFile(start: more.bytes, count: more.count))
    }
}
