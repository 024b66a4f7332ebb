import CivilTime
import Entities

/// The names of what is planned in files that name each value: those of the columns of tables, in any language, and
/// some of programs.
extension PlanTexts {
    /// The kinds by the names in small letters, as these programs write them.
    static let names: [(name: StaticString, part: Part)] = [
        ("day", .day), ("checkin", .date), ("check-in", .date), ("check_in", .date),
        ("arrival_date", .date), ("checkout", .checkOut), ("check-out", .checkOut),
        ("check_out", .checkOut), ("departure_date", .checkOut), ("currency", .currency),
        ("nights", .field(.nights)), ("arrive", .field(.arrive)), ("arrival", .field(.arrive)),
        ("leave", .field(.leave)), ("departure", .field(.leave)), ("stay", .field(.stayMinutes)),
        ("cost", .field(.cost)), ("price", .field(.cost)),
    ]

    /// The kinds by the words for columns; a word of several is of the first.
    private static let kinds: [String: Part] = {
        typealias Words = CSVColumnWords
        let words: [([String], Part)] = [
            (Words.date, .date), (Words.day, .day), (Words.checkOut, .checkOut), (Words.currency, .currency),
            (Words.nights, .field(.nights)), (Words.arrive, .field(.arrive)), (Words.leave, .field(.leave)),
            (Words.stay, .field(.stayMinutes)), (Words.cost, .field(.cost)), (Words.totalCost, .field(.cost)),
            (Words.lodgingCost, .field(.cost)), (Words.costOfNight, .costOfNight),
        ]
        return Dictionary(words.flatMap { words, part in words.map { ($0, part) } }) { first, _ in first }
    }()

    /// The kind of the texts of one of the names that programs write; nil of any other.
    static func part(named name: String) -> Part? {
        let name = name.lowercased()
        return name == "date" ? .date : names.first { "\($0.name)" == name }?.part
    }

    /// The kind of the texts of a name that a person chose, and the currency in it; nil for any other. Linear in the
    /// name.
    static func kind(called name: String) -> (part: Part, currency: String?)? {
        guard name.utf8.count <= 60 else { return nil }
        if let part = kinds[CSVColumnWords.key(name)] { return (part, nil) }
        guard let (currency, words) = CurrencyMark.parts(ofLabel: name), !words.isEmpty,
            let part = kinds[CSVColumnWords.key(words.joined())], part.isCost
        else { return nil }
        return (part, currency)
    }

    /// Takes a text of this kind, unless there is one already or it is none of the kind: a word such as `tag` is a day
    /// in one language and another thing in the next. Returns whether it was taken.
    mutating func take(_ kind: (part: Part, currency: String?), _ text: String) -> Bool {
        let part = kind.part
        let isRight: Bool
        switch part {
        case .date: isRight = date == nil && text.contains(where: \.isNumber)
        case .day: isRight = day == nil && StopPlanReading.days(text) != nil
        case .checkOut: isRight = checkOut == nil && text.contains(where: \.isNumber)
        case .currency: isRight = currency == nil && CurrencyMark.isCurrency(text)
        case .costOfNight: isRight = fields[.cost] == nil && text.contains(where: \.isNumber)
        case .field(let field): isRight = fields[field] == nil && text.contains(where: \.isNumber)
        }
        guard isRight, text.utf8.count <= Self.longest else { return false }
        set(part, CurrencyMark.text(text, in: kind.currency))
        return true
    }

    /// The most bytes of such a text.
    private static let longest = 200
}

extension PlanTexts.Part {
    /// Whether it is an amount.
    fileprivate var isCost: Bool {
        switch self {
        case .costOfNight, .field(.cost): true
        case .date, .day, .checkOut, .currency, .field: false
        }
    }
}
