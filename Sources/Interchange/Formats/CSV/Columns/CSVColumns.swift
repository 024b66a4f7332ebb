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
    var vagueName: Int?
    var latitude: Int?
    var longitude: Int?
    /// Latitude and longitude in one cell.
    var coordinates: Int?
    /// A point in well-known text.
    var wellKnownText: Int?
    var link: Int?
    /// The date on which a stop is reached.
    var date: Int?
    /// The column of days without a year, beside that of dates.
    var yearless: Int?
    /// The number of the day on which a stop is reached, from 1.
    var day: Int?
    /// Whether `day` is called something that may as well be a number of days.
    var dayIsVague = false
    /// The date on which a stop is left.
    var checkOut: Int?
    /// The decisions about a stop.
    var plan: [StopField: Int] = [:]
    /// The currency of the costs.
    var currency: Int?
    /// The currency that the name of the column of costs has.
    var costCurrency: String?
    /// Whether the cost of a row is that of each of its nights.
    var costIsOfNight = false
    /// The column of what each night costs, where that is a part of the cost.
    var costsOfNights: Int?
    /// The length of the leg that ends at the stop: not read, but it marks a closing row.
    var leg: Int?
    /// The columns that name a place to look up, the narrowest first: address or place, town.
    var address: [Int] = []
    /// The columns that name the region of such a place, or else of the name: state, country.
    var regions: [Int] = []
    var notes: [Int] = []
    /// The columns of what parts of a stay cost.
    var budget: [Int] = []
    /// The columns without a meaning of their own.
    var others: [Other] = []
    /// The names of all columns.
    let labels: [String]
    /// The columns of an address that do not name the stops.
    private var unused: [(column: Int, label: String)] {
        let own = name == nil ? address.first : name
        return (address + regions).filter { $0 != own }.map { ($0, labels[$0]) }
    }
    /// The names of the columns that are not taken, since they only count.
    var left: [String] = []
    /// The column that numbers the stops of a trip, by which they are in order; nil where there is none.
    var order: Int? {
        stop ?? others.first { CSVColumnWords.order.contains(CSVColumnWords.key($0.label)) }?.column
    }
    /// The columns of a table whose rows are legs: where each begins and where it ends.
    var from: Int?
    var to: Int?
    /// The columns of the coordinates of where each leg begins, beside those of where it ends.
    private(set) var startCoordinates: (latitude: Int, longitude: Int)?
    /// Whether `from` and `to` are one column, whose texts go from place to place: `Lyon - Annecy`.
    private(set) var isRoute = false
    /// The column of the towns in which the ways of a route column end; nil where there is none.
    var stageTown: Int?
    /// The column of how legs are travelled, and that of how long they take, in a table of legs that end at stops.
    var means: Int?
    /// The column of the numbers of flights.
    var flight: Int?
    var legDuration: Int?
    /// The column of where one sleeps, and whether its name says that each text is a night.
    var lodging: Int?
    var isOvernight = false
    /// The column of times of the day that are those of arrivals, or where a day begins of departures.
    var clock: Int?
    /// The columns of the street and the postcode of an address whose town is in `address`; nil where there are none.
    var (street, postcode): (Int?, Int?)
    /// Whether `name` is called something that is visited, such as an attraction.
    var isNameOfSight = false
    /// Whether the first column of `address` holds more than a town.
    private(set) var hasStreet = false
    /// Whether that column is called something that may as well be a town, such as a place.
    private(set) var isStreetVague = false
    /// Whether the stops are named by what is done there, so that the town by which they are found is told, too.
    private(set) var isNamedByActivity = false
    /// The columns of the times of what is done in a town, and of what that is; nil where times are those of stops.
    var timesOfActivities: (time: Int, activity: Int)?

    /// A column without a meaning of its own, whose texts go into the notes behind its label.
    struct Other {
        let column: Int
        let label: String
        let role: ColumnRole
    }

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
        let known =
            [trip, name, link, from, date, day].compactMap { $0 }.count + address.count + regions.count + notes.count
            + plan.count
        return (name != nil || hasAddress) && known >= 2
    }

    /// Whether rows are legs, and their towns all that is known.
    var areLegs: Bool { endAtStops && !hasPlaces }

    /// Whether rows are legs, of which the stops are the ends.
    var endAtStops: Bool { from != nil && to != nil && name == to && address.isEmpty }

    /// Whether rows are legs, of which the stops are the beginnings.
    var beginAtStops: Bool { from != nil && to != nil && name == from && !isRoute && address.isEmpty }

    /// Whether there is a column of addresses or of a part of them.
    var hasAddress: Bool { !address.isEmpty || !regions.isEmpty }

    /// The column of the town or place, where nothing else tells where a stop is or what it is called.
    var onlyTown: Int? {
        name == nil && !hasPlaces && link == nil && regions.isEmpty && address.count == 1 ? address.first : nil
    }

    /// Recognizes the columns by their names; `areInFirstRow` is true if the table has these in a row, and
    /// `numbered` is a column that only counts, whatever it is called.
    package init(_ names: [String], areInFirstRow: Bool = true, numbered: Int? = nil) {
        typealias Words = CSVColumnWords
        count = names.count
        labels = names.map {
            InlineMarkdown($0.split(whereSeparator: \.isWhitespace).joined(separator: " "), .line).text
        }
        self.areInFirstRow = areInFirstRow
        var headers = CSVHeaders(names)
        if let numbered { headers.isTaken[numbered] = true }
        let keys = headers.keys
        // `Ville départ` is no town beside `Ville arrivée`.
        let ends = headers.endTowns
        for end in ends { headers.isTaken[end] = true }
        coordinates = headers.takeCoordinates()
        wellKnownText = headers.take(["wkt", "geometry", "geom", "thegeom"])
        latitude = headers.take(
            Words.latitude, beginnings: ["latitude", "lat", "latitud", "breitengrad"], telling: ["latitude"])
        longitude = headers.take(
            Words.longitude, beginnings: ["longitude", "lng", "lon", "longitud", "längengrad"], telling: ["longitude"])
        if hasPlaces, let north = headers.take(Words.fromLatitude), let east = headers.take(Words.fromLongitude) {
            startCoordinates = (north, east)
        }
        trip = headers.take(Words.trip)
        leg = headers.take(["legmeters", "legmetres"])
        takePlans(&headers)
        name = headers.take(Words.name, beginnings: ["name", "title", "etape", "étape", "destination"])
        if let numbered, keys[numbered] == "stop" {
            stop = numbered
            numberName = names[numbered]
        } else {
            stop = headers.take(["stop", "stopnumber"])
        }
        if name == nil, let stop, stop != numbered, keys[stop] == "stop" {
            name = stop
            self.stop = nil
        }
        if let name, Self.countingNames.contains(where: { $0 == keys[name] || $0 == headers.firstWords[name] }) {
            vagueName = name
        }
        if let numbered, stop != numbered { headers.isTaken[numbered] = false }
        if name == nil, let sight = headers.take(Words.sights, isPlural: true) {
            name = sight
            isNameOfSight = true
        }
        if trip != nil, self.stop == nil {
            self.stop = headers.take(["no", "nr", "number", "order", "index", "seq", "sequence", "#"])
            stopIsVague = self.stop != nil
        }
        // Beside an address a place is what is there.
        if name == nil, !hasPlaces, headers.find(Words.addressAlone) != nil {
            name = headers.take(["place", "location"])
        }
        link = headers.take(Words.link, beginnings: ["url"])
        notes = headers.takeAll(Words.notes, beginnings: Words.notesBeginnings)
        let street = headers.take(Words.address, beginnings: ["address", "addr", "adresse"], isPlural: true)
        hasStreet = street != nil
        isStreetVague = street.map { ["place", "location"].contains(keys[$0]) } ?? false
        address = [
            street, headers.take(Words.town, beginnings: ["city", "ville", "ort", "stadt"], isPlural: true),
        ].compactMap { $0 }
        regions = [
            headers.take(Words.state), headers.take(Words.country, beginnings: ["country"], isPlural: true),
        ].compactMap { $0 }
        for end in ends { headers.isTaken[end] = false }
        takeLegs(&headers)
        // The sources of lengths, the days and times follow from the stops and the plan.
        let times = leg == nil ? [] : ["legsource", "legseconds", "day", "date", "arrive", "leave", "reached", "left"]
        lodging = headers.findAny(Words.lodging + Words.overnight)
        isOvernight = lodging.map { Words.overnight.contains(keys[$0]) } ?? false
        if !hasStreet, !address.isEmpty, !hasPlaces {
            (self.street, postcode) = (headers.find(Words.street), headers.find(Words.postcode))
        }
        // A column without a name may have notes; what a person names by a dash is not to be taken.
        others = names.indices.filter {
            !headers.isTaken[$0] && (!keys[$0].isEmpty || areInFirstRow) && !times.contains(keys[$0])
        }
        .map { column in
            Other(
                column: column, label: labels[column],
                role: column == from || column == to ? .leg : headers.role(of: column))
        }
    }

    /// Takes a column, whose texts are known places, for the towns, or with `isRoute` for legs from place to place.
    mutating func takeAsPlaces(_ column: Int, isRoute: Bool) {
        others.removeAll { $0.column == column }
        if trip == column { trip = nil }
        if stop == column { stop = nil }
        // Where one sleeps is a town there, and each of its texts a night.
        let isOfNights = CSVColumnWords.overnight.contains(CSVColumnWords.key(labels[column]))
        if lodging == column { lodging = nil }
        guard isRoute else {
            address = [column]
            if isOfNights { (lodging, isOvernight) = (column, true) }
            return
        }
        (name, from, to, self.isRoute) = (column, column, column, true)
        address.removeAll { $0 == column }
    }

    /// Takes a column, whose texts are coordinates, for these.
    mutating func takeAsCoordinates(_ column: Int) {
        others.removeAll { $0.column == column }
        coordinates = column
    }

    /// Names the stops by another column than so far, which becomes one without a meaning.
    mutating func takeAsName(_ column: Int) {
        guard column != name, name != nil || column != address.first else { return }
        if let name {
            others.append(Other(column: name, label: labels[name], role: .name))
            others.sort { $0.column < $1.column }
        }
        isNamedByActivity = others.contains { $0.column == column && $0.role == .activity }
        others.removeAll { $0.column == column }
        name = column == address.first ? nil : column
    }

    /// Whether a column names the places of the rows.
    func namePlaces(_ column: Int) -> Bool {
        column == name || column == from || column == to || address.contains(column)
    }

    /// Leaves a column of numbers of days alone, which are no days that are counted.
    mutating func leaveDays() {
        guard let day else { return }
        others.append(Other(column: day, label: labels[day], role: .unknown))
        others.sort { $0.column < $1.column }
        self.day = nil
    }

    /// Leaves the column of the numbers of stops alone, which does not count them.
    mutating func leaveStopNumbers(called label: String) {
        guard let stop else { return }
        others.append(Other(column: stop, label: label, role: .unknown))
        others.sort { $0.column < $1.column }
        self.stop = nil
    }

    /// The columns whose texts go into the notes, with their labels; besides these, where `hasPlace` is true, those of
    /// the address, by which nothing was looked up.
    func labelled(besides hasPlace: Bool) -> [(column: Int, label: String)] {
        others.filter { !areLegs || $0.column != from }
            .map { ($0.column, $0.label) }
            + (hasPlace || isNamedByActivity ? unused : [])
    }

    /// Leaves the column alone by which the rows were put in order, where it has no other meaning.
    mutating func leaveOrder(_ column: Int) {
        others.removeAll { $0.column == column }
    }

    /// Leaves a column alone that only counts.
    mutating func leave(_ column: Int, called label: String) {
        others.removeAll { $0.column == column }
        if !label.isEmpty { left.append(label) }
    }

    /// The names of columns that may hold numbers instead, where other columns hold the names.
    private static let countingNames = ["stop", "etape", "étape", "etappe", "tappa", "etapa", "waypoint"]
}
