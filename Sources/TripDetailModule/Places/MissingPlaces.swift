import Places
import Screens
import Text

/// Several places that were typed or pasted at once, of which some are not known: those that are known are offered, and
/// the others asked for, one after the other.
struct MissingPlaces {
    /// The known places, with their positions among all.
    private var known: [(index: Int, text: String)]
    /// The texts that are not known, with their positions among all.
    private var missing: [(index: Int, text: String, original: Int)]
    /// The edit that adds all of them, and the position of the first.
    private let whole: TripDetailEdit
    private let position: StopPosition
    /// The known places that are not left out, by their index among all.
    private var kept: [Int]
    /// The reason for which they are not all added at once.
    let error: PlaceError
    /// The number in the trip of the first known one; nil until they are added.
    private var first: Int?
    /// The number of places that were left out before the next one that is asked for.
    private var leftOut = 0

    /// Sorts the texts of an edit by an error about them; nil where none of them is known, and where it is about
    /// something else than places that are not known.
    init?(_ edit: TripDetailEdit, _ error: any Error) {
        guard case .add(let texts, let position, nil, _, _) = edit, let error = error as? PlaceError,
            case .several(let problems) = error
        else { return nil }
        guard problems.allSatisfy({ $0.error.isAboutOneText }) else { return nil }
        let unknown = problems.filter { $0.error.isUnknown }.map(\.index).filter { texts.indices.contains($0) }
        guard !unknown.isEmpty, unknown.count < texts.count else { return nil }
        missing = unknown.map { ($0, texts[$0], $0) }
        known = texts.indices.filter { !unknown.contains($0) }.map { ($0, texts[$0]) }
        kept = known.map(\.index)
        whole = edit
        self.position = position
        self.error = error
    }

    /// The question whether to add the known ones.
    var question: YesNoQuestion {
        let names = MenuText.names(missing.map(\.text))
        let are =
            missing.count == 1 ? "is not known; you can correct it next" : "are not known; you can correct them next"
        let others = known.count == 1 ? "the other place" : "the other \(known.count) places"
        return YesNoQuestion("\(names) \(are). Add \(others) (\(knownNames))?", isYesUsual: true)
    }

    /// The most columns of the names in the question, which fit into two lines of a narrow window.
    private static let widthOfNames = 70

    /// The names of the known ones, as many as fit, and how many more there are.
    private var knownNames: String {
        var names = ""
        for (index, place) in known.enumerated() {
            let name = visible(place.text).truncated(toWidth: 30)
            let next = names.isEmpty ? name : "\(names), \(name)"
            guard next.displayWidth <= Self.widthOfNames else { return "\(names) and \(known.count - index) more" }
            names = next
        }
        return names
    }

    /// The edit that adds the known ones.
    var edit: TripDetailEdit { whole.adding(only: kept) ?? whole }

    /// The edit that adds places instead of the next one, with its note and nights where it is one.
    func edit(_ places: [String], at position: StopPosition) -> TripDetailEdit {
        guard places.count == 1, let next = missing.first, let one = whole.adding(only: [next.original]),
            case .add(_, _, _, let notes, let nights) = one
        else { return .add(places: places, position) }
        return .add(places: places, position, notes: notes, nights: nights)
    }

    /// The texts of all places that are not left out, in their order.
    var all: [String] {
        let places = known + missing.map { ($0.index, $0.text) }
        return places.sorted { $0.index < $1.index }.map(\.text)
    }

    /// The texts that are still to be asked for.
    var remaining: [String] { missing.map(\.text) }

    /// Notes that one of the known places is left out, which has this index among them.
    mutating func leaveOutKnown(_ index: Int) {
        guard known.indices.contains(index) else { return }
        kept.remove(at: index)
        let position = known.remove(at: index).index
        known = known.map { ($0.index > position ? $0.index - 1 : $0.index, $0.text) }
        missing = missing.map { ($0.index > position ? $0.index - 1 : $0.index, $0.text, $0.original) }
    }

    /// The next one that is asked for: its question and where it goes; nil where there is none, or the known ones are
    /// not added yet.
    var next: (question: String, position: StopPosition)? {
        guard let next = missing.first, let first else { return nil }
        let question = "Place of \(Wording.quoted(next.text, maximumWidth: 40)) (s or Enter leaves it out): "
        if case .best = position { return (question, .best) }
        return (question, .number(first + next.index - leftOut))
    }

    /// Notes that stops were added, the first of them with this number: the known ones, or then the next one.
    mutating func added(_ stops: [AddedStop]) {
        guard first == nil else { return leave(isLeftOut: false) }
        first = stops.first?.number
    }

    /// Goes on to the one behind the next.
    mutating func leave(isLeftOut: Bool) {
        guard !missing.isEmpty else { return }
        missing.removeFirst()
        if isLeftOut { leftOut += 1 }
    }
}

extension PlaceError {
    /// Whether it is about one text of a list, so that the others can be added without that.
    fileprivate var isAboutOneText: Bool {
        if case .ambiguous = self { return true }
        return isUnknown
    }

    /// Whether nothing is known by the text.
    fileprivate var isUnknown: Bool {
        switch self {
        case .text, .name, .unknown, .bare, .alike: true
        case .split, .nothingNear, .ambiguous, .noAnswer, .noDistances, .several: false
        }
    }
}
