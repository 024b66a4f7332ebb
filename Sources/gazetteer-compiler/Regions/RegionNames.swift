/// The names of first-order regions where people use them to tell places apart; the source has those of the United
/// States alone, the others are known by their GeoNames codes.
///
/// The names are written from general knowledge; the codes are those of GeoNames (`admin1CodesASCII`), checked by the
/// cities that lie there. The first name is shown; all of them, and usual abbreviations behind, narrow a query.
enum RegionNames {
    /// The names of the region `code` of a country; empty if none are listed.
    static func names(_ iso: String, _ code: String) -> [String] {
        table[iso]?[code] ?? ofEurope[iso]?[code] ?? ofWorld[iso]?[code] ?? []
    }

    /// Whether the regions of a country are places of their own by these names. Those of the others only narrow a
    /// query; their places are the provinces of Natural Earth.
    static func arePlaces(_ iso: String) -> Bool { iso == "US" || table[iso] != nil }

    /// Whether the region is always shown with a place, as in `Toronto, Ontario`, also if the name of the place is
    /// unique.
    static func isAlwaysShown(_ iso: String) -> Bool {
        ["US", "CA", "AU"].contains(iso)
    }

    private static let table: [String: [String: [String]]] = [
        "AT": [
            "01": ["Burgenland"], "02": ["Carinthia", "Kärnten"], "03": ["Lower Austria", "Niederösterreich"],
            "04": ["Upper Austria", "Oberösterreich"], "05": ["Salzburg"], "06": ["Styria", "Steiermark"],
            "07": ["Tyrol", "Tirol"], "08": ["Vorarlberg"], "09": ["Vienna"],
        ],
        "AU": [
            "01": ["Australian Capital Territory", "ACT"], "02": ["New South Wales", "NSW"],
            "03": ["Northern Territory", "NT"], "04": ["Queensland", "QLD"], "05": ["South Australia", "SA"],
            "06": ["Tasmania", "TAS"], "07": ["Victoria", "VIC"], "08": ["Western Australia", "WA"],
        ],
        "BR": [
            "01": ["Acre"], "02": ["Alagoas"], "03": ["Amapá"], "04": ["Amazonas"], "05": ["Bahia"], "06": ["Ceará"],
            "07": ["Distrito Federal"], "08": ["Espírito Santo"], "11": ["Mato Grosso do Sul"], "13": ["Maranhão"],
            "14": ["Mato Grosso"], "15": ["Minas Gerais"], "16": ["Pará"], "17": ["Paraíba"], "18": ["Paraná"],
            "20": ["Piauí"], "21": ["Rio de Janeiro"], "22": ["Rio Grande do Norte"], "23": ["Rio Grande do Sul"],
            "24": ["Rondônia"], "25": ["Roraima"], "26": ["Santa Catarina"], "27": ["São Paulo"], "28": ["Sergipe"],
            "29": ["Goiás"], "30": ["Pernambuco"], "31": ["Tocantins"],
        ],
        "CA": [
            "01": ["Alberta", "AB"], "02": ["British Columbia", "BC", "Colombie-Britannique"],
            "03": ["Manitoba", "MB"], "04": ["New Brunswick", "NB", "Nouveau-Brunswick"],
            "05": ["Newfoundland and Labrador", "NL", "Newfoundland"], "07": ["Nova Scotia", "NS", "Nouvelle-Écosse"],
            "08": ["Ontario", "ON", "Ont"], "09": ["Prince Edward Island", "PE", "PEI"], "10": ["Quebec", "QC"],
            "11": ["Saskatchewan", "SK"], "12": ["Yukon", "YT"], "13": ["Northwest Territories", "NT", "NWT"],
            "14": ["Nunavut", "NU"],
        ],
        "CH": [
            "AG": ["Aargau"], "AI": ["Appenzell Innerrhoden"], "AR": ["Appenzell Ausserrhoden"],
            "BE": ["Bern", "Berne"], "BL": ["Basel-Landschaft"], "BS": ["Basel-Stadt"],
            "FR": ["Fribourg", "Freiburg"], "GE": ["Geneva", "Genève", "Genf"], "GL": ["Glarus"],
            "GR": ["Grisons", "Graubünden"], "JU": ["Jura"], "LU": ["Lucerne", "Luzern"], "NE": ["Neuchâtel"],
            "NW": ["Nidwalden"], "OW": ["Obwalden"], "SG": ["St. Gallen"], "SH": ["Schaffhausen"],
            "SO": ["Solothurn"], "SZ": ["Schwyz"], "TG": ["Thurgau"], "TI": ["Ticino", "Tessin"], "UR": ["Uri"],
            "VD": ["Vaud"], "VS": ["Valais", "Wallis"], "ZG": ["Zug"], "ZH": ["Zürich"],
        ],
        "DE": [
            "01": ["Baden-Württemberg"], "02": ["Bavaria", "Bayern"], "03": ["Bremen"], "04": ["Hamburg"],
            "05": ["Hesse", "Hessen"], "06": ["Lower Saxony", "Niedersachsen"],
            "07": ["North Rhine-Westphalia", "Nordrhein-Westfalen", "NRW"],
            "08": ["Rhineland-Palatinate", "Rheinland-Pfalz"], "09": ["Saarland"], "10": ["Schleswig-Holstein"],
            "11": ["Brandenburg"], "12": ["Mecklenburg-Vorpommern", "Mecklenburg"], "13": ["Saxony", "Sachsen"],
            "14": ["Saxony-Anhalt", "Sachsen-Anhalt"], "15": ["Thuringia", "Thüringen"], "16": ["Berlin"],
        ],
        "ES": [
            "07": ["Balearic Islands", "Islas Baleares", "Illes Balears", "Balearen"], "27": ["La Rioja"],
            "29": ["Madrid"], "31": ["Murcia"], "32": ["Navarre", "Navarra"], "34": ["Asturias"], "39": ["Cantabria"],
            "51": ["Andalusia", "Andalucía", "Andalusien", "Andalousie"], "52": ["Aragon"],
            "53": ["Canary Islands", "Canarias", "Islas Canarias", "Kanarische Inseln"], "54": ["Castilla-La Mancha"],
            "55": ["Castile and León", "Castilla y León"],
            "56": ["Catalonia", "Cataluña", "Catalunya", "Katalonien", "Catalogne"], "57": ["Extremadura"],
            "58": ["Galicia"], "59": ["Basque Country", "País Vasco", "Euskadi"],
            "60": ["Valencia", "Comunidad Valenciana", "Comunitat Valenciana"],
        ],
        "FR": [
            "11": ["Île-de-France"], "24": ["Centre-Val de Loire"],
            "27": ["Bourgogne-Franche-Comté", "Burgundy", "Bourgogne"], "28": ["Normandy", "Normandie"],
            "32": ["Hauts-de-France"], "44": ["Grand Est", "Alsace"], "52": ["Pays de la Loire"],
            "53": ["Brittany", "Bretagne"], "75": ["Nouvelle-Aquitaine"], "76": ["Occitanie"],
            "84": ["Auvergne-Rhône-Alpes"], "93": ["Provence-Alpes-Côte d'Azur", "Provence", "PACA"],
            "94": ["Corsica", "Corse", "Korsika"],
        ],
        "GB": [
            "ENG": ["England"], "NIR": ["Northern Ireland"], "SCT": ["Scotland", "Schottland", "Écosse", "Escocia"],
            "WLS": ["Wales", "Cymru"],
        ],
        "IT": [
            "01": ["Abruzzo"], "02": ["Basilicata"], "03": ["Calabria"], "04": ["Campania"], "05": ["Emilia-Romagna"],
            "06": ["Friuli Venezia Giulia"], "07": ["Lazio"], "08": ["Liguria"],
            "09": ["Lombardy", "Lombardia", "Lombardei"], "10": ["Marche"], "11": ["Molise"],
            "12": ["Piedmont", "Piemonte", "Piemont"], "13": ["Apulia", "Puglia"],
            "14": ["Sardinia", "Sardegna", "Sardinien", "Sardaigne"],
            "15": ["Sicily", "Sicilia", "Sizilien", "Sicile"], "16": ["Tuscany", "Toscana", "Toskana", "Toscane"],
            "17": ["Trentino-Alto Adige", "South Tyrol", "Südtirol"], "18": ["Umbria"],
            "19": ["Aosta Valley", "Valle d'Aosta"], "20": ["Veneto"],
        ],
        "MX": [
            "01": ["Aguascalientes"], "02": ["Baja California"], "03": ["Baja California Sur"], "04": ["Campeche"],
            "05": ["Chiapas"], "06": ["Chihuahua"], "07": ["Coahuila"], "08": ["Colima"], "09": ["Mexico City"],
            "10": ["Durango"], "11": ["Guanajuato"], "12": ["Guerrero"], "13": ["Hidalgo"], "14": ["Jalisco"],
            "15": ["State of Mexico", "Estado de México"], "16": ["Michoacán"], "17": ["Morelos"], "18": ["Nayarit"],
            "19": ["Nuevo León"], "20": ["Oaxaca"], "21": ["Puebla"], "22": ["Querétaro"], "23": ["Quintana Roo"],
            "24": ["San Luis Potosí"], "25": ["Sinaloa"], "26": ["Sonora"], "27": ["Tabasco"], "28": ["Tamaulipas"],
            "29": ["Tlaxcala"], "30": ["Veracruz"], "31": ["Yucatán"], "32": ["Zacatecas"],
        ],
    ]
}
