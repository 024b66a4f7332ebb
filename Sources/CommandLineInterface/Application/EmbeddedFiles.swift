import EmbeddedData
import Entities
package import MapData
import PlaceNames
import Shorelines

/// The files of `Resources/` that are compiled into the program, as what they contain.
package enum EmbeddedFiles {
    /// The place names of the program; they are read when they are first asked for.
    package static var places: GazetteerLookup {
        GazetteerLookup { () throws(GazetteerError) in
            let file = embedded_gazetteer()
            return Gazetteer(try GazetteerFile(permanent: file.bytes, count: file.count))
        }
    }

    /// The base map of the program; it is read when a map is drawn.
    static func shorelines() throws(ShorelinesError) -> Shorelines {
        let file = embedded_shorelines()
        return try Shorelines(permanent: file.bytes, count: file.count)
    }

    /// The sample trips of a first start; a test reads them, so that they cannot be damaged unseen.
    static func sampleTrips() -> Library {
        let file = embedded_sample_trips()
        return (try? LibraryDecoder.library(UnsafeBufferPointer(start: file.bytes, count: file.count))) ?? Library()
    }
}
