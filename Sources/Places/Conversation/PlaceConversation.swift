package import Console
package import Geodesy
import PlaceNames
import Text

/// The conversation about places that are not clear: the open question with its candidates, and what was chosen before.
/// A change of several places is made again with each answer until no name is left that fits several.
package struct PlaceConversation: Inquiry {
    /// The candidates behind the numbers, from 1 on; empty while nothing is to be chosen.
    package private(set) var offered: [FoundPlace] = []
    /// The name that fits them.
    private var text = ""
    /// The places of the names that were chosen already.
    package private(set) var answers: [String: FoundPlace] = [:]
    /// The index, among several texts, of the one that the open question is about; nil where there is one only.
    package private(set) var asked: Int?
    /// Whether an answer that takes none leaves one of several texts out, and the others go on.
    package var leavesOut = false
    /// The stops of the trip, from all of which a place may be far: an empty answer takes the first place unless it is.
    /// Nil where they are not known; then it takes none.
    package var stops: (() -> [Coordinate])?
    /// The places of the list around the one that is asked about.
    private var near: [Coordinate] = []
    /// Whether the first place was declined, so that an empty answer takes none of the others.
    private var isDeclined = false
    private let unit: DistanceUnit

    /// Nothing to choose from; distances are in `unit`.
    package init(in unit: DistanceUnit) {
        self.unit = unit
    }

    /// The question of an error that is about a name which fits several, or about a place that is unlikely to be meant;
    /// of several such errors that of the first. Nil for any other error, and where another is among several: no answer
    /// would help then.
    package mutating func question(about error: any Error) -> InquiryQuestion? {
        asked = nil
        guard let problems = (error as? PlaceError)?.problems,
            problems.allSatisfy({ if case .ambiguous = $0.error { true } else { false } }),
            let problem = problems.first, case .ambiguous(let text, let places, let doubt) = problem.error
        else { return nil }
        if case .several? = error as? PlaceError { asked = problem.index }
        self.text = text
        near = problem.near
        isDeclined = false
        offered = places
        if case .far(let distance) = doubt, let place = places.first {
            return .confirmation(
                "\(quotedText) is \(visible(place.label)), \(distanceText(distance, in: unit)) away. Take it?")
        }
        if doubt == .misspelled {
            if places.count == 1 {
                return .confirmation("\(quotedText) is not known. \(visible(places[0].label))?", isYesUsual: takesFirst)
            }
            return .choice(
                heading: "\(quotedText) is not known; alike:", labels: places.map(\.label),
                question: "Type the number of the one that is meant\(orNothing).")
        }
        return .choice(
            heading: doubt == .several ? "\(quotedText) fits several:" : nil, labels: places.map(\.label),
            question: doubt == .several ? numberQuestion : "\(problem.error). Type a number\(orNothing).")
    }

    private var quotedText: String { Wording.quoted(text, maximumWidth: 60) }
    private var numberQuestion: String {
        isFirstFar
            ? "Which \(quotedText)? 1 is far away: type a number\(orNothing)."
            : "Which \(quotedText)? Type its number\(orNothing)."
    }
    /// The words for leaving the choices.
    private var orNothing: String {
        guard stops != nil else { return "; an empty line takes none" }
        let none = leavesOut ? "leaves it out" : "takes none"
        return takesFirst ? "; Enter takes 1, s \(none)" : "; Enter or s \(none)"
    }

    /// Whether the first of the choices is known to be far from where it is to be.
    private var isFirstFar: Bool {
        guard let stops, let first = offered.first else { return false }
        // The neighbours in the list tell more than the trip does.
        return first.isFar(from: stops()) || first.isFar(from: near)
    }

    package var takesFirst: Bool { stops != nil && !offered.isEmpty && !isDeclined && !isFirstFar }
    /// The text that the open question is about; empty where none was asked.
    package var openText: String { offered.isEmpty ? "" : text }

    /// Notes what a text means, without a question.
    package mutating func take(_ place: FoundPlace) {
        answers[place.argument] = place
    }

    /// Notes the place of a number as typed, or the only one whose label contains the text; throws when there is none.
    package mutating func choose(_ answer: String) throws(AnswerError) {
        guard let index = index(of: answer) else {
            let count = offered.count
            throw answer.contains(where: \.isLetter)
                ? .noAnswer(answer, count: count) : .noSuchAnswer(answer, count: count)
        }
        answers[text] = offered[index]
        offered = []
    }

    package func isAnswer(_ text: String) -> Bool { index(of: text) != nil }

    /// The index of the offered place that an answer means, from 0: a number, or the beginning of a word of only one
    /// label, in three letters or more, since fewer are keys of menus. Nil for none and for several.
    private func index(of answer: String) -> Int? {
        if let number = wholeNumber(answer) { return offered.indices.contains(number - 1) ? number - 1 : nil }
        let wanted = folded(answer.trimmed)
        guard wanted.count >= 3 else { return nil }
        let found = offered.indices.filter { index in
            let label = folded(offered[index].label)
            return label.indices.contains { start in
                label[start...].hasPrefix(wanted) && (start == label.startIndex || !isLetter(before: start, in: label))
            }
        }
        return found.count == 1 ? found[0] : nil
    }

    private func isLetter(before index: String.Index, in text: String) -> Bool {
        text[text.index(before: index)].isLetter
    }

    /// Offers the only place that a text means, for a yes or a no.
    package mutating func offer(_ place: FoundPlace, for text: String) {
        self.text = text
        asked = nil
        near = []
        offered = [place]
    }

    /// Notes that the place is meant that was asked about.
    package mutating func confirm() {
        if let place = offered.first { answers[text] = place }
        offered = []
    }

    /// Notes that it is not meant; the question for one of the others, nil where there are none.
    package mutating func decline() -> InquiryQuestion? {
        offered = Array(offered.dropFirst())
        isDeclined = true
        return offered.isEmpty ? nil : .choice(labels: offered.map(\.label), question: numberQuestion)
    }

    /// Forgets all, before something else is done.
    package mutating func clear() {
        let (leavesOut, stops) = (leavesOut, stops)
        self = PlaceConversation(in: unit)
        (self.leavesOut, self.stops) = (leavesOut, stops)
    }
}

/// The reason why a text chooses nothing.
package enum AnswerError: Error, Equatable, Sendable {
    /// No answer has this number; `count` is how many there are.
    case noSuchAnswer(String, count: Int)
    /// The text is in none of the answers, or in several; `count` is how many answers there are.
    case noAnswer(String, count: Int)
}

extension AnswerError: CustomStringConvertible {
    /// The sentence for the person who chooses.
    package var description: String {
        switch self {
        case .noSuchAnswer(_, 0), .noAnswer(_, 0): "there is nothing to choose from"
        case .noSuchAnswer(let number, let count):
            "there is no answer \(number); \(count == 1 ? "type 1 or nothing" : "the answers are 1 to \(count)")"
        case .noAnswer(let text, let count):
            "\(Wording.quoted(text, maximumWidth: 40)) is no answer here: type "
                + (count == 1 ? "1 or nothing" : "a number from 1 to \(count), or nothing")
        }
    }
}
