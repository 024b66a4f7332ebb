import Entities
import PlaceNames
import Text

/// The places that a name fits, from which a person chooses one by its number, and what was chosen before: a change of
/// several places is made again with each answer until no name is left that fits several.
package struct PlaceChoices {
    /// What the numbers mean, from 1 on; empty while nothing is to be chosen.
    package private(set) var offered: [FoundPlace] = []
    /// The name that fits them.
    private var text = ""
    /// What the names mean that were chosen already.
    package private(set) var chosen: [String: FoundPlace] = [:]

    /// Nothing to choose from.
    package init() {}

    /// Offers the places of an error that is about a name which fits several; nil for any other error.
    package mutating func offer(_ error: any Error) -> (labels: [String], question: String)? {
        guard let error = error as? PlaceError, case .ambiguous(let text, let places, let doubt) = error else {
            return nil
        }
        self.text = text
        offered = places
        let name = Wording.quoted(text, maximumWidth: 60)
        return (places.map(\.label), doubt == .several ? "Which \(name)? Type its number." : "\(error). Type a number.")
    }

    /// Notes what a text means, without a question.
    package mutating func take(_ place: FoundPlace) {
        chosen[place.argument] = place
    }

    /// Notes the place of a number as typed; throws when there is none.
    package mutating func choose(_ number: String) throws(PlaceChoiceError) {
        guard let index = wholeNumber(number), offered.indices.contains(index - 1) else {
            throw .noSuchAnswer(number, count: offered.count)
        }
        chosen[text] = offered[index - 1]
        offered = []
    }

    /// Forgets all, before something else is done.
    package mutating func clear() {
        self = PlaceChoices()
    }
}

/// Why a number chooses nothing.
package enum PlaceChoiceError: Error, Equatable, Sendable {
    /// No answer has this number; `count` is how many there are.
    case noSuchAnswer(String, count: Int)
}

extension PlaceChoiceError: CustomStringConvertible {
    /// What is wrong, for the person who chooses.
    package var description: String {
        switch self {
        case .noSuchAnswer(_, 0): "there is nothing to choose from"
        case .noSuchAnswer(let number, let count):
            "there is no answer \(number); the answers are 1 to \(count)"
        }
    }
}
