import JSON
import Text

/// The meaning of a member of a planner's object, by its name without case and signs.
enum PlannerKey {
    case latitude, longitude, name(Int), note, address, link, day, date, checkOut, nights, cost, currency, id, dayID
    case kind, time, booking, stay, year, month, means
    /// The number of days at a stop.
    case days
    /// The title of a part of a trip, which may be a day.
    case heading
    /// The cost in a currency that the name of the member has at its end: `price_eur`.
    case costIn(String)
    /// The time at the stop in a unit, of so many minutes.
    case stayInUnits(Double)
    /// The place where one sleeps, as a text or an object.
    case lodging
    /// The region and the country in which a place is.
    case region, country
    /// The cost of each night.
    case costOfNight
    /// The cost where no other member says it, which may count something else.
    case total
    /// A text, or the parts of one.
    case text
    case groups
    /// The number in the order of a list; one that may as well be another number, as that of a house.
    case order, number
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
        add(
            .name(3), "name", "title", "placename", "tripname", "triptitle", "routename", "tourname",
            "nombre", "nom", "nome", "naam", "namn", "bezeichnung", "titel", "titre", "titolo", "título", "titulo")
        add(
            .name(2), "label", "city", "town", "locationname", "stopname", "place", "destination", "location", "stop",
            "where", "port", "portofcall", "ort", "stadt", "ville", "lieu", "ciudad", "lugar", "città", "citta",
            "luogo", "cidade", "plaats",
            "cityname", "townname", "locality", "addresslocality", "municipality", "village")
        add(.region, "state", "region", "province", "county", "addressregion", "bundesland", "kanton", "provincia")
        add(
            .country, "country", "countryname", "countrycode", "addresscountry", "pays", "país", "pais", "paese", "land"
        )
        add(
            .note, "description", "notes", "note", "comment", "comments", "summary", "memo", "remarks", "phone",
            "notiz",
            "notizen", "beschreibung", "bemerkung", "bemerkungen", "commentaire", "commentaires", "remarque",
            "remarques", "notas", "descripción", "descripcion", "comentario", "comentarios", "descrizione",
            "descrição", "opmerking", "opmerkingen", "beskrivning", "anteckning", "anteckningar")
        add(.heading, "heading")
        add(
            .days, "days", "numdays", "numberofdays", "noofdays", "daycount", "durationdays", "durationindays",
            "staydays", "stayindays", "daysthere", "daystospend", "tage", "anzahltage", "jours", "nombredejours",
            "días",
            "dias", "giorni", "dagen", "dagar")
        add(
            .booking, "ref", "reference", "bookingref", "confirmation", "confirmationnumber", "confirmationcode",
            "supplierconfnum", "bookingsiteconfnum",
            "reservationnumber", "bookingnumber", "bookingreference", "confirmationno")
        add(
            .means, "mode", "transport", "transportation", "transportmode", "travelmode", "transporttype",
            "modeoftransport", "means", "travelby", "verkehrsmittel")
        add(.year, "year")
        add(.month, "month")
        add(
            .stay, "dauer", "durée", "duree", "duración", "duracion", "durata", "lengthofstay", "duration",
            "stayduration", "timespent", "visitduration", "stay", "staytime", "stoptime",
            "stopduration")
        add(
            .stayInUnits(1), "durationminutes", "durationmin", "durationmins", "durationinminutes", "stayminutes",
            "visitminutes", "stopminutes", "minutesatstop", "visitdurationminutes")
        add(.stayInUnits(60), "durationhours", "durationinhours", "stayhours", "visithours", "hoursatstop")
        add(.stayInUnits(1 / 60), "durationseconds", "durationinseconds", "durationsec", "stayseconds")
        add(.kind, "type", "types", "categories", "category", "kind", "placetype", "stoptype", "categoryname")
        add(.time, "time", "arrivaltime", "checkintime")
        add(
            .lodging, "hotelname", "lodgingname", "accommodationname", "hostel", "hotel", "lodging", "accommodation",
            "campground", "campsite", "overnight", "stayovernight", "unterkunft",
            "übernachtung", "hébergement", "hebergement", "alojamiento", "alloggio", "sleepat", "stayat", "stayingat")
        add(.text, "text", "insert")
        add(
            .address, "address", "formattedaddress", "fulladdress", "streetaddress", "hoteladdress", "adresse",
            "anschrift", "dirección", "direccion", "indirizzo", "adres", "street", "addressline1", "address1", "line1",
            "streetname", "strasse", "straße", "rue", "calle", "via")
        add(.link, "link", "website", "url", "googlemapsurl")
        add(.day, "daynumber", "day")
        add(
            .date, "date", "startdate", "starttime", "arrivaldate", "arrivalat", "checkin", "arrival", "visitdate",
            "startdatetime", "arrivaldatetime", "checkindate", "arrive", "start", "datefrom", "fromdate", "from",
            "begin", "when", "datum", "fecha", "dates", "staydates", "daterange", "period")
        add(
            .checkOut, "checkout", "departuredate", "departureat", "enddate", "enddatetime", "checkoutdate",
            "departure",
            "departuredatetime", "departuretime", "departtime", "depart", "leave", "dateto", "todate", "to")
        add(
            .nights, "nights", "numnights", "numberofnights", "nightcount", "nächte", "naechte", "nuits", "noches",
            "notti", "noites", "nachten", "nätter", "nightsstayed", "staynights", "noofnights")
        add(
            .cost, "expense", "spent", "entryfee", "cost", "price", "totalcost", "totalprice", "amount", "budget",
            "estimatedcost", "costestimate",
            "hotelprice", "hotelcost", "roomprice", "accommodationcost", "lodgingcost")
        add(
            .costOfNight, "pricepernight", "costpernight", "ratepernight", "nightlyrate", "nightlyprice", "pricenight",
            "preispronacht", "preisnacht", "prixparnuit", "prixnuit", "precionoche", "preciopornoche", "prezzonotte",
            "pernight", "nightlycost", "nightprice", "nightcost", "nightrate", "costnight", "kostenpronacht",
            "prezzopernotte", "prijspernacht", "preçopornoite")
        add(
            .total, "total", "totalamount", "grandtotal", "preis", "prix", "precio", "prezzo", "prijs", "gesamtpreis",
            "totalpaid", "paid")
        add(
            .currency, "currency", "moneda", "valuta", "moeda", "devise", "währung", "waehrung", "currencycode",
            "pricecurrency", "costcurrency")
        add(.id, "id", "exportid")
        add(.dayID, "dayid")
        add(.groups, "collectionexportids")
        add(
            .order, "order", "sortorder", "orderindex", "sequence", "sequencenumber", "seq", "stopindex",
            "stopnumber", "reihenfolge", "ordre", "orden", "ordine", "volgorde")
        add(.number, "index", "sort", "number")
        add(.place, "latlng", "latlon", "coords", "position", "gps", "geo")
        add(.placeReversed, "coordinates", "lnglat", "lonlat", "center")
        return known
    }()

    /// The names of lists that may hold names of places and nothing else.
    private static let lists: Set = [
        "waypoints", "stops", "places", "points", "cities", "towns", "destinations", "locations", "route", "itinerary",
        "steps",
    ]

    /// Whether a path leads to the object of a date, in which `from` and `to` are days and no places.
    static func isOfDates(_ path: String) -> Bool {
        let step = path.split(separator: ".").last.map { $0.lowercased().filter { $0.isLetter || $0.isNumber } } ?? ""
        return switch known[step] {
        case .date, .stay: true
        default: false
        }
    }

    /// The names of lists of words by which places are sorted.
    private static let tags: Set = ["tags", "labels", "keywords"]

    /// Whether a path leads to a list of words by which places are sorted.
    static func isOfTags(_ path: String) -> Bool {
        tags.contains(path.split(separator: ".").last.map { $0.lowercased().filter(\.isLetter) } ?? "")
    }

    /// The names of lists of what is done at a place, and of texts that name the trip at the outermost level.
    private static let activities: Set = [
        "activities", "activity", "thingstodo", "todo", "todos", "highlights", "sights", "attractions", "excursions",
        "plans", "aktivitaten", "activites", "actividades", "attivita", "atividades", "activiteiten", "aktiviteter",
        "sehenswurdigkeiten", "visites", "visitas", "ausfluge",
    ]
    private static let trips: Set = [
        "trip", "journey", "tour", "roadtrip", "itinerary", "reise", "rundreise", "voyage", "viaje", "viaggio",
        "viagem",
        "reis", "resa",
    ]

    /// Whether a path leads to a list of what is done at a place.
    static func isOfActivities(_ path: String) -> Bool {
        let step = path.split(separator: ".").last.map { folded(String($0)).filter(\.isLetter) } ?? ""
        return path.hasSuffix("[]") && activities.contains(step)
    }

    /// Whether a member of this name at the outermost level names the trip where it is a text.
    static func namesTrip(_ name: String) -> Bool { name.utf8.count <= 24 && trips.contains(name.lowercased()) }

    /// Whether the name of a member is that of a place, of where it is or of its address: an object behind it is the
    /// place of the object around it.
    static func isOfPlace(_ name: String) -> Bool {
        let key = name.lowercased().filter { $0.isLetter || $0.isNumber }
        if places.contains(key) { return true }
        return switch known[key] {
        case .name(let rank): rank == 2
        case .address, .place: true
        default: false
        }
    }

    /// The names of members whose objects are places, and which are no names of these.
    private static let places: Set = ["venue", "spot", "site", "poi", "waypoint", "arrivalplace", "geolocation"]

    /// Whether a path leads to a list that may hold names of places and nothing else.
    static func isOfNames(_ path: String) -> Bool {
        let step = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
        return path == "[]" || step.hasSuffix("[]") && lists.contains(String(step.dropLast(2)))
    }

    /// Recognizes a name.
    init(_ text: JSONText) {
        guard text.isPlain, text.count <= 24 else {
            self = .other
            return
        }
        let name = text.string.lowercased().filter { $0.isLetter || $0.isNumber }
        self = Self.known[name] ?? Self.costIn(name) ?? .other
    }

    /// The cost that a name means with a currency at its end: `priceeur`; nil for any other name.
    private static func costIn(_ name: String) -> PlannerKey? {
        for length in 3...5 where name.count > length {
            let code = name.suffix(length).uppercased()
            if CSVColumnWords.currencies.contains(code), case .cost? = known[String(name.dropLast(length))] {
                return .costIn(code)
            }
        }
        return nil
    }
}
