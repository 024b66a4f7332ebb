package import Geodesy
package import PlaceNames
import Text

/// The reason why a text is no place, or not one place.
package enum PlaceError: Error, Equatable, Sendable {
    /// Text that cannot be read.
    case text(PlaceTextError)
    /// Several arguments are one place together.
    case split(SplitPlace)
    /// The place is good, the name given to it is not.
    case name(reason: String)
    /// Nothing is known by this name; perhaps by one that is spelled like it.
    case unknown(text: String, spelling: String? = nil)
    /// Text that only says what a place is, such as `hotel`, and not which one or where.
    case bare(text: String)
    /// No town is near these coordinates.
    case nothingNear(Coordinate)
    /// Several places are, in the order of likeliness, or one that is doubtful; and why none is taken.
    case ambiguous(text: String, [FoundPlace], PlaceDoubt)
    /// Nothing is known by this name; these are spelled much like it.
    case alike(text: String, [FoundPlace])
    /// No answer; with the reason.
    case noAnswer(text: String, GeocoderError)
    /// The distances between the places could not be found out.
    case noDistances
    /// The problems of some texts of a list, at least one, in their order.
    case several([PlaceProblem])
}

/// The problem of one text of a list.
package struct PlaceProblem: Error, Equatable, Sendable {
    /// The index of the text, from 0.
    package let index: Int
    /// The error; about one text.
    package let error: PlaceError
    /// The locations of the places of the list before and behind it, as far as they are known.
    package var near: [Coordinate] = []

    /// States what is wrong with a text.
    package init(index: Int, error: PlaceError) {
        self.index = index
        self.error = error
    }

    /// Whether the text at `index` is a part of what is wrong here.
    func covers(_ index: Int) -> Bool {
        if case .split(let split) = error { return split.arguments.contains(index) }
        return false
    }
}

extension PlaceError {
    /// The problems of the texts of a list; that of the only one, where there is no list.
    package var problems: [PlaceProblem] {
        if case .several(let problems) = self { return problems }
        return [PlaceProblem(index: 0, error: self)]
    }
}

extension PlaceError: CustomStringConvertible {
    /// The sentence for the person who typed the place.
    package var description: String {
        switch self {
        case .text(let error): error.description
        case .split(let split): split.description
        case .name(let reason): reason
        case .unknown(let text, _), .alike(let text, _): "no place is known as \(shown(text))"
        case .bare(let text): "\(shown(text)) does not say which one, or where"
        case .nothingNear(let location): "no town is known within 25 km of \(coordinateText(location))"
        case .ambiguous(let text, let places, let doubt): doubtText(text, places, doubt)
        case .noAnswer(let text, let error): "\(shown(text)): \(error)"
        case .noDistances: "how far the places are from each other could not be found out"
        case .several(let problems):
            problems.count == 1 ? problems[0].error.description : "\(problems.count) of these places are not clear"
        }
    }

    /// The names that the places which may be meant have themselves, as `folded` gives them; none of an address, of
    /// which these are the towns.
    package var foldedNames: Set<String> {
        guard case .ambiguous(_, let places, let doubt) = self else { return [] }
        if case .address = doubt { return [] }
        return Set(places.filter(\.isUnderOwnName).map { folded($0.name) })
    }

    /// Whether it is about what one text means, and not about several texts or a missing answer.
    package var isOfOneText: Bool {
        switch self {
        case .text, .name, .unknown, .bare, .ambiguous, .alike: true
        case .split, .nothingNear, .noAnswer, .noDistances, .several: false
        }
    }

    /// Whether the text is no name of the places, but only a part of theirs or spelled like them.
    package var isOfPartOfName: Bool {
        guard case .ambiguous(_, _, let doubt) = self else { return false }
        return doubt == .incomplete || doubt == .misspelled
    }

    /// Whether the text is two towns, not one place.
    package var isOfTwoTowns: Bool {
        if case .ambiguous(_, _, .twoTowns) = self { true } else { false }
    }

    /// Whether the whole text is a name of places, of which none is clearly meant.
    package var isOfKnownName: Bool {
        guard case .ambiguous(_, _, let doubt) = self else { return false }
        return switch doubt {
        case .several, .otherName, .far, .region: true
        case .twoTowns, .incomplete, .bare, .misspelled, .littleKnown, .address: false
        }
    }

    /// Whether coordinates or the data of the program are bad, not only unknown.
    package var isBadData: Bool {
        switch self {
        case .text, .noAnswer(_, .damaged): true
        case .several(let problems): problems.contains { $0.error.isBadData }
        default: false
        }
    }
}

extension PlaceError: HintedError {
    /// A name that is spelled like it, or the places that it fits, and what else tells a place.
    package var hints: [String] {
        switch self {
        case .unknown(let text, let spelling):
            (spelling.map { ["Did you mean \(shown($0))?"] } ?? []) + severalHint(text) + [nextSteps]
        case .alike(_, let places): ["Names alike:"] + places.prefix(10).map { "  \($0.label)" } + [nextSteps]
        case .ambiguous(let text, let places, let doubt):
            [doubt == .misspelled ? "Names alike:" : "Give one of:"]
                + places.prefix(10).map { place in
                    "  \(shellWord(doubt == .twoTowns ? place.name : place.argument))  \(place.label)"
                }
                + (doubt == .incomplete || doubt == .misspelled ? severalHint(text) : [])
        case .bare(let text):
            [
                "Say where: \(shellWord("\(text)=TOWN")) is there and keeps this name; so do coordinates and a link of a "
                    + "map behind the “=”."
            ]
        case .nothingNear: ["Coordinates are a place by themselves: a stop can be there."]
        case .several(let problems):
            problems.count == 1 ? problems[0].error.hints : problems.flatMap { $0.error.shortLines }
        default: []
        }
    }

    /// The sentence in one line, and the first few of the places that may be meant, a line each.
    package var shortLines: [String] {
        switch self {
        case .ambiguous(_, let places, let doubt):
            ["\(self)\(doubt == .misspelled ? "; names alike" : ""):"]
                + places.prefix(4).map { "  \(shellWord($0.argument))  \($0.label)" }
        case .alike(_, let places): ["\(self); names alike:"] + places.prefix(4).map { "  \($0.label)" }
        case .unknown(_, let spelling?): ["\(self); did you mean \(shown(spelling))?"]
        default: ["\(self)"]
        }
    }
}

/// The reason why a text is not taken for the first of `places`.
private func doubtText(_ text: String, _ places: [FoundPlace], _ doubt: PlaceDoubt) -> String {
    let first = places.first?.label ?? ""
    let count = "\(shown(text)) fits \(places.count) places\(places.count < PlaceQuery.usualLimit ? "" : " or more")"
    return switch doubt {
    case .region: "\(shown(text)) is a region: name its centre or a town in it"
    case .otherName: "\(shown(text)) is a name that is rarely used, of \(first)"
    case .far where places.count > 1: "\(shown(text)) fits \(first), which is far away, and nearer places"
    case .far: "\(shown(text)) is \(first), which is far away"
    case .littleKnown: "\(shown(text)) is a little known place, \(first)"
    case .address(let dropped): "\(shown(text)): addresses are not known, only towns, here without \(shown(dropped))"
    case .misspelled: "no place is known as \(shown(text))"
    case .incomplete where isElsewhere(text, places.first):
        "no \(shown(places.first?.name ?? text)) is known in \(shown(regionOf(text))), only elsewhere"
    case .incomplete where places.count == 1: "\(shown(text)) is not the whole name of a place"
    case .bare: PlaceError.bare(text: text).description
    case .twoTowns: "\(shown(text)) is two places: give each by itself"
    case .several, .incomplete: count
    }
}

/// The part of a text behind its first comma: the region or the country that it says.
private func regionOf(_ text: String) -> String {
    text.split(separator: ",", maxSplits: 1).dropFirst().first?.trimmed ?? ""
}

/// Whether all of the text in front of its comma is the name of a place, which is then elsewhere.
private func isElsewhere(_ text: String, _ place: FoundPlace?) -> Bool {
    guard let place, !regionOf(text).isEmpty, let name = text.split(separator: ",").first else { return false }
    return folded(name.trimmed) == folded(place.name)
}

/// The advice for a place that is not known by its name.
private let nextSteps = "Try a town nearby, coordinates (46.02, 7.75) or a link of a map; NAME=TOWN keeps the name."

/// The advice where a text with a comma, or with quotation marks around a part of it, may be several places.
private func severalHint(_ text: String) -> [String] {
    let parts = PlaceLines.partlyQuoted(text)
    guard parts.isEmpty else {
        return ["If these are several places, quote each: \(parts.map { "\"\(visible($0))\"" }.joined(separator: " "))"]
    }
    return text.contains(",") ? ["If these are several places, part them by semicolons or give each by itself."] : []
}

/// A text as messages show it.
private func shown(_ text: String) -> String { Wording.quoted(text, maximumWidth: 80) }

extension PlaceText {
    /// Reads one argument; throws as `init(parsing:)`, but as the error of a look-up.
    init(reading argument: String) throws(PlaceError) {
        do throws(PlaceTextError) {
            self = try PlaceText(parsing: argument)
        } catch {
            throw .text(error)
        }
    }
}
