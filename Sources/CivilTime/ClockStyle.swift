/// The way in which a person reads times of day.
package enum ClockStyle: Equatable, Sendable {
    /// `18:05`
    case hours24
    /// `6:05 pm`; midnight is `12:00 am`, noon `12:00 pm`.
    case hours12

    /// The style of a locale such as `en_US.UTF-8`: twelve hours where people of its region read English with them
    /// (CLDR 44, supplemental `timeData`).
    package init(locale: String) {
        let parts = locale.prefix { $0 != "." && $0 != "@" }.split(separator: "_")
        let isTwelve = parts.count == 2 && parts[0] == "en" && Self.regionsOfTwelveHours.contains(String(parts[1]))
        self = isTwelve ? .hours12 : .hours24
    }

    private static let regionsOfTwelveHours: Set<String> = [
        "AE", "AG", "AS", "AU", "BB", "BM", "BS", "CA", "CY", "DM", "ER", "FJ", "FM", "GD", "GH", "GM", "GU", "GY",
        "HK", "IN", "JM", "KI", "KN", "KY", "LC", "LR", "LS", "MH", "MO", "MP", "MW", "MY", "NA", "NZ", "PG", "PH",
        "PK", "PR", "PW", "SB", "SD", "SG", "SL", "SS", "SZ", "TC", "TO", "TT", "UM", "US", "VC", "VG", "VI", "VU",
        "WS", "ZM",
    ]

    /// Hour and minute of a time, with the second where it is asked for.
    package func text(_ time: TimeOfDay, withSeconds: Bool = false) -> String {
        switch self {
        case .hours24: return withSeconds ? time.text : time.hourAndMinute
        case .hours12:
            let seconds = withSeconds ? ":\(padded(time.second, 2))" : ""
            return "\((time.hour + 11) % 12 + 1):\(padded(time.minute, 2))\(seconds) \(time.hour < 12 ? "am" : "pm")"
        }
    }
}

/// A text with times of day in it, which are written as the one who reads it is used to.
package struct TimedText: Equatable, Sendable, ExpressibleByStringInterpolation {
    fileprivate enum Part: Equatable {
        case text(String)
        case time(TimeOfDay)
    }

    private var parts: [Part]

    /// Takes a text without a time.
    package init(stringLiteral text: String) {
        parts = [.text(text)]
    }

    /// Takes a text with what is written into it.
    package init(stringInterpolation text: StringInterpolation) {
        parts = text.parts
    }

    /// The text with its times written in a style.
    package func text(_ style: ClockStyle) -> String {
        parts.reduce(into: "") { text, part in
            switch part {
            case .text(let more): text += more
            case .time(let time): text += style.text(time)
            }
        }
    }

    /// The collector of the parts of such a text.
    package struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var parts: [Part] = []

        /// Begins with nothing.
        package init(literalCapacity: Int, interpolationCount: Int) {}

        /// Adds a text as it is.
        package mutating func appendLiteral(_ text: String) { parts.append(.text(text)) }

        /// Adds a text as it is.
        package mutating func appendInterpolation(_ text: String) { parts.append(.text(text)) }

        /// Adds a number.
        package mutating func appendInterpolation(_ number: Int) { parts.append(.text("\(number)")) }

        /// Adds a time of day.
        package mutating func appendInterpolation(_ time: TimeOfDay) { parts.append(.time(time)) }

        /// Adds a text with times.
        package mutating func appendInterpolation(_ text: TimedText) { parts += text.parts }
    }
}
