import Entities
import Geodesy
import Places
import Screens
import Text

extension TripDetailFormatter {
    /// The sentence that says which of several places were left out, and where `isRecalled` how they come back; none
    /// where none was.
    static func leftOut(_ texts: [String], isRecalled: Bool = false) -> [String] {
        guard !texts.isEmpty else { return [] }
        let way = isRecalled ? "; Up brings \(texts.count == 1 ? "it" : "them") back" : ""
        return ["\(MenuText.names(texts)) \(texts.count == 1 ? "was" : "were") left out\(way)."]
    }

    /// The sentence that says which names were taken for others; none where there are none.
    static func corrected(_ corrections: [SpellingCorrection]) -> [String] {
        guard !corrections.isEmpty else { return [] }
        let texts = corrections.map { "\(Wording.quoted($0.typed, maximumWidth: 40)) as \(visible($0.place.name))" }
        return ["Took \(Wording.enumeration(texts, last: "and"))."]
    }

    /// The sentence that says that none of these places is added, since the question was left.
    static func left(_ texts: [String]) -> String {
        let (were, them) = texts.count == 1 ? ("was", "it") : ("were", "them")
        return "\(MenuText.names(texts)) \(were) not added; Up brings \(them) back."
    }

    /// The sentence that says which texts were taken for no place when other places were typed at their question; none
    /// where there are none. The names are those of the stops that were added.
    static func replaced(_ texts: [String], by names: [String]) -> [String] {
        guard !texts.isEmpty else { return [] }
        let were = texts.count == 1 ? "was" : "were"
        let question = "was typed at the question about \(texts.count == 1 ? "it" : "them")"
        return ["\(MenuText.names(texts)) \(were) not added: \(MenuText.names(names)) \(question)."]
    }

    /// The sentence beside each new stop that says which texts are no stops yet.
    static func stillNotAdded(_ texts: [String]) -> String { "Still not added: \(MenuText.names(texts))." }

    /// The sentence that says, at the end of asking for places, which texts are no stops.
    static func notAdded(_ texts: [String]) -> String {
        "\(MenuText.names(texts)) \(texts.count == 1 ? "was" : "were") not added, as no place is known by that name; "
            + "‘a’ and another name or coordinates adds it."
    }

    /// The sentence that says which places are not added, since the question about them was left.
    static func lost(_ texts: [String]) -> String {
        guard texts.count == 1 else {
            return "\(MenuText.names(texts)) were not added: the question was left; ‘a’ adds them."
        }
        let shown = visible(texts[0]).truncated(toWidth: longestText)
        return "\(MenuText.names(texts)) was not added: the question was left; ‘a \(shown)’ asks again."
    }

    /// The question whether to add a place that was typed without `a`. A place that is far from all `stops`, and not
    /// called just so, is not the usual answer.
    func question(about place: FoundPlace, typed text: String, stops: [Coordinate]) -> YesNoQuestion {
        let distance = stops.map { $0.distance(to: place.location) }.min()
        guard place.isFar(from: stops), let distance, folded(PlaceNights(text).place) != folded(place.ownName) else {
            return YesNoQuestion("Add \(visible(place.label))?", isYesUsual: true)
        }
        return YesNoQuestion("Add \(visible(place.label)), \(distanceText(distance, in: unit)) away?")
    }

    /// The question whether a stop is meant whose name is like the one that was typed.
    func question(about stop: ReferenceCandidate, insteadOf text: String) -> YesNoQuestion {
        YesNoQuestion(
            "No stop is called \(Wording.quoted(text, maximumWidth: 40)). Is "
                + "\(Wording.quoted(stop.name.text, maximumWidth: 40)), stop \(stop.number), meant?")
    }

    /// The question whether to add several places, which are named where they are few.
    static func question(about places: [String]) -> YesNoQuestion {
        let named = places.count <= 4 ? named(places) : "these \(places.count) places"
        return YesNoQuestion("Add \(named)?", isYesUsual: true)
    }

    /// The question whether a line is these places or one.
    static func question(about places: [String], orAsOne text: String) -> YesNoQuestion {
        YesNoQuestion(
            "Add the \(places.count) stops \(named(places)) (n: one stop, \(Wording.quoted(text, maximumWidth: 40)))?",
            isYesUsual: true)
    }

    private static func named(_ places: [String]) -> String {
        Wording.enumeration(places.map { Wording.quoted($0, maximumWidth: 40) }, last: "and")
    }

    /// The question about a number that stands behind a place.
    static func question(about number: String, behind place: String) -> YesNoQuestion {
        let place = visible(place).truncated(toWidth: longestText)
        return YesNoQuestion(
            "No place is called “\(place) \(number)”; nights are “\(place) \(number) nights”. Add \(place) without the "
                + "number?")
    }

    /// The refusal of a line that is no word of the menu and no place for certain: `otherwise`, and how the place is
    /// looked up that it could begin.
    func refusal(of text: String, _ error: PlaceError, _ otherwise: String) -> String {
        guard case .ambiguous = error, otherwise.hasSuffix(Self.advice) else { return otherwise }
        let shown = visible(text).truncated(toWidth: Self.longestText)
        return "\(otherwise.dropLast(Self.advice.count))a \(shown) looks it up; \(Self.advice)"
    }

    /// The end of a refusal of `String.unknown(_:in:)`.
    private static let advice = "? shows what is."
    /// The columns up to which a line is repeated.
    private static let longestText = 40
}
