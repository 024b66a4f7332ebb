package import Entities

/// Why no order can be searched for.
package enum OrderRequestError: Error, Equatable, Sendable {
    /// The option names a stop that is not there, or several.
    case stop(OrderOption, ReferenceError)
    /// A stop, by its number, is locked more than once.
    case lockedTwice(Int)
    /// A stop, by its number, is to be first and last; `by` is the option that makes it so, nil where both ends
    /// are given.
    case firstAndLast(Int, by: OrderOption?)
    /// A round trip has no other end.
    case loopWithEnd
    /// A locked stop, by its number, stands where another is to be first, or last.
    case lockedAgainst(OrderOption, Int)
    /// What was given is no time to search for.
    case notSeconds(String)
    /// An option that takes a value has none.
    case noValue(OrderOption)
    /// An option that may be given once was given again.
    case repeated(OrderOption)
    /// A word of a menu that is no option.
    case unknownWord(String)
    /// The distances could not be found out.
    case noDistances(String)

    /// Whether it is the form of what was typed that is wrong. A stop that is not there is a name that was not found.
    package var isUsage: Bool {
        switch self {
        case .stop, .noDistances: false
        default: true
        }
    }

    /// What is wrong, for the person who asked; what was typed is in it unchanged.
    package func text(_ spelling: OrderSpelling) -> String {
        func typed(_ option: OrderOption) -> String { spelling.text(option) }
        switch self {
        case .stop(let option, let error): return "\(typed(option)): \(error)"
        case .lockedTwice(let stop): return "\(typed(.lock)): stop \(stop) is named twice"
        case .firstAndLast(let stop, let option):
            let remedy =
                switch option {
                case .start: "\(typed(.end)) any ends elsewhere"
                case .end: "\(typed(.loop)) makes a round trip, \(typed(.start)) any begins elsewhere"
                default: "\(typed(.loop)) makes a round trip"
                }
            return "\(typed(option ?? .end)): stop \(stop) cannot be first and last; \(remedy)"
        case .loopWithEnd: return "\(typed(.end)): a round trip ends where it starts"
        case .lockedAgainst(let option, let stop):
            let place = option == .start ? "first" : "last"
            return "\(typed(.lock)): stop \(stop) cannot keep its number: another stop is to be \(place)"
        case .notSeconds(let text):
            return "\(typed(.time)) takes seconds, more than 0 and at most 86400, not “\(text)”"
        case .noValue(let option): return "\(typed(option)) needs a value: \(option.placeholder ?? "")"
        case .repeated(let option): return "\(typed(option)) was given more than once"
        case .unknownWord(let word):
            let known = OrderOption.allCases.map {
                [typed($0), $0.placeholder].compactMap { $0 }.joined(separator: " ")
            }
            return "“\(word)” is not known here; what is: \(known.joined(separator: ", "))"
        case .noDistances(let reason): return "the distances could not be found out: \(reason)"
        }
    }
}

extension OrderRequestError: CustomStringConvertible {
    /// What is wrong, for the person who typed a command.
    package var description: String { text(.command) }
}
