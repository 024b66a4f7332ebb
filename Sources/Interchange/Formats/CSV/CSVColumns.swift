import Entities
import Text

/// The meaning of each column of a table, by the names in its first row.
///
/// Names are compared without case, spaces and signs. A name that fits exactly goes before one that begins with such a
/// word (gpsbabel's `unicsv` takes any beginning, and so `Late checkout` for a latitude), that before one that only
/// contains a telling word.
package struct CSVColumns {
    /// The number of columns.
    let count: Int
    /// Whether the table names them in a row, so that no other row has more.
    let areInFirstRow: Bool
    var trip: Int?
    /// The number of the stop in its trip.
    var stop: Int?
    /// The name of `stop` where it was thought to name the stops, and only numbers them.
    private(set) var numberName: String?
    /// Whether `stop` is called something that counts other things as well, such as `Number`.
    var stopIsVague = false
    var name: Int?
    /// `name` where it is called something that may as well count: a stop, a stage.
    private(set) var vagueName: Int?
    var latitude: Int?
    var longitude: Int?
    /// Latitude and longitude in one cell.
    var coordinates: Int?
    /// A point in well-known text.
    var wellKnownText: Int?
    var link: Int?
    /// The date on which a stop is reached.
    var date: Int?
    /// The decisions about a stop.
    private(set) var plan: [StopField: Int] = [:]
    /// The currency of the costs.
    private(set) var currency: Int?
    /// The length of the leg that ends at the stop: not read, but it marks a closing row.
    var leg: Int?
    /// The columns that name a place to look up, the narrowest first: address or place, town.
    var address: [Int] = []
    /// The columns that name the region of such a place, or else of the name: state, country.
    var regions: [Int] = []
    var notes: [Int] = []
    /// The names of the columns that are not taken.
    var others: [String] = []

    /// Whether the point of a row can be known without looking a name up.
    var hasPlaces: Bool {
        (latitude != nil && longitude != nil) || coordinates != nil || wellKnownText != nil
    }

    /// Whether the name of a stop can be known: it has one, or the address or the town is it.
    var canTellNames: Bool { name != nil || !address.isEmpty }

    /// Whether the place of a row can be known at all.
    package var canTellPlaces: Bool { hasPlaces || name != nil || link != nil || hasAddress }

    /// Whether these names are those of a table of places.
    var areTelling: Bool {
        if hasPlaces { return true }
        let known = [trip, name, link].compactMap { $0 }.count + address.count + regions.count + notes.count
        return (name != nil || hasAddress) && known >= 2
    }

    /// Whether there is a column of addresses or of a part of them.
    var hasAddress: Bool { !address.isEmpty || !regions.isEmpty }

    /// Recognizes the columns by their names; `areInFirstRow` is true if the table has these in a row, and
    /// `numbered` is a column that only counts, whatever it is called.
    package init(_ names: [String], areInFirstRow: Bool = true, numbered: Int? = nil) {
        count = names.count
        self.areInFirstRow = areInFirstRow
        let keys = names.map(CSVColumns.key)
        var isTaken = [Bool](repeating: false, count: keys.count)
        if let numbered { isTaken[numbered] = true }
        let firstWords = names.map(CSVColumns.firstWord)
        func take(_ exact: [String], beginnings: [String] = [], telling: [String] = []) -> Int? {
            let found =
                keys.indices.first { !isTaken[$0] && exact.contains(keys[$0]) }
                ?? keys.indices.first { !isTaken[$0] && beginnings.contains(firstWords[$0]) }
                ?? keys.indices.first { index in !isTaken[index] && telling.contains { keys[index].containsText($0) } }
            if let found { isTaken[found] = true }
            return found
        }
        func takeAll(_ exact: [String], beginnings: [String] = []) -> [Int] {
            var found: [Int] = []
            while let index = take(exact, beginnings: beginnings) { found.append(index) }
            return found.sorted()
        }
        coordinates = take(
            ["coordinates", "coordinate", "coords", "latlng", "latlon", "latlong", "latitudelongitude", "gps", "geo"])
        wellKnownText = take(["wkt", "geometry", "geom", "thegeom"])
        latitude = take(
            ["lat", "latitude", "y", "breite", "breitengrad", "latitud", "latitudine", "breedtegraad", "gpslat"],
            beginnings: ["latitude", "lat", "latitud", "breitengrad"], telling: ["latitude"])
        longitude = take(
            [
                "lon", "lng", "long", "longitude", "x", "länge", "längengrad", "laenge", "laengengrad", "longitud",
                "longitudine", "lengtegraad", "gpslon", "gpslng",
            ],
            beginnings: ["longitude", "lng", "lon", "longitud", "längengrad"], telling: ["longitude"])
        trip = take(["trip", "tripname", "triptitle", "route", "routename", "tour"])
        leg = take(["legmeters", "legmetres"])
        // Earlier tables of this program have days and times that follow from the plan, and not the plan.
        if leg == nil || keys.contains("nights") {
            date = take(["date"])
            for field in StopField.allCases { plan[field] = take([field.columnName.lowercased()]) }
            currency = take(["currency"])
        }
        name = take(
            [
                "name", "title", "stopname", "placename", "waypoint", "label", "nom", "nombre", "titel", "bezeichnung",
                "nome", "naam", "titre", "titulo", "título", "titolo", "etape", "étape", "etappe", "tappa", "etapa",
                "destination", "reiseziel", "ziel", "destino", "destinazione", "bestemming", "lieu", "lugar", "luogo",
                "sight", "poi",
            ],
            beginnings: ["name", "title", "etape", "étape", "destination"])
        if let numbered, keys[numbered] == "stop" {
            stop = numbered
            numberName = names[numbered]
        } else {
            stop = take(["stop", "stopnumber"])
        }
        if name == nil, let stop, stop != numbered, keys[stop] == "stop" {
            name = stop
            self.stop = nil
        }
        if let name, Self.countingNames.contains(where: { $0 == keys[name] || $0 == firstWords[name] }) {
            vagueName = name
        }
        if let numbered, stop != numbered { isTaken[numbered] = false }
        if trip != nil, self.stop == nil {
            self.stop = take(["no", "nr", "number", "order", "index", "seq", "sequence", "#"])
            stopIsVague = self.stop != nil
        }
        link = take(["url", "link", "googlemapsurl", "website"], beginnings: ["url"])
        notes = takeAll(
            [
                "note", "notes", "comment", "comments", "description", "desc", "memo", "remark", "remarks", "tags",
                "notiz", "notizen", "bemerkung", "bemerkungen", "kommentar", "kommentare", "beschreibung", "hinweis",
                "commentaire", "commentaires", "remarque", "remarques", "descripción", "descripcion", "comentario",
                "comentarios", "nota", "notas", "descrizione", "commento", "commenti", "opmerking", "opmerkingen",
                "omschrijving",
            ],
            beginnings: [
                "note", "notes", "comment", "comments", "description", "desc", "notiz", "bemerkung", "kommentar",
                "commentaire", "descripción", "descripcion", "beschreibung",
            ])
        address = [
            take(
                [
                    "address", "place", "location", "adresse", "anschrift", "dirección", "direccion", "indirizzo",
                    "adres",
                ],
                beginnings: ["address", "addr", "adresse"]),
            take(
                [
                    "city", "town", "ort", "ville", "stadt", "ciudad", "cityname", "città", "citta", "plaats",
                    "localidad",
                    "commune", "gemeinde",
                ], beginnings: ["city", "ville", "ort", "stadt"]),
        ].compactMap { $0 }
        regions = [
            take(["state", "region", "province", "région", "bundesland", "kanton", "provincia"]),
            take(
                ["country", "land", "pays", "countryname", "countrycode", "país", "pais", "paese"],
                beginnings: ["country"]),
        ].compactMap { $0 }
        // The sources of lengths, the days and times follow from the stops and the plan.
        let times = leg == nil ? [] : ["legsource", "legseconds", "day", "date", "arrive", "leave", "reached", "left"]
        others = names.indices.filter { !isTaken[$0] && !keys[$0].isEmpty && !times.contains(keys[$0]) }
            .map { names[$0].split(whereSeparator: \.isNewline).joined(separator: " ") }
    }

    /// The names of columns that may hold numbers instead, where other columns hold the names.
    private static let countingNames = ["stop", "etape", "étape", "etappe", "tappa", "etapa", "waypoint"]

    /// The words that a person calls columns by.
    package static let words = [
        "trip", "stop", "name", "latitude", "longitude", "coordinates", "link", "address", "city", "region", "country",
        "notes", "date", "nights", "arrive", "leave", "stay", "kind", "way", "cost", "currency",
    ]

    /// Returns those of `names` that are unknown; `-` stands for a column that is not to be taken.
    package static func unknown(in names: [String]) -> [String] {
        CSVColumns(names).others.filter { !$0.allSatisfy { $0 == "-" || $0.isWhitespace } }
    }

    /// Returns the fault of a person's list of columns: two columns of one meaning, or no commas between the names; in
    /// words that go on from a name of the list. Nil for any other list.
    package static func fault(in names: [String]) -> String? {
        if let first = names.first(where: { $0.contains(";") }) {
            return "separates the columns by commas, not by semicolons: \(first.replacingText(";", with: ","))"
        }
        guard let first = unknown(in: names).first else { return nil }
        // A name that is known when it stands alone was used up by another one of the same meaning.
        guard CSVColumns([first]).others.isEmpty else { return nil }
        return "has two columns for \(Wording.quoted(first)); write - for the one to leave out"
    }

    /// The first word of a column's name, in small letters: it ends before a space, a sign, a digit, or a capital
    /// letter behind a small one.
    private static func firstWord(_ name: String) -> String {
        var word = ""
        var last: Character = " "
        for character in name.drop(while: { !$0.isLetter }) {
            guard character.isLetter, !(last.isLowercase && character.isUppercase) else { break }
            word.append(character)
            last = character
        }
        return word.lowercased()
    }

    /// A column's name as it is compared.
    private static func key(_ name: String) -> String {
        let key = name.lowercased().filter { $0.isLetter || $0.isNumber }
        return key.isEmpty && name.contains("#") ? "#" : key
    }
}

/// The sign between the cells, seen from the first line as gpsbabel does: a tab, else a semicolon, else a bar, else a
/// comma. Signs in quotes do not count. `sep=;` on the first line, as Excel takes it, says it outright.
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
