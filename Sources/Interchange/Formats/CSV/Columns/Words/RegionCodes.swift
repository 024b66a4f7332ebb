/// The regions that the codes of licence plates, posts and standards mean in tables, where nothing but the header says
/// the country.
enum RegionCodes {
    /// The German states by the codes of ISO 3166-2 and those that people use.
    private static let german = [
        "BW": "Baden-Württemberg", "BY": "Bayern", "BE": "Berlin", "BB": "Brandenburg", "HB": "Bremen",
        "HH": "Hamburg", "HE": "Hessen", "MV": "Mecklenburg-Vorpommern", "NI": "Niedersachsen", "NDS": "Niedersachsen",
        "NW": "Nordrhein-Westfalen", "NRW": "Nordrhein-Westfalen", "RP": "Rheinland-Pfalz", "RLP": "Rheinland-Pfalz",
        "SL": "Saarland", "SN": "Sachsen", "ST": "Sachsen-Anhalt", "LSA": "Sachsen-Anhalt",
        "SH": "Schleswig-Holstein", "TH": "Thüringen",
    ]
    /// The codes of the Italian provinces by their regions.
    private static let italian = [
        "Abruzzo": "AQ CH PE TE", "Basilicata": "MT PZ", "Calabria": "CS CZ KR RC VV",
        "Campania": "AV BN CE NA SA", "Emilia-Romagna": "BO FC FE MO PC PR RA RE RN",
        "Friuli-Venezia Giulia": "GO PN TS UD", "Lazio": "FR LT RI RM VT", "Liguria": "GE IM SP SV",
        "Lombardia": "BG BS CO CR LC LO MB MI MN PV SO VA", "Marche": "AN AP FM MC PU", "Molise": "CB IS",
        "Piemonte": "AL AT BI CN NO TO VB VC", "Puglia": "BA BR BT FG LE TA",
        "Sardegna": "CA NU OR SS SU", "Sicilia": "AG CL CT EN ME PA RG SR TP",
        "Toscana": "AR FI GR LI LU MS PI PO PT SI", "Trentino-Alto Adige": "BZ TN", "Umbria": "PG TR",
        "Valle d'Aosta": "AO", "Veneto": "BL PD RO TV VE VI VR",
    ]
    /// The words for columns of German states and of Italian provinces, as columns are compared.
    private static let (germanWords, italianWords): (Set, Set) = (
        ["bundesland"], ["provincia", "prov", "siglaprovincia", "provinciasigla"]
    )

    /// The name of the region that a code means in a column of this name; nil where the name is none for codes of one
    /// country, or the text is no such code.
    static func name(of text: String, below header: String) -> String? {
        let key = CSVColumnWords.key(header)
        if germanWords.contains(key) { return german[text] }
        return italianWords.contains(key) ? italianRegion(text) : nil
    }

    /// The names of the regions that a code may mean in a column of any name.
    static func names(of text: String) -> [String] { [german[text], italianRegion(text)].compactMap { $0 } }

    private static func italianRegion(_ code: String) -> String? {
        guard code.utf8.count == 2 else { return nil }
        return italian.first { $0.value.split(separator: " ").contains { $0 == code } }?.key
    }
}
