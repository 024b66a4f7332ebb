/// The states of the United States by their postcodes.
enum USPostcode {
    /// The first three digits at which the postcodes of a state begin, each up to the next.
    private static let states: [(first: Int, state: String)] = [
        (5, "NY"), (6, "PR"), (10, "MA"), (28, "RI"), (30, "NH"), (39, "ME"), (50, "VT"), (60, "CT"), (70, "NJ"),
        (100, "NY"), (150, "PA"), (197, "DE"), (200, "DC"), (206, "MD"), (220, "VA"), (247, "WV"), (270, "NC"),
        (290, "SC"), (300, "GA"), (320, "FL"), (350, "AL"), (370, "TN"), (386, "MS"), (398, "GA"), (400, "KY"),
        (430, "OH"), (460, "IN"), (480, "MI"), (500, "IA"), (530, "WI"), (550, "MN"), (570, "SD"), (580, "ND"),
        (590, "MT"), (600, "IL"), (630, "MO"), (660, "KS"), (680, "NE"), (700, "LA"), (716, "AR"), (730, "OK"),
        (750, "TX"), (800, "CO"), (820, "WY"), (832, "ID"), (840, "UT"), (850, "AZ"), (870, "NM"), (885, "TX"),
        (889, "NV"), (900, "CA"), (967, "HI"), (970, "OR"), (980, "WA"), (995, "AK"),
    ]

    /// The state of a postcode of five digits, also with four more behind a hyphen, and without the zero in front that
    /// tables lose; nil for any other text.
    static func state(_ text: String) -> String? {
        let digits = text.split(separator: "-")[...].first ?? ""
        guard (4...5).contains(digits.utf8.count), digits.allSatisfy({ $0.isASCII && $0.isNumber }),
            let number = Int(digits)
        else { return nil }
        return states.last { $0.first <= number / 100 }?.state
    }
}
