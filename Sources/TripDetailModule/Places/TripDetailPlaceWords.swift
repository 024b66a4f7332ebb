import Places
import Screens
import Text

extension TripDetailFormatter {
    /// The sentence that says which of several places were left out; none where none was.
    static func leftOut(_ texts: [String]) -> [String] {
        guard !texts.isEmpty else { return [] }
        return ["\(MenuText.names(texts)) \(texts.count == 1 ? "was" : "were") left out."]
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
