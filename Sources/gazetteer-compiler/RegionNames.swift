/// The names of first-order regions where people use them to tell places apart; the source has those of the United States
/// alone, the others are known by their GeoNames codes.
///
/// The codes are those of GeoNames (`admin1CodesASCII`). The first name is shown; all of them, and usual abbreviations
/// behind, narrow a query.
enum RegionNames {
    /// The names of the region `code` of a country; empty when none is listed.
    static func names(_ iso: String, _ code: String) -> [String] {
        table[iso]?[code] ?? []
    }

    private static let table: [String: [String: [String]]] = [
        "CA": [
            "01": ["Alberta", "AB"], "02": ["British Columbia", "BC", "Colombie-Britannique"],
            "03": ["Manitoba", "MB"],
            "04": ["New Brunswick", "NB", "Nouveau-Brunswick"],
            "05": ["Newfoundland and Labrador", "NL", "Newfoundland"],
            "07": ["Nova Scotia", "NS", "Nouvelle-Écosse"], "08": ["Ontario", "ON", "Ont"],
            "09": ["Prince Edward Island", "PE", "PEI"], "10": ["Quebec", "QC", "Québec"],
            "11": ["Saskatchewan", "SK"],
            "12": ["Yukon", "YT"], "13": ["Northwest Territories", "NT", "NWT"], "14": ["Nunavut", "NU"],
        ],
        "AU": [
            "01": ["Australian Capital Territory", "ACT"], "02": ["New South Wales", "NSW"],
            "03": ["Northern Territory", "NT"], "04": ["Queensland", "QLD"], "05": ["South Australia", "SA"],
            "06": ["Tasmania", "TAS"], "07": ["Victoria", "VIC"], "08": ["Western Australia", "WA"],
        ],
        "GB": [
            "ENG": ["England"], "NIR": ["Northern Ireland"], "SCT": ["Scotland", "Schottland", "Écosse", "Escocia"],
            "WLS": ["Wales", "Cymru"],
        ],
        "DE": [
            "01": ["Baden-Württemberg"], "02": ["Bavaria", "Bayern"], "03": ["Bremen"], "04": ["Hamburg"],
            "05": ["Hesse", "Hessen"], "06": ["Lower Saxony", "Niedersachsen"],
            "07": ["North Rhine-Westphalia", "Nordrhein-Westfalen", "NRW"],
            "08": ["Rhineland-Palatinate", "Rheinland-Pfalz"], "09": ["Saarland"], "10": ["Schleswig-Holstein"],
            "11": ["Brandenburg"], "12": ["Mecklenburg-Vorpommern", "Mecklenburg"], "13": ["Saxony", "Sachsen"],
            "14": ["Saxony-Anhalt", "Sachsen-Anhalt"], "15": ["Thuringia", "Thüringen"], "16": ["Berlin"],
        ],
    ]
}
