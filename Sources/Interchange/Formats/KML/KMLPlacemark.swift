import Entities

/// A placemark of a KML file.
struct KMLPlacemark {
    var name: String?
    /// Plain text, made from the HTML that descriptions are.
    var description: String?
    var address: String?
    var data: [KMLData] = []
    /// Whether it has data, also where none of them is for a person.
    var hasExtendedData = false
    var geometry = KMLGeometry()
    /// The dates between which one is there, as a `TimeSpan` has them.
    var span: (begin: String?, end: String?) = (nil, nil)
    /// Whether it has a `TimeStamp`, which may as well be that of recording.
    var hasTimeStamp = false
    /// The kind of the place that its style says.
    var kind: String?
    /// The text of its `Snippet`.
    var snippet: String?

    /// Creates an empty placemark.
    init() {}

    /// Takes away and returns the data that are the plan of a stop.
    mutating func takePlan() -> PlanTexts {
        var texts = PlanTexts()
        data.removeAll { entry in
            let isKind = CSVColumnWords.kind.contains(CSVColumnWords.key(entry.name)) || entry.name == "icon"
            if isKind, let word = KindWords.kind(entry.value) {
                kind = word
                return true
            }
            guard !entry.value.allSatisfy(\.isWhitespace) else { return false }
            if let part = PlanTexts.part(named: entry.name) {
                texts.set(part, entry.value)
                return true
            }
            return PlanTexts.kind(called: entry.name).map { texts.take($0, entry.value) } ?? false
        }
        texts.fields[.kind] = texts.fields[.kind] ?? kind
        texts.date = texts.date ?? span.begin
        texts.checkOut = texts.checkOut ?? span.end
        return texts
    }

    /// Description, data and address below each other, nothing twice; nil when there is none.
    ///
    /// Google My Maps writes the data into the description too.
    var note: String? {
        guard !data.isEmpty || address != nil else { return description }
        var lines = description.map { [$0] } ?? []
        // By lines, as a text may be long and the data many.
        var known = Set(description?.split(separator: "\n") ?? [])
        func add(_ line: String) {
            if known.insert(line[...]).inserted { lines.append(line) }
        }
        for entry in data
        where !entry.value.isEmpty && entry.value != name && entry.value != description && !entry.isForPrograms {
            add("\(entry.name): \(entry.value)")
        }
        if let address, !address.isEmpty, address != name { add(address) }
        return lines.joined(separator: "\n")
    }
}
