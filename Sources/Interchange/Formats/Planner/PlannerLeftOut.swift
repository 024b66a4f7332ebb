import Text

/// The members of a planner's places that have no meaning here, as they are told to the person.
enum PlannerLeftOut {
    /// The most names that are remembered of a place, and the most that are told.
    static let most = 30
    private static let told = 6

    /// The ends of the names of members that are for programs, and the whole names of such.
    private static let ends = [
        "id", "ids", "uuid", "key", "hash", "slug", "token", "url", "uri", "at", "icon", "image",
    ]
    private static let whole: Set = [
        "id", "created", "updated", "modified", "order", "index", "position", "sort", "sortorder", "timezone", "zoom",
        "image", "photo", "icon", "color", "colour", "version", "country", "countrycode", "locale", "language",
        "object", "class", "status", "radius", "altitude", "elevation", "accuracy", "thumbnail", "cover", "sequence",
        "number", "dayindex", "stopindex", "utcoffset", "utc", "weather", "weathercondition", "weathertemperature",
        "detail", "views", "likes", "zip", "state", "region",
    ]

    /// Whether a member of this name is for people.
    static func isForPeople(_ name: String) -> Bool {
        guard name.utf8.count <= 40, !name.hasPrefix("_"), !name.hasPrefix("@") else { return false }
        let key = name.lowercased().filter { $0.isLetter || $0.isNumber }
        let words = name.split { $0 == "_" || $0 == "-" }.last.map { $0.lowercased() } ?? key
        return !whole.contains(key) && !ends.contains(words) && !name.hasSuffix("Id") && !name.hasSuffix("At")
            && !name.hasSuffix("Url") && !name.hasSuffix("Uuid")
    }

    /// Whether a value is for people: no link, and not empty.
    static func isForPeople(value: String) -> Bool {
        !value.allSatisfy(\.isWhitespace) && !value.containsText("://") && value != "0"
    }

    /// The beginnings of the names of members that are persons.
    private static let persons = ["author", "user", "owner", "creator", "created", "updated", "modified", "uploader"]

    /// Whether a member of this name is a person, or says who wrote something and when.
    static func isOfPerson(_ name: String) -> Bool {
        let key = name.lowercased().filter(\.isLetter)
        return persons.contains { key.hasPrefix($0) }
    }

    /// The beginnings of the names of objects that say where a place is.
    private static let whereabouts = ["address", "admin", "coord", "geo", "location", "bound", "viewport", "pluscode"]

    /// Whether an object of this name says where a place is, in a way that is not read.
    static func isOfWhere(_ name: String) -> Bool {
        let key = name.lowercased().filter(\.isLetter)
        return whereabouts.contains { key.hasPrefix($0) }
    }

    /// Whether a text is more than a word of a program: several words.
    static func isSentence(_ text: String) -> Bool {
        let words = text.split(whereSeparator: \.isWhitespace)
        return words.count > 1 && words.contains { $0.contains(where: \.isLetter) }
    }

    /// The name of a member as a person writes it: `Must try` of `must_try` and `mustTry`.
    static func label(_ name: String) -> String {
        var label = ""
        var last: Character = " "
        for character in name {
            let isSign = character == "_" || character == "-"
            if character.isUppercase, last.isLowercase { label += " " }
            label += isSign ? " " : character.isUppercase && last.isLowercase ? character.lowercased() : "\(character)"
            last = character
        }
        let trimmed = label.trimmed
        return trimmed.prefix(1).uppercased() + trimmed.dropFirst()
    }

    /// Whether a text that sorts places says more than that it is one.
    static func isForPeople(kind: String) -> Bool {
        let word = folded(kind).filter(\.isLetter)
        return ![
            "place", "stop", "location", "waypoint", "point", "poi", "feature", "city", "town", "step", "other", "day",
            "destination", "start", "end", "",
        ].contains(word)
    }

    /// The notice about the members that were left out: `left out of the places: “rating” (3), “room_type” (1)`.
    /// Takes the names that were left out of each place.
    static func notices(_ names: [[String]]) -> [String] {
        var counts: [String: Int] = [:]
        for names in names {
            for name in Set(names) { counts[name, default: 0] += 1 }
        }
        guard !counts.isEmpty else { return [] }
        let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        let shown = sorted.prefix(told).map { "\(Wording.quoted($0.key)) of \(Wording.counted($0.value, "stop"))" }
        let more = sorted.count > told ? " and \(Wording.counted(sorted.count - told, "more member"))" : ""
        return ["left out: \(shown.joined(separator: ", "))\(more)"]
    }
}
