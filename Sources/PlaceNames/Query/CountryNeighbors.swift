/// The countries that have a border on land, a bridge or a tunnel between them.
enum CountryNeighbors {
    /// The codes of the countries around one, given by its two letters; none for an island and for other texts.
    static func neighbors(_ country: String) -> [String] { table[country] ?? [] }

    private static let table: [String: [String]] = {
        var table: [String: [String]] = [:]
        for pair in pairs.split(whereSeparator: \.isWhitespace) {
            let codes = pair.split(separator: "-").map(String.init)
            for other in codes.dropFirst() {
                table[codes[0], default: []].append(other)
                table[other, default: []].append(codes[0])
            }
        }
        return table
    }()

    /// A country and its neighbours, each pair once.
    private static let pairs = """
        AD-ES-FR AE-OM-SA AF-CN-IR-PK-TJ-TM-UZ AL-GR-ME-MK-XK AM-AZ-GE-IR-TR AO-CD-CG-NA-ZM AR-BO-BR-CL-PY-UY
        AT-CH-CZ-DE-HU-IT-LI-SI-SK AZ-GE-IR-RU-TR BA-HR-ME-RS BD-IN-MM BE-DE-FR-LU-NL BF-BJ-CI-GH-ML-NE-TG
        BG-GR-MK-RO-RS-TR BH-SA BI-CD-RW-TZ BJ-NE-NG-TG BN-MY BO-BR-CL-PE-PY BR-CO-GF-GY-PE-PY-SR-UY-VE BT-CN-IN
        BW-NA-ZA-ZM-ZW BY-LT-LV-PL-RU-UA BZ-GT-MX CA-US CD-CF-CG-RW-SS-TZ-UG-ZM CF-CG-CM-SD-SS-TD CG-CM-GA
        CH-DE-FR-IT-LI CI-GH-GN-LR-ML CL-PE CM-GA-GQ-NG-TD CN-HK-IN-KG-KP-KZ-LA-MM-MN-MO-NP-PK-RU-TJ-VN
        CO-EC-PA-PE-VE CR-NI-PA CY-GB CZ-DE-PL-SK DE-DK-FR-LU-NL-PL DJ-ER-ET-SO DK-SE DO-HT DZ-EH-LY-MA-ML-MR-NE-TN
        EC-PE EE-LV-RU EG-IL-LY-PS-SD EH-MA-MR ER-ET-SD ES-FR-GI-MA-PT ET-KE-SD-SO-SS FI-NO-RU-SE FR-GB-IT-LU-MC
        GA-GQ GB-IE GE-RU-TR GF-SR GH-TG GM-SN GN-GW-LR-ML-SL-SN GR-MK-TR GT-HN-MX-SV GW-SN GY-SR-VE HK-MO HN-NI-SV
        HR-HU-ME-RS-SI HU-RO-RS-SI-SK-UA ID-MY-PG-TL IL-JO-LB-PS-SY IN-MM-NP-PK IQ-IR-JO-KW-SA-SY-TR IR-PK-TM-TR
        IT-SI-SM-VA JO-PS-SA-SY KE-SO-SS-TZ-UG KG-KZ-TJ-UZ KH-LA-TH-VN KP-KR-RU KW-SA KZ-RU-TM-UZ LA-MM-TH-VN LB-SY
        LR-SL LS-ZA LT-LV-PL-RU LV-RU LY-NE-SD-TD-TN MD-RO-UA ME-RS-XK MK-RS-XK ML-MR-NE-SN MM-TH MN-RU MR-SN
        MW-MZ-TZ-ZM MX-US MY-SG-TH MZ-SZ-TZ-ZA-ZM-ZW NA-ZA-ZM NE-NG-TD NG-TD NO-RU-SE OM-SA-YE PL-RU-SK-UA QA-SA
        RO-RS-UA RS-XK RU-UA RW-TZ-UG SA-YE SD-SS-TD SK-UA SS-UG SY-TR SZ-ZA TJ-UZ TM-UZ TZ-UG-ZM ZA-ZW ZM-ZW
        """
}
