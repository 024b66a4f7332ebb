import EmbeddedData
import PlaceNames

extension GazetteerFile {
    /// The gazetteer's file that is part of the program.
    static func embedded() throws(GazetteerError) -> GazetteerFile {
        let file = embedded_gazetteer()
        return try GazetteerFile(permanent: file.bytes, count: file.count)
    }
}

extension Gazetteer {
    /// The gazetteer that is part of the program.
    static func embedded() throws(GazetteerError) -> Gazetteer {
        Gazetteer(try GazetteerFile.embedded())
    }
}
