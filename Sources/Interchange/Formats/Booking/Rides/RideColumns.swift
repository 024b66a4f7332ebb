import Text

/// The columns of a table of rides in a confirmation, known by their headers.
struct RideColumns {
    /// The meaning of a column.
    enum Column {
        case from, to, departs, arrives, date, station, time, number
    }

    private var columns: [Column: Int] = [:]

    private static let words: [String: Column] = {
        var words: [String: Column] = [:]
        func add(_ column: Column, _ names: String) {
            for name in names.split(separator: " ") { words[String(name)] = column }
        }
        add(
            .from,
            "from von de da van departureport departureairport departurestation abfahrtshafen abflughafen startbahnhof origin fra "
                + "fran desde embarkation portofdeparture")
        add(
            .to,
            "to nach a naar arrivalport arrivalairport arrivalstation ankunftshafen zielflughafen zielbahnhof "
                + "destination til till hasta disembarkation portofarrival vers")
        add(
            .departs,
            "departs departure departing depart departuretime abfahrt abflug abfahrtszeit abreise partenza salida "
                + "vertrek wyjazd odjazd avgang afgang dep sailing")
        add(
            .arrives,
            "arrives arrival arriving arrive arrivaltime ankunft ankunftszeit arrivee arrivo llegada aankomst przyjazd "
                + "ankomst arr")
        add(.date, "date datum jour fecha data dato day tag departuredate sailingdate traveldate reisedatum reisetag")
        add(.station, "halt station bahnhof haltestelle gare stazione estacion stop stationhalt")
        add(.time, "time zeit uhrzeit heure ora hora tid tijd")
        add(.number, "flight flug flightno flightnumber flugnummer train zug vol vuelo volo ship schiff vessel line")
        return words
    }()

    /// Takes the headers; nil unless these are of rides: with a place or a moment at which one leaves and one at which
    /// one arrives, or stations with their times.
    init?(_ headers: [String]) {
        // `Departs: 10:15   Arrives: 12:45` are values already.
        guard (2...12).contains(headers.count), !headers.contains(where: { $0.contains(where: \.isNumber) }) else {
            return nil
        }
        for (index, header) in headers.enumerated() where header.utf8.count <= 60 {
            let letters = folded(header).filter(\.isLetter)
            guard let column = Self.words[letters], columns[column] == nil else { continue }
            columns[column] = index
        }
        let leaves = columns[.from] != nil || columns[.departs] != nil
        let arrives = columns[.to] != nil || columns[.arrives] != nil
        guard leaves && arrives || isOfStations else { return nil }
    }

    /// Whether each row is a station with its time, so that a ride is in two rows.
    var isOfStations: Bool { columns[.station] != nil && columns[.time] != nil }

    /// The text of a row in a column; nil where it has none.
    func text(_ column: Column, of cells: [String]) -> String? {
        guard let index = columns[column], index < cells.count else { return nil }
        let text = cells[index].split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return text.isEmpty ? nil : text
    }
}
