import Console
import Geodesy
import Interchange
import PlaceNames
import Places
import Platform
import Text

/// Reads the PLACEs of the files of one command: a name that comes again is not looked up again, and the number of
/// look-ups is limited.
final class ExchangeLookups {
    /// The most different names of one command that are looked up without being found; takes about a second.
    static let maximumFailures = 500
    /// The most look-ups of one command; they take about a second, and are more than a list written by hand has names.
    static let maximumLookups = 10_000
    /// The least number of answers that are remembered; at most twice as many are.
    private static let remembered = 4_096
    /// The most bytes of a text that is remembered, so that the memory is bounded.
    private static let longestRemembered = 200

    /// The place of a text, or the reason why it has none.
    typealias Answer = Result<FoundPlace, PlaceRefusal>

    /// A question: the same name means another place near another one.
    struct Question: Hashable {
        let text: String
        let near: Coordinate?
    }

    private let places: PlaceFinder
    /// The places that names are looked up among.
    var finder: PlaceFinder { places }
    private let takeSignal: () -> Signal?
    /// The place near which the first names of a file are likely to be; nil where none is known.
    private let start: Coordinate?
    /// Gets each place that a name means.
    private let found: (FoundPlace) -> Void
    private var recent: [Question: Answer] = [:]
    private var older: [Question: Answer] = [:]
    /// The names that were not found, wherever that was.
    private var failed: [String: Answer] = [:]
    private var failureCount = 0
    private var lookupCount = 0

    /// A name that was looked up for the file that is being read.
    struct Lookup {
        let question: Question
        var answer: Answer
        /// The places that the name may mean where none is clearly meant.
        var candidates: [Coordinate] {
            if case .failure(let refusal) = answer { refusal.candidates.map(\.location) } else { [] }
        }
        /// Whether places have the name: what is only spelled like others means none of them, whatever is near.
        var isOfKnownName: Bool {
            let name = question.text.split(separator: ",").first.map { String($0).trimmed } ?? question.text
            return switch answer {
            case .success: true
            case .failure(let refusal): refusal.isKnown || refusal.foldedNames.contains { $0.hasPrefix(folded(name)) }
            }
        }
    }

    /// The most look-ups of a file that are looked at again together.
    private static let mostReconsidered = 500
    /// The look-ups of the file that is being read, in the order of its rows.
    var lookups: [Lookup] = []
    /// The places of the rows of the file that was read before, by their questions.
    var revised: [Question: Answer] = [:]

    /// The codes of the countries of the places that names of the file mean.
    var countries = Set<String>()

    /// The names of the file that was read before which mean places far from all others.
    var farNames: [FoundPlace] = []

    /// The small towns of that file whose names are those of large cities elsewhere, with these.
    var overshadowed: [(town: FoundPlace, city: FoundPlace)] = []

    /// The signal that ended the look-ups; nil while they go on. A file that is read after that must not be used.
    private(set) var interruption: Interruption?

    /// Asks `places`, for the first names near `start`, and tells `found` each that is meant; `takeSignal` gives the
    /// signal that came since the last call, if one did.
    init(
        _ places: PlaceFinder, near start: Coordinate? = nil, takeSignal: @escaping () -> Signal?,
        found: @escaping (FoundPlace) -> Void = { _ in }
    ) {
        self.places = places
        self.takeSignal = takeSignal
        self.start = start
        self.found = found
    }

    /// The place that a PLACE in a file means; else its fault, or the places that it could be, in words.
    func answer(_ text: String, near: Coordinate?) -> Answer {
        let answer = told(text, near: near ?? start)
        if case .success(let place) = answer {
            found(place)
            noteCountry(of: place)
        }
        return answer
    }

    private func told(_ text: String, near: Coordinate?) -> Answer {
        // Only names are remembered: a file has few different ones and many coordinates, which are read faster than
        // found.
        guard PlaceText.isName(text) else { return find(text, near: near).answer }
        if let answer = failed[text] { return answer }
        guard !Self.isSentence(text) else {
            return .failure(PlaceRefusal("\(PlaceError.unknown(text: text, spelling: nil))"))
        }
        let question = Question(text: text, near: near)
        // The rows before may have been unclear, and are no more.
        if let answer = revised[question] ?? revised[Question(text: text, near: nil)] { return answer }
        let answer = answer(question)
        if lookups.count <= Self.mostReconsidered {
            lookups.append(Lookup(question: question, answer: answer))
        }
        return answer
    }

    /// The most words of a name in front of a comma.
    private static let mostWords = 7

    /// Whether a text has more words than any name, so that nothing is looked for that is only spelled like it. Linear.
    private static func isSentence(_ text: String) -> Bool {
        text.prefix { $0 != "," && $0 != "(" }.split(separator: " ", maxSplits: mostWords).count > mostWords
    }

    /// Forgets the rows of the file before.
    func beginFile() {
        lookups = []
        farNames = []
        overshadowed = []
        revised = [:]
        countries = []
    }

    /// Looks the names of the file that was read up again, each as one more stop of a trip with all its other rows, and
    /// says whether any means something else then: the file is to be read again with these answers. Where no row is
    /// clear, the places that hold together are the others. Of many names none is; linear in the others for each.
    func reconsider() -> Bool {
        guard lookups.count <= Self.mostReconsidered, interruption == nil else { return false }
        noteOvershadowed()
        var moved = gatherStrays()
        let isUnclear = lookups.allSatisfy { $0.answer.coordinate == nil && $0.question.near == nil }
        let together = isUnclear ? placesTogether : []
        for (index, lookup) in lookups.enumerated() where revised[lookup.question] == nil {
            let text = lookup.question.text
            let others = lookups.filter { $0.question.text != text }
            let own = lookup.answer.coordinate
            let held = zip(lookups, together).compactMap { $0.question.text == text ? nil : $1 }
            let stops =
                others.compactMap { $0.answer.coordinate }
                + lookups.compactMap { $0.question.near.map { moved[$0] ?? $0 } } + held
            var elsewhere = stops.filter { $0 != own }
            // Where the only other name is far from this one, this one may be near that.
            if elsewhere.isEmpty, lookup.question.near == nil, own != nil {
                elsewhere = others.compactMap { $0.candidates.first }
            }
            guard !elsewhere.isEmpty, failed[text] == nil, lookup.isOfKnownName else { continue }
            let next = lookups[index...].lazy.compactMap { $0.answer.coordinate }.first { $0 != own } ?? held.first
            let near = lookup.question.near.map { moved[$0] ?? $0 }
            var answer = find(text, near: near ?? next, stops: elsewhere).answer
            if case .failure(let refusal) = answer, refusal.isOfSeveral {
                let before = lookups[..<index].last { $0.answer.coordinate != nil }?.answer.coordinate
                let after = lookups[(index + 1)...].first { $0.answer.coordinate != nil }?.answer.coordinate
                let place = placeOnTheWay(text, from: before, to: after) ?? placeInList(text, from: before, to: after)
                if let place { answer = .success(place) }
            }
            if answer.coordinate == own, case .success(let village) = lookup.answer,
                let before = lookups[..<index].last(where: { $0.answer.coordinate ?? own != own })?.answer.coordinate,
                let larger = largerPlace(text, than: village, from: before, to: next)
            {
                answer = .success(larger)
            }
            guard answer.coordinate != own, !isStillClear(lookup, next, answer) else { continue }
            revised[lookup.question] = answer
            // The rows behind it are asked near where it is now.
            if let own, let place = answer.coordinate { moved[own] = place }
        }
        takeLikeliest()
        if !revised.isEmpty { keepClear() }
        lookups = []
        let isRevised = !revised.isEmpty && interruption == nil
        // The file is read again.
        if isRevised { countries = [] }
        return isRevised
    }

    /// The distance of the next place in metres up to which one that was clear by itself stays so.
    private static let farNext = 2_000_000.0

    /// Whether a first row that was clear by itself stays so where the next only makes it unclear: before Rome, Porto
    /// is no village in Italy.
    private func isStillClear(_ lookup: Lookup, _ next: Coordinate?, _ answer: Answer) -> Bool {
        guard lookup.question.near == nil, answer.coordinate == nil, let own = lookup.answer.coordinate else {
            return false
        }
        // Of `Durham, Bamburgh` only the first is unclear, which is near the second.
        return next.map { own.distance(to: $0) <= Self.farNext } ?? true
    }

    private func answer(_ question: Question) -> Answer {
        if let answer = recent[question] ?? older[question] { return answer }
        if failureCount >= Self.maximumFailures {
            return .failure(PlaceRefusal("not looked up: \(Self.maximumFailures) names were not found before it"))
        }
        if lookupCount >= Self.maximumLookups {
            return .failure(PlaceRefusal("not looked up: \(Self.maximumLookups) names were looked up before it"))
        }
        lookupCount += 1
        let found = find(question.text, near: question.near)
        remember(found, of: question)
        return found.answer
    }

    /// An answer, whether nothing at all is known by the name, and whether it is an address with a town that is known.
    private typealias Finding = (answer: Answer, isUnknown: Bool, isAddress: Bool)

    private func remember(_ found: Finding, of question: Question) {
        if case .failure = found.answer, !found.isAddress { failureCount += 1 }
        guard question.text.utf8.count <= Self.longestRemembered else { return }
        if found.isUnknown {
            failed[question.text] = found.answer
            return
        }
        recent[question] = found.answer
        guard recent.count >= Self.remembered else { return }
        older = recent
        recent = [:]
    }

    /// The error in words, with the first of `shown` that may be meant: no others are worth naming.
    private static func reason(_ error: PlaceError, _ shown: [FoundPlace]) -> String {
        guard case .ambiguous(let text, _, let doubt) = error else { return "\(error)" }
        let close = CloseNames.places(of: .ambiguous(text: text, shown, doubt))
        guard !close.isEmpty else { return "\(PlaceError.unknown(text: text, spelling: nil))" }
        let texts = close.prefix(3).map { Wording.quoted($0.argument) }.joined(separator: ", ")
        return "\(error); write \(texts)\(close.count > 3 ? ", …" : "")"
    }

    /// The place of a name by itself, or near another place.
    func place(of text: String, near: Coordinate?) -> FoundPlace? { try? find(text, near: near).answer.get() }

    private func find(_ text: String, near: Coordinate?, stops: [Coordinate] = []) -> Finding {
        if interruption == nil, let signal = takeSignal(), signal.endsProgram { interruption = Interruption(signal) }
        guard interruption == nil else { return (.failure(PlaceRefusal("not looked up")), false, false) }
        let query = PlaceQuery(text: text, near: near, stops: stops, purpose: .reading)
        do throws(PlaceError) {
            return (.success(try places.place(for: query)), false, false)
        } catch {
            switch error {
            case .unknown, .bare: return (.failure(PlaceRefusal("\(error)")), true, false)
            case .ambiguous(_, let places, let doubt):
                if error.isOfTwoTowns {
                    let refusal = PlaceRefusal("\(error)", foldedNames: error.foldedNames, isOfTwoTowns: true)
                    return (.failure(refusal), false, false)
                }
                // What `add` takes without a question is clear here, too; else it says what picks each place.
                var shown = places
                do throws(PlaceError) {
                    return (
                        .success(try self.places.place(for: PlaceQuery(text: text, near: near, stops: stops))), false,
                        false
                    )
                } catch {
                    if case .ambiguous(_, let places, _) = error { shown = places }
                }
                let around = [near].compactMap { $0 } + stops
                if doubt == .otherName || (doubt != .misspelled && !text.contains(where: \.isCased)),
                    let place = Self.otherwiseCalled(shown, near: around)
                {
                    return (.success(place), false, false)
                }
                if doubt != .misspelled, let town = Self.onlyTown(shown, of: text) {
                    return (.success(town), false, false)
                }
                if let place = Self.namesake(of: text, in: shown + places, near: around) {
                    return (.success(place), false, false)
                }
                // Of an address the town is looked up next.
                let refusal = PlaceRefusal(
                    Self.reason(error, shown), foldedNames: error.foldedNames, isKnown: error.isOfKnownName,
                    isOfSeveral: true, candidates: shown)
                return (.failure(refusal), false, text.contains(","))
            default: return (.failure(PlaceRefusal("\(error)")), false, false)
            }
        }
    }
}

extension ExchangeLookups.Answer {
    /// The coordinates of the place; nil where there is none.
    var coordinate: Coordinate? { try? get().location }
}
