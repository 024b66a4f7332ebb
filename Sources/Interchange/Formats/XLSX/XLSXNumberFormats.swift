import CivilTime
import Text
import XML

/// The styles of cells that are dates or amounts of money in a workbook, and the meaning of their numbers.
struct XLSXNumberFormats {
    /// Whether days are counted from 1904-01-01, as old Macintosh workbooks do, and not from 1900.
    var countsFrom1904 = false
    /// Whether each style of cells, by its number, shows a date or a time.
    private var areDates: [Bool] = []
    /// The currency that each style shows.
    private var currencies: [String?] = []

    /// Creates a workbook without styles of dates.
    init() {}

    /// Reads the styles. Linear.
    mutating func readStyles(_ xml: inout XMLReader) throws(TextFault) {
        var formats: [Int: String] = [:]
        while try xml.nextChild(at: 1) {
            let level = xml.depth
            if xml.name.isLocally("numFmts") {
                while try xml.nextChild(at: level) {
                    if let id = (xml.attribute("numFmtId")?.string).flatMap({ Int($0) }) {
                        formats[id] = xml.attribute("formatCode")?.string
                    }
                    try xml.skipElement()
                }
            } else if xml.name.isLocally("cellXfs") {
                while try xml.nextChild(at: level) {
                    let id = (xml.attribute("numFmtId")?.string).flatMap { Int($0) } ?? 0
                    currencies.append(formats[id].flatMap(XLSXNumberFormats.currency))
                    areDates.append(
                        formats[id].map(XLSXNumberFormats.showsDate) ?? XLSXNumberFormats.isDate(builtIn: id))
                    try xml.skipElement()
                }
            } else {
                try xml.skipElement()
            }
        }
    }

    /// Whether cells of this style are dates.
    func isDate(style: Int?) -> Bool {
        style.map { areDates.indices.contains($0) && areDates[$0] } ?? false
    }

    /// The currency of cells of this style; nil where they show none.
    func currency(style: Int?) -> String? {
        style.flatMap { currencies.indices.contains($0) ? currencies[$0] : nil }
    }

    /// The currency that a format of a person's own shows: `[$€-407]`, `"CHF"`, `£`; nil where it shows none.
    private static func currency(_ code: String) -> String? {
        let parts = code.prefix { $0 != ";" }.split { "\"[]# 0,._*\\?".contains($0) }
        for part in parts {
            var mark = part
            // What follows the sign in brackets is the number of a language.
            if mark.hasPrefix("$"), mark.count > 1 { mark = mark.dropFirst().prefix { $0 != "-" } }
            if CurrencyMark.isCurrency(mark) { return String(mark) }
        }
        return nil
    }

    /// The formats that every program knows by their numbers (ECMA-376, 18.8.30).
    private static func isDate(builtIn id: Int) -> Bool {
        (14...22).contains(id) || (27...36).contains(id) || (45...47).contains(id) || (50...58).contains(id)
    }

    /// Whether a format of a person's own shows parts of a date or a time: letters that stand neither in quotes nor in
    /// brackets nor behind a backslash.
    private static func showsDate(_ code: String) -> Bool {
        var end: Character?
        var isEscaped = false
        for character in code.lowercased() {
            if let closing = end {
                if character == closing { end = nil }
            } else if isEscaped {
                isEscaped = false
            } else {
                switch character {
                case "\"": end = "\""
                case "[": end = "]"
                case "\\", "_", "*": isEscaped = true
                case "y", "m", "d", "h", "s": return true
                // The second half of a format is for negative numbers and for texts.
                case ";": return false
                default: break
                }
            }
        }
        return false
    }

    /// A number of days as `2027-06-12`, with `09:30` where it has a time, or a time alone; nil when it is no date.
    func text(_ days: Double) -> String? {
        guard days >= 0, days < 2_958_466 else { return nil }
        let minutes = Int64((days * 1_440).rounded())
        let (whole, minute) = (minutes / 1_440, minutes % 1_440)
        let time = TimeOfDay(hour: Int(minute / 60), minute: Int(minute % 60), second: 0)?.hourAndMinute ?? ""
        if whole == 0, !countsFrom1904 { return time }
        // Excel counts a 29 February 1900 that never was.
        let shift: Int64 = countsFrom1904 ? 24_107 : whole < 60 ? 25_568 : 25_569
        let date = CivilDate(daysSince1970: whole - shift).text
        return minute == 0 ? date : "\(date) \(time)"
    }
}
