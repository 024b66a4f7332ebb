import Entities
import Text

extension KMLReading {
    /// The names of lines and layers that programs give, or that only say what they are, folded.
    private static let plain: Set = [
        "line", "route", "track", "path", "directions", "untitled layer", "untitled path", "untitled", "unnamed",
        "untitled line", "linie", "pfad", "strecke", "weg", "wegbeschreibung", "unbenannte ebene", "ligne", "trajet",
        "itineraire", "calque sans titre", "ruta", "linea", "capa sin titulo", "percorso", "indicazioni",
        "livello senza titolo", "tour", "trip", "points", "places", "layer", "layer 1", "way",
    ]
    /// The titles of documents that programs give, folded.
    private static let plainTitles: Set = [
        "gps device", "my places", "temporary places", "places", "document", "meine orte", "mes lieux", "mis lugares",
        "i miei luoghi", "export", "map", "kml",
    ]

    /// The notice about the times of places, which are not taken; nil where there are none.
    var stampNotice: String? {
        stampCount == 0
            ? nil : "the times of \(Wording.counted(stampCount, "place")) are left out: they may be those of recording"
    }

    /// The beginnings of the names that Google's maps give layers of directions, folded.
    private static let directions = [
        "directions from", "driving from", "route von", "wegbeschreibung von", "itineraire de", "ruta de", "ruta desde",
        "indicazioni da", "percorso da", "routebeschrijving van", "route van", "rota de", "como chegar de",
    ]

    /// Calls the only trip of a file of others after the document, where its own name only says that it is a line or a
    /// layer; of several that which alone is called so, or by its directions.
    mutating func nameAfterDocument() {
        let named = collector.trips.indices.filter { index in
            let name = folded(collector.trips[index].name.text)
            return Self.plain.contains(name)
                || collector.trips.count > 1 && Self.directions.contains(where: name.hasPrefix)
        }
        guard named.count == 1, !folders.contains(where: \.isOwn),
            let title = folders.first(where: \.isDocument)?.name.flatMap(Name.cut)
        else { return }
        let small = folded(title.text)
        let isFile = [".kml", ".kmz", ".gpx"].contains { small.hasSuffix($0) }
        guard !isFile, !small.hasPrefix("untitled"), !Self.plain.contains(small), !Self.plainTitles.contains(small)
        else {
            return
        }
        collector.rename(named[0], title)
    }
}
