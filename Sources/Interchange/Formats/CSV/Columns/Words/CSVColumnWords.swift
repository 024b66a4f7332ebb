import Text

/// The words that columns are called by, as they are compared: small letters and digits without spaces and signs.
enum CSVColumnWords {
    static let coordinates = [
        "coordinates", "coordinate", "coords", "coord", "latlng", "latlon", "latlong", "latitudelongitude", "gps",
        "geo",
        "gpscoordinates", "gpscoords", "koordinaten", "gpskoordinaten", "coordonnées", "coordonnees", "coordenadas",
        "coordinate", "coordinaten", "coördinaten", "坐标", "座標", "좌표", "координаты", "geopoint", "geolocation",
    ]
    static let latitude = [
        "lat", "latitude", "y", "breite", "breitengrad", "latitud", "latitudine", "breedtegraad", "gpslat", "緯度", "纬度",
        "위도", "tolat", "tolatitude", "endlat", "endlatitude", "destlat", "destinationlat", "lat2", "широта",
        "szerokość", "ykoord", "ycoord",
    ]
    static let longitude = [
        "lon", "lng", "long", "longitude", "x", "länge", "längengrad", "laenge", "laengengrad", "longitud",
        "longitudine", "lengtegraad", "gpslon", "gpslng", "經度", "经度", "経度", "경도", "tolon", "tolng", "tolong",
        "tolongitude", "endlon", "endlng", "endlongitude", "destlon", "destlng",
        "destinationlon", "destinationlng", "lon2", "lng2", "долгота", "długość", "xkoord",
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
        "activity", "aktivität", "aktivitaet", "activité", "activite", "actividad", "attività", "activiteit", "hotel",
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
            "from", "von", "de", "du", "da", "desde", "départ", "depart", "start", "origin", "van", "startpoint",
            "salida",
            "partenza", "vertrek", "abfahrt", "departure", "origen", "origine", "origem", "herkomst", "wherefrom",
        ]
    static let to =
        toTowns + [
            "to", "nach", "bis", "until", "a", "à", "au", "hasta", "arrivée", "arrivee", "end", "naar", "endpoint",
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

    // What is planned, in the tables of others.
    static let date = [
        "date", "datum", "fecha", "dates", "checkin", "checkindate", "arrivaldate", "arrdate", "arrivalday",
        "nuitdu", "nachtvom", "nightof", "nochedel", "nottedel", "ankunftstag", "dateofarrival", "startdate",
        "anreise", "ankunftsdatum", "dateofvisit", "visitdate", "datedevisite", "fechadevisita", "datadivisita", "besuchsdatum", "traveldate", "visitedon", "visited", "besuchtam",
        "besucht", "visitéle", "visitadoel", "日期", "日付", "날짜", "дата", "data",
        "anreisedatum", "datedarrivée", "datearrivée", "datedarrivee", "datearrivee", "fechadellegada", "fechallegada",
        "fechadeentrada", "fechaentrada", "entrada", "datadiarrivo", "dataarrivo", "datadechegada", "aankomstdatum",
        "anreisetag", "datefrom", "fromdate", "datumvon", "vondatum", "datededébut", "datededebut", "datedébut",
        "datedebut",
        "fechainicio", "fechadeinicio", "fechadesde", "datainizio", "begindatum", "startdatum", "datestart", "when",
        "wann", "quand", "cuándo", "cuando", "quando", "wanneer", "när", "når", "kiedy",
    ]
    static let day = [
        "day", "tag", "jour", "día", "dia", "giorno", "dag", "daynumber", "dayno", "day#", "天", "日", "день", "dzień",
        "일차", "nap", "den", "deň", "dan", "päivä", "päev", "gün", "ziua", "ημέρα",
    ]
    /// The words for the numbers of several days, which may as well mean how many these are.
    static let days = ["days", "tage", "jours", "días", "dias", "giorni", "dagen", "天数"]
    static let checkOut = [
        "checkout", "checkoutdate", "departuredate", "depdate", "departdate", "departureday", "dateofdeparture", "enddate", "abreise", "abreisedatum",
        "abfahrtsdatum", "datededépart", "datedépart", "datededepart", "datedepart", "fechadesalida", "fechasalida",
        "dateto", "todate", "datumbis", "bisdatum", "datedefin", "datefin", "fechafin", "fechadefin", "fechahasta",
        "datafine", "einddatum", "enddatum", "dateend",
        "datadipartenza", "datapartenza", "datadepartida", "datadesaída", "vertrekdatum", "abreisetag",
    ]
    static let nights = [
        "overnightstays", "plannednights", "nightsplanned", "nights", "staynights", "nightsstayed", "nightcount", "night", "nts", "ngts", "nites", "nnoches", "nºnoches",
        "númerodenoches", "numerodenoches", "nnotti",
        "numerodinotti", "nbnuits", "nbdenuits", "nombredenuits", "anzahlnächte", "anzahlübernachtungen",
        "numberofnights", "noofnights", "nightsstay", "ofnights", "nights#", "nächte", "naechte",
        "übernachtungen", "uebernachtungen", "nuits", "nuitées", "noches", "notti", "nachten", "overnights", "泊数",
        "noce", "nocy", "liczbanocy", "ночи", "ночей", "nätter", "netter", "nætter", "noites", "éjszakák", "noci",
        "nopți", "gece", "yöt", "overnachtingen", "aantalnachten", "aantalovernachtingen", "pernoites", "pernottamenti",
        "pernoctaciones", "overnattinger",
        "övernattningar", "noclegi", "übernachtungenanzahl",
    ]
    static let arrive = [
        "arrive", "arrival", "arrives", "arriveat", "arrivesat", "arrivalat", "arrivedat", "arrivaltime", "chegada", "ankunft", "arrivée", "llegada", "arrivo", "eta",
        "aankomst",
        "arrivee", "arr",
    ]
    static let leave = [
        "leave", "departure", "departs", "departat", "departsat", "departureat", "departedat", "leaveat", "leavesat", "departuretime", "saída", "saida", "partida", "abfahrt", "salida", "partenza",
        "vertrek", "etd", "depart",
        "départ", "leaves", "leaving", "dep",
    ]
    /// The words for the time of the day beside a date.
    static let clock = [
        "time", "timeofday", "clock", "uhrzeit", "zeit", "heure", "heures", "hora", "ora", "orario", "tijd", "tijdstip",
        "horaire", "horario", "godzina", "hour", "stunde", "klokken", "kello", "saat", "klockslag", "время", "時間", "時刻",
        "时间", "시간",
    ]
    static let stay = [
        "stay", "duration", "lengthofstay", "timespent", "aufenthalt", "dauer", "durée", "duree", "duración",
        "duracion",
        "durata", "verblijf", "estancia", "howlong", "wielange", "hoelang",
    ]
    /// The words for how long a leg takes, in a table of legs.
    static let legDuration = [
        "duration", "dauer", "durée", "duree", "duración", "duracion", "durata", "drivetime", "drivingtime",
        "traveltime", "fahrzeit", "fahrtdauer", "reisezeit", "tempsdetrajet", "tiempo", "hours", "stunden",
        "heures", "horas", "ore", "uren", "reistijd", "czas", "время", "所要時間", "时间",
    ]
    /// The words for how a leg is travelled.
    static let means = [
        "mode", "means", "transport", "transportation", "modeoftransport", "transportmode", "travelmode", "travelby",
        "vehicle", "verkehrsmittel", "transportmittel", "fahrzeug", "moyen", "moyendetransport", "modedetransport",
        "medio", "mediodetransporte", "transporte", "mezzo", "mezzoditrasporto", "trasporto", "vervoer",
        "vervoermiddel", "transportmiddel", "färdmedel", "środektransportu", "transporttype", "транспорт", "交通",
        "交通手段", "交通工具", "移動手段", "이동수단", "교통수단", "교통",
    ]
    /// The words for the number of a flight.
    static let flight = [
        "flight", "flightno", "flightnumber", "flightnr", "flight#", "flug", "flugnr", "flugnummer", "vol", "numérodevol",
        "vuelo", "númerodevuelo", "volo", "numerovolo", "voo", "vlucht", "vluchtnummer",
    ]
    /// The words for where one sleeps.
    static let lodging = [
        "hotel", "hotels", "hotelname", "accommodation", "accomodation", "lodging", "unterkunft", "hébergement",
        "hebergement", "alojamiento", "alloggio", "hospedaje", "hospedagem", "boende", "отель", "жильё", "酒店", "住宿",
        "宿泊", "ホテル", "숙소", "호텔", "hôtel", "logement", "dormir", "oùdormir", "dóndedormir", "schlafen", "dormire",
        "onderdak", "verblijfplaats",
    ]
    /// The words for where the night is spent, so that each text is a night.
    static let overnight = [
        "overnight", "overnightat", "overnightstay", "sleep", "sleepat", "sleepin", "sleeping", "wherewesleep",
        "whereweslept", "whereislept", "sleptat", "sleptin", "slept", "wherewestayed", "whereistayed",
        "stayedat", "westayedat", "nightspentat", "geschlafenin", "schlafplätze", "dovedormire", "oùnousdormons",
        "stayat", "stayingat", "übernachtung", "uebernachtung", "nocleg", "overnatting", "overnachting",
        "nuità", "nuita", "nuit", "nuiten", "nocheen", "noche", "notte", "nottea", "pernottoa", "overnightin",
        "overnightstop", "overnightstops", "nightstop", "nightlystop", "overnighttown", "overnightcity",
        "overnightlocation", "overnightplace", "nightin", "nightat", "nachtin",
        "übernachtungin", "uebernachtungin", "übernachtungsort", "uebernachtungsort", "schlafort", "schlafplatz",
        "overnachtingin", "overnachtingsplaats", "nachtverblijf", "pernoctaen", "dormiren", "couchage", "wheretosleep",
        "pernottamento", "pernocta", "pernoctación", "pernoite", "nuitée", "ночлег",
    ]
    static let cost = [
        "tarif", "tarifs", "tarifa", "tariffa",
        "cost", "costs", "costseur", "costeur", "costusd", "costgbp", "priceeur", "priceusd", "pricegbp", "price",
        "kosten", "preis", "coût", "cout", "prix", "costo", "coste", "precio", "prezzo",
        "prijs", "budget", "estimatedcost", "estcost", "estcosts", "approxcost", "spesa", "spese", "gasto", "totalcost",
        "费用", "費用", "koszt", "koszty", "стоимость", "цена", "custo",
        "preço", "preco", "비용", "예산", "가격", "금액", "预算", "預算", "价格", "料金", "値段", "金額", "kostnad", "pris", "cena",
        "fiyat", "presupuesto", "orçamento", "orcamento", "valor", "importe", "betrag", "montant", "importo", "bedrag",
    ]
    /// The words for lengths of ways.
    static let distance = [
        "km", "kms", "kilometers", "kilometres", "kilometer", "miles", "mi", "mileage", "distance", "distanz",
        "entfernung", "strecke", "distancia", "distanza", "afstand",
    ]
    /// The words for the whole price of a stop, where no column is called a cost.
    static let totalCost = [
        "budgettotal", "totalbudget", "budgettotale", "presupuestototal", "totalcost", "costtotal",
        "costototale", "costitotali", "gesamtbudget", "kostentotal", "totalekosten", "kostentotaal",
        "totalprice", "total", "totalcosts", "pricetotal", "preisgesamt", "kostengesamt", "gesamtpreis", "gesamtkosten",
        "prixtotal", "coûttotal", "couttotal", "preciototal",
        "costototal", "costetotal", "prezzototale", "totaalprijs", "totalt", "amount", "betrag", "montant", "importe",
        "importo", "bedrag", "kwota", "合计", "合計", "총액",
    ]
    /// Those of them that say that it is money, and no length of a way.
    static let totalMoney = totalCost.filter { word in
        ["cost", "cout", "coût", "kost", "price", "preis", "prix", "prezz", "preci", "prijs", "budget"]
            .contains { word.containsText($0) }
    }
    /// The words for what the night costs, where there is no other column of costs.
    static let lodgingCost = [
        "hotelcost", "hotelprice", "hotelkosten", "hotelpreis", "roomcost", "roomprice", "accommodationcost",
        "lodgingcost", "unterkunftskosten", "prixhôtel", "prixhotel", "preciohotel", "prezzohotel",
    ]
    /// The words for what each night costs, where there is no other column of costs, but one of nights or of days.
    static let costOfNight = [
        "costpernight", "pricepernight", "ratepernight", "nightlyrate", "nightlycost", "nightlyprice", "pernight",
        "cost/night", "price/night", "rate/night", "costnight", "pricenight", "ratenight", "roomrate", "preispronacht",
        "kostenpronacht", "pronacht", "preis/nacht", "preisnacht", "prixparnuit", "parnuit", "prix/nuit", "prixnuit",
        "preciopornoche", "precio/noche", "precionoche", "costenoche", "prezzonotte", "prijsnacht", "kostennacht",
        "diária", "diaria", "nightcost", "nightprice", "nightrate", "costanight", "priceanight", "costpn", "pricepn", "ratepn", "preispn",
        "kostenpn", "prijspn", "coûtnuit", "prezzoanotte", "prezzopernotte", "prezzo/notte", "prijspernacht",
        "prijs/nacht", "costnacht", "costnuit", "costnoche", "costnotte",
    ]
    /// The words for what sorts places.
    static let kind = [
        "category", "categories", "type", "kind", "placetype", "kategorie", "typ", "art", "catégorie", "categorie",
        "genre", "categoría", "categoria", "tipo", "soort", "symbol", "sym",
    ]
    /// The codes and names of currencies that stand alone above amounts.
    static let currencies: Set = [
        "EUR", "EURO", "EUROS", "USD", "GBP", "CHF", "ISK", "NOK", "SEK", "DKK", "JPY", "AUD", "CAD", "NZD", "PLN",
        "CZK", "HUF", "ZAR", "BRL", "MXN", "TRY", "INR", "THB",
    ]
    static let currency = ["currency", "währung", "waehrung", "devise", "moneda", "valuta"]

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
