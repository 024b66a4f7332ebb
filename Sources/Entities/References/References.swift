import Text

/// How a person names a trip: number in the list, full id, exact name, unique beginning of a name, unique beginning of
/// an id (4 characters or more), tried in this order; `name:2026` means exactly the name `2026`.
///
/// Case and accents do not matter, but of several names that are equal so far the one typed exactly is taken.
package struct TripReference: Equatable, Sendable {
    /// The reference as it was typed.
    package let text: String

    /// Takes a reference as typed; any text is one.
    package init(_ text: String) {
        self.text = text
    }

    /// The place from 0 in the list of the one trip that is meant; throws when there is none or more than one.
    /// Linear in the number of trips.
    package func index(in library: Library) throws(ReferenceError) -> Int {
        let ids = library.trips.lazy.map { folded($0.id.description) }
        let search = ReferenceSearch(typed: text, subject: .trip, names: library.trips.map(\.name))
        return try search.index { search in
            if let index = ids.firstIndex(of: search.wanted) { return [index] }
            return []
        } byBeginning: { search in
            guard search.wanted.unicodeScalars.count >= 4 else { return [] }
            return ids.indices.filter { ids[$0].utf8.starts(with: search.wanted.utf8) }
        }
    }
}

/// How a person names a stop of a trip: number, exact name, unique beginning of a name, tried in this order;
/// `name:66` means exactly the name `66`.
///
/// Case and accents do not matter, but of several names that are equal so far the one typed exactly is taken.
package struct StopReference: Equatable, Sendable {
    /// The reference as it was typed.
    package let text: String

    /// Takes a reference as typed; any text is one.
    package init(_ text: String) {
        self.text = text
    }

    /// The place from 0 in the trip of the one stop that is meant; throws when there is none or more than one.
    /// Linear in the number of stops.
    package func index(in trip: Trip) throws(ReferenceError) -> Int {
        try ReferenceSearch(typed: text, subject: .stop(of: trip.name), names: trip.waypoints.map(\.name)).index()
    }
}

/// The search of one reference in one list.
private struct ReferenceSearch {
    let typed: String
    let subject: ReferenceSubject
    let names: [Name]
    /// What was typed, without `name:` and folded.
    let wanted: String
    /// What was typed, without `name:`.
    private let plain: String
    private let isNameOnly: Bool

    init(typed: String, subject: ReferenceSubject, names: [Name]) {
        self.typed = typed
        self.subject = subject
        self.names = names
        let mark = "name:"
        isNameOnly = folded(String(typed.prefix(mark.count))) == mark
        plain = isNameOnly ? String(typed.dropFirst(mark.count)) : typed
        // A typed name follows the rules of names: trimmed, with single spaces.
        wanted = folded((try? Name(plain))?.text ?? plain)
    }

    /// The index that is meant. The closures look for ids, by the whole and by the beginning.
    func index(
        byWhole: (ReferenceSearch) -> [Int] = { _ in [] }, byBeginning: (ReferenceSearch) -> [Int] = { _ in [] }
    ) throws(ReferenceError) -> Int {
        if !isNameOnly, let number = Int(plain), number >= 1, number <= names.count, isDigits(plain) {
            return number - 1
        }
        guard !wanted.isEmpty else { throw notFound([]) }
        if !isNameOnly, let index = try single(byWhole(self)) { return index }
        let foldedNames = names.map { folded($0.text) }
        let equal = foldedNames.indices.filter { foldedNames[$0] == wanted }
        let exact = equal.filter { names[$0].text.unicodeScalars.elementsEqual(plain.unicodeScalars) }
        if let only = exact.first, exact.count == 1 { return only }
        if let index = try single(equal) { return index }
        guard !isNameOnly else { throw notFound(foldedNames) }
        if let index = try single(foldedNames.indices.filter { foldedNames[$0].utf8.starts(with: wanted.utf8) }) {
            return index
        }
        if let index = try single(byBeginning(self)) { return index }
        throw notFound(foldedNames)
    }

    private func isDigits(_ text: String) -> Bool {
        text.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
    }

    /// The only one of `indices`, nil when there is none; throws when there are several.
    private func single(_ indices: [Int]) throws(ReferenceError) -> Int? {
        if indices.count > 1 {
            throw .ambiguous(subject, reference: plain, candidates: indices.map(candidate))
        }
        return indices.first
    }

    private func candidate(_ index: Int) -> ReferenceCandidate {
        ReferenceCandidate(number: index + 1, name: names[index])
    }

    /// The refusal with up to three names that are a few typing mistakes away, or whose beginning is.
    private func notFound(_ foldedNames: [String]) -> ReferenceError {
        var near: [(distance: Int, index: Int)] = []
        let length = wanted.unicodeScalars.count
        let limit = max(1, min(3, length / 3))
        if length <= Name.maximumCharacters, !isDigits(plain) {
            for (index, name) in foldedNames.enumerated() {
                // A mistake in the beginning of a long name counts one more than the same in the whole.
                let beginning = String(name.unicodeScalars.prefix(length))
                let distance =
                    typingDistance(wanted, name, atMost: limit)
                    ?? typingDistance(wanted, beginning, atMost: limit - 1).map { $0 + 1 }
                if let distance { near.append((distance: distance, index: index)) }
            }
        }
        near.sort { ($0.distance, $0.index) < ($1.distance, $1.index) }
        return .notFound(
            subject, reference: isNameOnly && !plain.isEmpty && isDigits(plain) ? typed : plain, count: names.count,
            suggestions: near.prefix(3).map { candidate($0.index) })
    }
}

extension Library {
    /// The trip that a person means by `reference`. Linear in the trips.
    package func trip(named reference: String) throws(ReferenceError) -> Trip {
        try trips[TripReference(reference).index(in: self)]
    }
}
