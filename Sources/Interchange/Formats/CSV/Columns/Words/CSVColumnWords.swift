import Text

/// The words that columns are called by, as they are compared: small letters and digits without spaces and signs.
enum CSVColumnWords {
    static let coordinates = [
        "coordinates", "coordinate", "coords", "coord", "latlng", "latlon", "latlong", "latitudelongitude", "gps",
        "geo",
        "gpscoordinates", "gpscoords", "koordinaten", "gpskoordinaten", "coordonnées", "coordonnees", "coordenadas",
        "coordinaten", "coördinaten", "坐标", "座標", "좌표", "координаты", "geopoint", "geolocation",
    ]
    static let latitude = [
        "lat", "latitude", "y", "breite", "breitengrad", "latitud", "latitudine", "breedtegraad", "gpslat", "緯度", "纬度",
        "위도", "tolat", "tolatitude", "endlat", "endlatitude", "destlat", "destinationlat", "lat2", "широта",
        "stoplat", "stoplatitude", "szerokość", "ykoord", "ycoord",
    ]
    static let longitude = [
        "lon", "lng", "long", "longitude", "x", "länge", "längengrad", "laenge", "laengengrad", "longitud",
        "longitudine", "lengtegraad", "gpslon", "gpslng", "經度", "经度", "経度", "경도", "tolon", "tolng", "tolong",
        "tolongitude", "endlon", "endlng", "endlongitude", "destlon", "destlng",
        "stoplon", "stoplng", "stoplong", "stoplongitude", "destinationlon", "destinationlng", "lon2", "lng2",
        "долгота", "długość", "xkoord",
        "xcoord",
    ]
    static let trip = ["trip", "tripname", "triptitle", "route", "routename", "tour"]
    static let name = [
        "name", "title", "stopname", "placename", "waypoint", "waypointname", "locationname", "label", "nom", "nombre",
        "titel", "bezeichnung", "nome",
        "naam", "titre", "titulo", "título", "titolo", "etape", "étape", "etappe", "tappa", "etapa", "destination",
        "destinations",
        "etappen", "tappe", "etapas", "stationen", "reiseziele", "luoghi", "lieux", "lugares", "haltes",
        "reiseziel", "ziel", "destino", "destinazione", "bestemming", "lieu", "lugar", "luogo", "sight", "poi", "名称",
        "名稱", "名前", "이름", "название",
    ]
    /// The words for kinds of places that are visited.
    static let sights = [
        "attraction", "port", "portofcall", "harbor", "harbour", "site", "spot", "venue", "landmark", "pointofinterest",
        "sehenswürdigkeit", "sehenswuerdigkeit", "haltepunkt", "halt", "hafen", "escale", "parada", "fermata",
        "lieudevisite", "lieuàvisiter", "sitevisité", "monument", "lugardevisita", "luogodavisitare",
        "meetingpoint", "meetingplace", "meetuppoint", "meetup", "treffpunkt", "treffpunkte", "sammelpunkt",
        "pointderendezvous", "lieuderendezvous", "rendezvous", "pointderencontre", "puntodeencuentro",
        "lugardeencuentro", "ritrovo", "puntodiritrovo", "luogodiritrovo", "puntodincontro", "verzamelpunt",
        "ontmoetingspunt", "verzamelplaats", "attrazione", "atracción", "atraccion", "景点", "景點", "地点", "地點", "場所", "地名",
        "站名", "장소", "место",
    ]
    /// The words for what is done at a place, or where one sleeps.
    static let activities = [
        "activity", "aktivität", "aktivitaet", "activité", "activite", "actividad", "attività", "activiteit",
        "aktivitet",
        "aktiviteter", "atividade", "passeio", "hotel",
        "property",
        "propertyname", "hotelname", "accommodationname", "nameofhotel", "unterkunftsname", "hotelbezeichnung",
        "accommodation", "accomodation", "lodging", "campsite", "campground", "unterkunft", "hébergement",
        "hebergement",
        "alojamiento", "alloggio", "event", "sightseeing", "whattodo", "thingstodo", "what", "was", "quoi", "qué",
        "que",
        "cosa", "wat",
    ]
    static let from =
        fromTowns + [
            "from", "från", "fra", "von", "de", "du", "da", "desde", "départ", "depart", "start", "origin", "van",
            "startpoint",
            "salida",
            "partenza", "vertrek", "abfahrt", "departure", "origen", "origine", "origem", "herkomst", "wherefrom",
        ]
    static let to =
        toTowns + [
            "to", "nach", "bis", "until", "tot", "till", "til", "a", "à", "au", "hasta", "arrivée", "arrivee", "end",
            "naar",
            "endpoint",
            "destination",
            "llegada",
            "arrivo", "aankomst", "ankunft", "arrival", "whereto", "finish", "finishpoint",
        ]
    /// The words for the end of a leg that name the stops of other tables.
    static let destinations = ["ziel", "reiseziel", "destination", "destino", "destinazione", "bestemming"]
    /// The words for the number of a row among those of its trip, which are in that order whatever else they are.
    static let order = [
        "order", "sequence", "seq", "stopnumber", "reihenfolge", "ordre", "orden", "ordine", "volgorde",
    ]
    static let address = [
        "address", "place", "location", "adresse", "anschrift", "dirección", "direccion", "indirizzo", "adres",
        "streetaddress", "fulladdress", "hoteladdress", "completeaddress", "地址", "住所", "주소", "адрес",
    ]
    /// The words for an address that mean nothing else.
    static let addressAlone = address.filter { !["place", "location"].contains($0) }
    static let town = [
        "city", "town", "where", "wo", "où", "dónde", "donde", "dove", "onde", "waar", "hvor", "gdzie", "ort", "ville",
        "stadt", "ciudad", "cityname", "città", "citta", "plaats",
        "localidad",
        "commune", "gemeinde", "village", "城市", "都市", "도시", "город", "località", "localita", "localité", "localite",
        "woonplaats", "orte", "städte", "steden", "plaatsen", "ciudades", "cidades", "localidades", "cidade", "miasto",
        "miejscowość", "stad", "staden", "kaupunki", "şehir", "město",
    ]
    /// The words for the street of an address and for its postcode, beside a column of towns.
    static let street = [
        "street", "streetaddress", "address1", "addressline1", "straße", "strasse", "strassehausnummer",
        "straßehausnummer",
        "strassenr", "straßenr", "rue", "calle", "straat", "ulica", "rua", "streetname", "улица",
    ]
    static let postcode = [
        "zip", "zipcode", "postcode", "postalcode", "plz", "postleitzahl", "codepostal", "cp", "códigopostal",
        "codigopostal", "cap", "postnummer", "kodpocztowy", "индекс", "zippostalcode",
    ]
    static let state = [
        "state", "region", "province", "région", "bundesland", "kanton", "provincia", "prov", "siglaprovincia",
        "provinciasigla", "provinz", "county", "canton", "département", "departement", "regione", "región",
        "comunidadautónoma", "comunidadautonoma", "stateprovince", "stateorprovince", "provincestate", "stateregion",
        "regionstate", "usstate", "landkreis",
    ]
    static let country = [
        "country", "land", "pays", "countryname", "countrycode", "país", "pais", "paese", "国家", "國家", "국가", "страна",
    ]
    static let link = [
        "url", "link", "googlemapsurl", "website", "googlemaps", "googlemapslink", "googlelink", "maplink", "mapslink",
        "mapurl", "kartenlink",
    ]
    static let notes = [
        "note", "notes", "comment", "comments", "description", "desc", "memo", "remark", "remarks", "tags", "notiz",
        "notizen", "bemerkung", "bemerkungen", "kommentar", "kommentare", "beschreibung", "hinweis", "commentaire",
        "commentaires", "remarque", "remarques", "descripción", "descripcion", "comentario", "comentarios", "nota",
        "notas", "descrizione", "commento", "commenti", "opmerking", "opmerkingen", "omschrijving",
    ]
    /// The words that begin the names of columns with notes.
    static let notesBeginnings = [
        "note", "notes", "comment", "comments", "description", "desc", "notiz", "bemerkung", "kommentar", "commentaire",
        "descripción", "descripcion", "beschreibung",
    ]

    /// The words for columns of towns and of where ships land.
    static let towns = Set(
        address + town + ["port", "portofcall", "harbor", "harbour", "hafen", "escale", "porto", "puerto", "haven"])

    /// The words of which two in one name, as in `City/Town`, are a place all the same.
    static let placeWords = Set(name + sights + address + town + lodging + activities)

    /// The name of a column as it is compared with these words.
    static func key(_ name: String) -> String {
        let key = name.lowercased().filter { $0.isLetter || $0.isNumber }
        // `$/night`: nothing else says that it is money.
        if name.utf8.count <= 20, let slash = name.firstIndex(of: "/"),
            ["$", "€", "£"].contains(name[..<slash].trimmed)
        {
            return "cost" + key
        }
        return key.isEmpty && name.contains("#") ? "#" : key
    }

    /// The name of a column without a word that says that what is below is only thought so: `budget` of `Est. budget`
    /// and `Budget (est.)`; any other name as it is.
    static func withoutEstimate(_ name: String) -> String {
        guard name.utf8.count <= 60 else { return name }
        let words = name.split { $0.isWhitespace || $0 == "_" }
        func isEstimate(_ word: Substring?) -> Bool {
            word.map { estimates.contains($0.lowercased().filter(\.isLetter)) } ?? false
        }
        guard words.count > 1 else { return name }
        if isEstimate(words.first) { return words.dropFirst().joined(separator: " ") }
        return isEstimate(words.last) ? words.dropLast().joined(separator: " ") : name
    }

    /// A key in the singular, as far as English, French and Spanish form the plural by an s: `cities` is `city`.
    static func singular(_ key: String) -> String {
        guard key.count > 3, key.hasSuffix("s") else { return key }
        if key.hasSuffix("ies") { return key.dropLast(3) + "y" }
        return String(key.dropLast())
    }

    /// The first word of a column's name, in small letters: it ends before a space, a sign, a digit, or a capital
    /// letter behind a small one.
    static func firstWord(_ name: String) -> String {
        var word = ""
        var last: Character = " "
        for character in name.drop(while: { !$0.isLetter }) {
            guard character.isLetter, !(last.isLowercase && character.isUppercase) else { break }
            word.append(character)
            last = character
        }
        return word.lowercased()
    }
}
