import Text

/// Finds the trip or stop that a person means by a typed text.
///
/// A trip: its number in the list, full id, exact name, unique beginning of a name, or unique beginning of an id (4
/// characters or more), tried in this order; `name:2026` means exactly the name `2026`, and `Coast (bb2a)` is one of
/// several trips of that name, as lists show them. A stop: number, exact name, or unique beginning of a name. Case and
/// accents do not matter; if several names are equal without them, one that matches exactly is preferred.
///
/// A number is found in constant time. The first other reference takes linear time, the second sorts the list, and
/// later ones take logarithmic time. A reference that is not found takes linear time.
package final class ReferenceSearch {
    /// The fewest characters of the beginning of an id.
    private static let shortestID = 4

    private let subject: ReferenceSubject
    private let count: Int
    private let name: (Int) -> Name
    /// The id at an index as text; nil if elements cannot be referred to by id.
    private let id: ((Int) -> String)?
    /// Returns the text that distinguishes the element at an index from others of its name.
    private let detail: (Int) -> String
    private lazy var foldedNames = SortedTexts((0..<count).map { folded(name($0).text) })
    private lazy var foldedIDs = SortedTexts(id.map { id in (0..<count).map { folded(id($0)) } } ?? [])

    /// Creates a search in the trips of a library.
    package init(_ library: Library) {
        subject = .trip
        let trips = library.trips
        count = trips.count
        name = { trips[$0].name }
        id = { trips[$0].id.description }
        detail = { index in
            let stops = trips[index].waypoints
            guard let first = stops.first else { return "no stops" }
            return "\(Wording.counted(stops.count, "stop")) from \(first.name.text)"
        }
    }

    /// Creates a search in the stops of a trip.
    package init(_ trip: Trip) {
        subject = .stop(of: trip.name)
        let stops = trip.waypoints
        count = stops.count
        name = { stops[$0].name }
        id = nil
        detail = { $0 > 0 ? "after \(stops[$0 - 1].name.text)" : "the first stop" }
    }

    /// The index that a typed reference identifies; throws if there is none or more than one.
    package func index(of reference: String) throws(ReferenceError) -> Int {
        let typed = TypedReference(reference)
        if let number = typed.number, number >= 1, number <= count { return number - 1 }
        let wanted = typed.wanted
        guard !wanted.isEmpty else { throw notFound(typed, names: []) }
        // Two trips never have the same id.
        if !typed.isNameOnly, let index = foldedIDs.indices(equalTo: wanted).first { return index }
        let equal = foldedNames.indices(equalTo: wanted)
        let exact = equal.filter { name($0).text.unicodeScalars.elementsEqual(typed.plain.unicodeScalars) }
        if let only = exact.first, exact.count == 1 { return only }
        if let index = try single(equal, typed) { return index }
        guard !typed.isNameOnly else { throw notFound(typed, names: foldedNames.texts) }
        if let index = try single(foldedNames.indices(beginningWith: wanted), typed) { return index }
        if wanted.unicodeScalars.count >= Self.shortestID,
            let index = try single(foldedIDs.indices(beginningWith: wanted), typed)
        {
            return index
        }
        if let index = try marked(typed) { return index }
        throw notFound(typed, names: foldedNames.texts)
    }

    /// The element of a name with the beginning of its id in parentheses behind it, as lists tell equal names apart:
    /// `Coast (bb2a)`; nil for any other text.
    private func marked(_ typed: TypedReference) throws(ReferenceError) -> Int? {
        guard id != nil, typed.wanted.hasSuffix(")"), let open = typed.wanted.lastIndex(of: "(") else {
            return nil
        }
        let mark = typed.wanted[open...].dropFirst().dropLast()
        guard mark.utf8.count >= Self.shortestID, mark.allSatisfy({ $0.isHexDigit || $0 == "-" }) else { return nil }
        let named = Set(foldedNames.indices(equalTo: typed.wanted[..<open].trimmed))
        return try single(foldedIDs.indices(beginningWith: String(mark)).filter(named.contains), typed)
    }

    /// The only element of `indices`; nil if there is none. Throws if there are several.
    private func single(_ indices: [Int], _ typed: TypedReference) throws(ReferenceError) -> Int? {
        if indices.count > 1 {
            throw .ambiguous(subject, reference: typed.plain, candidates: indices.map(candidate))
        }
        return indices.first
    }

    private func candidate(_ index: Int) -> ReferenceCandidate {
        ReferenceCandidate(number: index + 1, name: name(index), detail: detail(index))
    }

    /// The error that nothing matches, with up to three names that are similar or begin similarly.
    private func notFound(_ typed: TypedReference, names: [String]) -> ReferenceError {
        var near: [(distance: Int, index: Int)] = []
        let length = typed.wanted.unicodeScalars.count
        let limit = max(1, min(3, length / 3))
        if length <= Name.maximumCharacters, !typed.isDigits {
            for (index, name) in names.enumerated() {
                // A similar beginning of a longer name counts as one more typing error.
                let beginning = String(name.unicodeScalars.prefix(length))
                let distance =
                    typingDistance(typed.wanted, name, atMost: limit)
                    ?? typingDistance(typed.wanted, beginning, atMost: limit - 1).map { $0 + 1 }
                if let distance { near.append((distance: distance, index: index)) }
            }
        }
        near.sort { ($0.distance, $0.index) < ($1.distance, $1.index) }
        let isNumberAsName = typed.isNameOnly && !typed.plain.isEmpty && typed.isDigits
        return .notFound(
            subject, reference: isNumberAsName ? typed.typed : typed.plain, count: count,
            suggestions: near.prefix(3).map { candidate($0.index) })
    }
}

/// A typed reference, parsed.
struct TypedReference {
    let typed: String
    /// The typed text without `name:`.
    let plain: String
    /// The typed text without `name:`, folded for comparison.
    let wanted: String
    /// Whether it began with `name:`.
    let isNameOnly: Bool

    init(_ typed: String) {
        self.typed = typed
        let mark = "name:"
        isNameOnly = folded(String(typed.prefix(mark.count))) == mark
        plain = isNameOnly ? String(typed.dropFirst(mark.count)) : typed
        // Normalized like a name: trimmed, with single spaces.
        wanted = folded((try? Name(plain))?.text ?? plain)
    }

    /// Whether it consists of digits only.
    var isDigits: Bool { plain.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } }

    /// The number; nil if it is not one.
    var number: Int? { isNameOnly || !isDigits ? nil : Int(plain) }
}

/// Texts that are searched for equality and by prefix, byte by byte. The first search is linear; the second sorts the
/// texts in O(n log n), and later searches are logarithmic.
private struct SortedTexts {
    let texts: [String]
    private var order: [Int] = []
    private var hasBeenAsked = false

    init(_ texts: [String]) {
        self.texts = texts
    }

    /// The indices, ascending, of the texts equal to `wanted`.
    mutating func indices(equalTo wanted: String) -> [Int] {
        indices(beginningWith: wanted) { $0.utf8.count == wanted.utf8.count }
    }

    /// The indices, ascending, of the texts that begin with `wanted` and pass `isMeant`.
    mutating func indices(beginningWith wanted: String, where isMeant: (String) -> Bool = { _ in true }) -> [Int] {
        guard hasBeenAsked else {
            hasBeenAsked = true
            return texts.indices.filter { texts[$0].utf8.starts(with: wanted.utf8) && isMeant(texts[$0]) }
        }
        if order.isEmpty {
            order = texts.indices.sorted { texts[$0].utf8.lexicographicallyPrecedes(texts[$1].utf8) }
        }
        var (low, high) = (0, order.count)
        while low < high {
            let middle = (low + high) / 2
            if texts[order[middle]].utf8.lexicographicallyPrecedes(wanted.utf8) {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return order[low...].prefix { texts[$0].utf8.starts(with: wanted.utf8) }.filter { isMeant(texts[$0]) }.sorted()
    }
}
