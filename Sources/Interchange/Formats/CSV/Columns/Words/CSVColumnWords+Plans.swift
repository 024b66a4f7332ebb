import Text

/// The words for columns of what is planned, in the tables of others.
extension CSVColumnWords {
    static let date = [
        "date", "datum", "fecha", "dates", "checkin", "checkindate", "arrivaldate", "zeitraum", "période", "periode",
        "periodo", "period",
        "daterange", "arrdate", "arrivedate", "datearrive", "datein", "in", "arrivalday",
        "nuitdu", "nachtvom", "nightof", "nochedel", "nottedel", "ankunftstag", "dateofarrival", "startdate",
        "anreise", "ankunftsdatum", "dateofvisit", "visitdate", "datedevisite", "fechadevisita", "datadivisita",
        "besuchsdatum", "traveldate", "traveldates", "datevisited", "datesvisited", "visitdates", "dateofstay",
        "datesofstay", "staydates", "stayeddates", "reisedatum", "reisedaten", "aufenthaltsdatum", "datesdeséjour",
        "datedeséjour", "datedesejour", "fechavisita", "datavisita", "bezoekdatum", "besöksdatum", "visitedon",
        "visited", "besuchtam",
        "besucht", "visitéle", "visitadoel", "日期", "日付", "날짜", "дата", "data",
        "anreisedatum", "datedarrivée", "datearrivée", "datedarrivee", "datearrivee", "fechadellegada", "fechallegada",
        "fechadeentrada", "fechaentrada", "entrada", "datadiarrivo", "dataarrivo", "datadechegada", "aankomstdatum",
        "anreisetag", "datefrom", "fromdate", "datumvon", "vondatum", "datededébut", "datededebut", "datedébut",
        "datedebut",
        "fechainicio", "fechadeinicio", "fechadesde", "datainizio", "begindatum", "startdatum", "datestart", "when",
        "dato", "datoer", "päivämäärä", "pvm", "tarih", "日程", "تاريخ", "التاريخ", "ημερομηνία", "dátum",
        "termin", "termine", "appointment", "appointmentdate", "cita", "appuntamento", "afspraak", "rdv",
        "afspraakdatum",
        "wann", "ankomstdatum", "ankunftdatum", "datumankunft", "quand", "cuándo", "cuando", "quando", "wanneer", "när",
        "når", "kiedy",
    ]
    static let day = [
        "day", "tag", "jour", "día", "dia", "giorno", "dag", "daynumber", "dayno", "day#", "天", "日", "день", "dzień",
        "일차", "nap", "den", "deň", "dan", "päivä", "päev", "gün", "ziua", "ημέρα",
    ]
    /// The words for the numbers of several days, which may as well mean how many these are.
    static let days = ["days", "tage", "jours", "días", "dias", "giorni", "dagen", "天数"]
    static let checkOut = [
        "checkout", "checkoutdate", "departuredate", "dateout", "out", "depdate", "departdate", "departureday",
        "dateofdeparture",
        "enddate", "abreise", "abreisedatum",
        "abfahrtsdatum", "datededépart", "datedépart", "datededepart", "datedepart", "fechadesalida", "fechasalida",
        "dateto", "todate", "datumbis", "bisdatum", "datedefin", "datefin", "fechafin", "fechadefin", "fechahasta",
        "datafine", "einddatum", "enddatum", "dateend",
        "leavedate", "leavingdate", "abfahrtdatum", "datumabfahrt", "avgångsdatum",
        "avreisedato", "datapartida",
        "datadipartenza", "datapartenza", "datadepartida", "datadesaída", "vertrekdatum", "abreisetag",
    ]
    static let nights = [
        "daystospend", "numberofdays", "noofdays", "daysthere", "nombredejours", "anzahltage",
        "overnightstays", "plannednights", "nightsplanned", "nights", "staynights", "nightsstayed", "nightcount",
        "night", "nts", "ngts", "nites", "nnoches", "nºnoches",
        "númerodenoches", "numerodenoches", "nnotti",
        "numerodinotti", "nbnuits", "nbdenuits", "nombredenuits", "anzahlnächte", "anzahlübernachtungen",
        "numberofnights", "noofnights", "nightsstay", "ofnights", "nights#", "nächte", "naechte",
        "übernachtungen", "uebernachtungen", "nuits", "nuitées", "noches", "notti", "nachten", "overnights", "泊数",
        "noce", "nocy", "liczbanocy", "ночи", "ночей", "nätter", "netter", "nætter", "noites", "éjszakák", "noci",
        "nopți", "gece", "yöt", "overnachtingen", "aantalnachten", "aantalovernachtingen", "pernoites", "pernottamenti",
        "pernoctaciones", "overnattinger",
        "övernattningar", "noclegi", "übernachtungenanzahl", "宿泊数", "宿泊日数", "泊", "晚数", "晚數", "晚", "夜", "박수", "박",
        "숙박일수", "ليالي", "الليالي", "عددالليالي", "לילות",
    ]
    /// The words for nights in the plural, with which names of their columns begin: `Nights there`.
    static let nightsBeginnings = [
        "nights", "nächte", "naechte", "übernachtungen", "uebernachtungen", "nuits", "nuitées", "noches", "notti",
        "nachten", "overnachtingen", "nätter", "netter", "nætter", "noites", "noce", "nocy",
    ]
    static let arrive = [
        "arrive", "arrival", "arrives", "arriveat", "arrivesat", "arrivalat", "arrivedat", "arrivaltime", "chegada",
        "ankunft", "arrivée", "llegada", "arrivo", "eta",
        "aankomst",
        "arrivee", "arr", "arrivetime", "timeofarrival", "arrtime", "ankunftszeit", "ankunftzeit", "ankunftuhrzeit",
        "heuredarrivée", "heurearrivée", "heuredarrivee", "heurearrivee", "horadellegada", "horallegada",
        "oradiarrivo", "oraarrivo", "orariodiarrivo", "orarioarrivo", "aankomsttijd", "ankomsttid", "ankomst",
        "horadechegada", "horachegada",
    ]
    static let leave = [
        "leave", "departure", "departs", "departat", "departsat", "departureat", "departedat", "leaveat", "leavesat",
        "departuretime", "saída", "saida", "partida", "abfahrt", "salida", "partenza",
        "vertrek", "etd", "depart",
        "départ", "leaves", "leaving", "dep", "departtime", "timeofdeparture", "deptime", "leavetime", "abfahrtszeit",
        "abfahrtzeit", "abfahrtuhrzeit", "heurededépart", "heuredépart", "heurededepart", "heuredepart",
        "horadesalida", "horasalida", "oradipartenza", "orapartenza", "orariodipartenza", "orariopartenza",
        "vertrektijd", "avgångstid", "avgång", "avgangstid", "avgang", "afgang", "horadepartida", "horapartida",
        "horadesaída",
    ]
    /// The words for the time of the day beside a date.
    static let clock = [
        "tid", "klockan", "kl", "time", "timeofday", "clock", "uhrzeit", "zeit", "heure", "heures", "hora", "ora",
        "orario", "tijd", "tijdstip",
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
        "flight", "flightno", "flightnumber", "flightnr", "flight#", "flug", "flugnr", "flugnummer", "vol",
        "numérodevol",
        "vuelo", "númerodevuelo", "volo", "numerovolo", "voo", "vlucht", "vluchtnummer",
    ]
    /// The words for where one sleeps.
    static let lodging = [
        "hotel", "hotels", "hotelname", "accommodation", "accomodation", "lodging", "unterkunft", "hébergement",
        "hebergement", "alojamiento", "alloggio", "hospedaje", "hospedagem", "boende", "отель", "жильё", "酒店", "住宿",
        "宿泊", "숙박", "ホテル", "숙소", "호텔", "hôtel", "logement", "dormir", "oùdormir", "dóndedormir", "schlafen", "dormire",
        "onderdak", "verblijfplaats", "albergo", "alberghi", "hoteles", "hostal", "albergue", "pensione", "pension",
        "herberge", "gasthof", "gîte", "gite", "auberge", "airbnb", "campsite", "campground", "campingplatz",
        "stellplatz", "noclegi", "zakwaterowanie", "accommodatie", "ubytování", "szállás", "konaklama", "otel",
        "majoitus", "فندق", "الفندق",
    ]
    /// The words for where the night is spent, so that each text is a night.
    static let overnight = [
        "overnachten", "übernachten", "uebernachten", "övernattning", "övernatta", "dovedormiamo", "dovesidorme",
        "oùondort", "oùdortons", "dóndedormimos", "wowirschlafen", "wirschlafenin", "waarslapenwe", "ondedormimos",
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
        "howmuch", "wieviel", "wasesgekostethat", "combien", "cuánto", "cuanto", "cuántocuesta", "quanto",
        "quantocosta",
        "hoeveel", "hurmycket", "hvormeget", "hvormye",
        "tarif", "tarifs", "tarifa", "tariffa",
        "hinta", "hinnat", "予算", "fiyat", "ücret",
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
        "diária", "diaria", "rate", "estcostpernight", "estimatedcostpernight", "nightcost", "nightprice", "nightrate",
        "costanight", "priceanight", "costpn", "pricepn",
        "ratepn", "preispn",
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
    /// The words for what is only thought so, beside another one in the name of a column: `Est. budget`.
    static let estimates: Set = [
        "est", "estd", "estimated", "estimate", "approx", "approximate", "approximated", "appr", "expected", "planned",
        "projected", "ca", "circa", "geschätzt", "geschätzte", "geschätzter", "geschätztes", "geschätzten", "ungefähre",
        "geplant", "geplante", "geplanter", "geplantes", "voraussichtlich", "voraussichtliche", "estimé", "estimée",
        "estimés", "prévu", "prévue", "prévus", "environ", "estimado", "estimada", "estimados", "previsto", "prevista",
        "aprox", "aproximado", "stimato", "stimata", "stimati", "indicativo", "geschat", "geschatte", "verwacht",
        "verwachte", "gepland", "geplande", "uppskattad", "beräknad", "planerad", "anslået",
    ]
    static let currency = ["currency", "währung", "waehrung", "devise", "moneda", "valuta"]
}
