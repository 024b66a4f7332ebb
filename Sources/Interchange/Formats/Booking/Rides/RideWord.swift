import Text

/// The meaning of a word of a confirmation of a ride: of the header of a column, of the label in front of a value, or
/// of the word beside a time.
enum RideWord: Hashable {
    case departs, arrives, from, to, date, station, time, number, pickUp, dropOff, vehicle

    private static let known: [String: RideWord] = WordMeanings.table { add in
        add(
            .departs,
            "departs departure departing depart departuretime departingtime departingterminal departureterminal leaves "
                + "leaving abfahrt abflug abfahrtszeit abflugzeit abreise hinfahrt ausreise heuredepart heurededepart "
                + "partenza orapartenza oradipartenza salida horadesalida horasalida vertrek vertrektijd wyjazd odjazd avgang afgang avresa afrejse partida "
                + "outbound sailing lahto")
        add(
            .arrives,
            "arrives arrival arriving arrive arrivaltime arrivingtime arrivingterminal arrivalterminal ankunft "
                + "ankunftszeit ankunftzeit landung arrivee heurearrivee heuredarrivee arrivo oraarrivo oradiarrivo llegada "
                + "horadellegada horallegada aankomst aankomsttijd przyjazd ankomst chegada saapuminen")
        add(
            .from,
            "from von de da van departureport departureairport departurestation abfahrtshafen abfahrtsbahnhof "
                + "abflughafen startbahnhof origin origine origen fra fran desde embarkation portofdeparture")
        add(
            .to,
            "to nach a naar arrivalport arrivalairport arrivalstation ankunftshafen ankunftsbahnhof zielflughafen "
                + "zielbahnhof destination destino destinazione til till hasta disembarkation portofarrival vers")
        add(
            .date,
            "date datum jour fecha data dato day tag departuredate sailingdate traveldate reisedatum reisetag "
                + "datedudepart outwarddate")
        add(.station, "halt station bahnhof haltestelle gare stazione estacion stop stationhalt")
        add(.time, "time zeit uhrzeit heure ora hora tid tijd")
        add(.number, "flight flug flightno flightnumber flugnummer train zug vol vuelo volo ship schiff vessel line")
        add(
            .pickUp,
            "pickup pickuplocation pickupdate pickupdateandtime collection pickuppoint abholung abholdatum abholort "
                + "anmietung abholstation prisedevehicule retiro recogida ritiro ophalen odbior")
        add(
            .dropOff,
            "dropoff dropofflocation dropoffdate dropoffdateandtime return returnlocation returndate "
                + "returndateandtime ruckgabedatum ruckgabe ruckgabeort abgabe restitution retour devolucion "
                + "riconsegna consegna inleveren zwrot")
        add(
            .vehicle,
            "vehicle vehicletype vehicleclass car cartype carclass fahrzeug fahrzeugklasse fahrzeugkategorie vehicule "
                + "veicolo vehiculo voertuig")
    }

    /// The short words beside the time at which something leaves or arrives.
    private static let short: [String: RideWord] = [
        "ab": .departs, "dep": .departs, "dept": .departs, "abf": .departs, "part": .departs, "an": .arrives,
        "arr": .arrives, "ank": .arrives,
    ]

    /// The most bytes of such a word.
    private static let longest = 60

    /// The meaning of a word, or of several that stand together; nil for any other text. Linear.
    init?(_ text: some StringProtocol) {
        guard text.utf8.count <= Self.longest, let word = Self.known[folded(String(text)).filter(\.isLetter)] else {
            return nil
        }
        self = word
    }

    /// The meaning of a short word beside a time, as `ab` and `arr.`; nil for any other word. Linear.
    init?(besideTime text: some StringProtocol) {
        guard text.utf8.count <= 8, let word = Self.short[folded(String(text)).filter(\.isLetter)] else { return nil }
        self = word
    }

    /// The meaning of the header of a column, of which some are short; nil for any other text. Linear.
    init?(header text: some StringProtocol) {
        guard let word = RideWord(text) ?? RideWord(besideTime: text) else { return nil }
        self = word
    }
}
