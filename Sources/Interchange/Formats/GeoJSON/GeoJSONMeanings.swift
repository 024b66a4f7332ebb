/// The meanings of the names of properties that other programs and people choose, by the words that columns of tables
/// are called by; each name of a file is looked up once.
struct GeoJSONMeanings {
    /// A kind of thing that a property says of a stop.
    enum Meaning {
        case plan(part: PlanTexts.Part, currency: String?)
        case note, address
    }

    /// The meanings of the names so far; nil of those without one.
    private var known: [String: Meaning?] = [:]
    /// The names by their indexes in the feature that had them last, and their meanings: most features of a file have
    /// the same ones in the same order.
    private var last: [(name: String, meaning: Meaning?)] = []
    /// The most names that are remembered: a file with more has a name for each feature.
    private static let mostNames = 1_000

    /// The meaning of a name that is at this index in its feature; nil of one without. Constant for a name that was
    /// there before, else linear in it.
    mutating func meaning(of name: String, at index: Int) -> Meaning? {
        if index < last.count, last[index].name == name { return last[index].meaning }
        let meaning: Meaning?
        if let remembered = known[name] {
            meaning = remembered
        } else {
            meaning = Self.meaning(name)
            if known.count < Self.mostNames { known[name] = .some(meaning) }
        }
        if index < last.count {
            last[index] = (name, meaning)
        } else if index == last.count, index < Self.mostNames {
            last.append((name, meaning))
        }
        return meaning
    }

    private static func meaning(_ name: String) -> Meaning? {
        if let kind = PlanTexts.kind(called: name) { return .plan(part: kind.part, currency: kind.currency) }
        let key = CSVColumnWords.key(name)
        if key != "tags", CSVColumnWords.notes.contains(key) { return .note }
        // A place may be anything.
        return key != "place" && CSVColumnWords.address.contains(key) ? .address : nil
    }
}
