package import Entities
package import MapData
package import Platform

/// The reason why a search for the best order cannot begin.
package enum OrderRequestError: Error, Equatable, Sendable {
    /// The option refers to a stop that does not exist, or to several.
    case stop(OrderOption, ReferenceError)
    /// A stop, by its number, is locked more than once.
    case lockedTwice(Int)
    /// The stop with this number would be first and last; `by` is the option that causes it, nil if both ends were
    /// given.
    case firstAndLast(Int, by: OrderOption?)
    /// The request has `loop` with `end`.
    case loopWithEnd
    /// The stop with this number is locked at the start or end for which the option requires another stop.
    case lockedAgainst(OrderOption, Int)
    /// The text is not a number of seconds in the allowed range.
    case notSeconds(String)
    /// The option requires a value and has none.
    case noValue(OrderOption)
    /// The option was given more than once.
    case repeated(OrderOption)
    /// The word typed in a menu is not an option.
    case unknownWord(String)
    /// The distances are not available, for this reason.
    case noDistances(String)
    /// The text is not something that an order can be searched by.
    case unknownMeasure(String)
    /// The roads that the order is to be searched by are not available.
    case noRoads(OrderMeasure, MapDataError)
    /// A signal stopped the measuring of roads before the search.
    case stopped(Signal)

    /// Whether the command was used wrongly, rather than with a stop that does not exist or without available
    /// distances.
    package var isUsage: Bool {
        switch self {
        case .stop, .noDistances, .noRoads, .stopped: false
        default: true
        }
    }

    /// Returns the remedies, where options are written in `spelling`.
    package func hints(_ spelling: OrderSpelling) -> [String] {
        guard case .noRoads(_, .noRoadEngine) = self else { return [] }
        return switch spelling {
        case .menu: ["E URL at the list of trips names a road engine; b leads there."]
        case .command: ["Start roadtrip with --engine URL, or set ROADTRIP_ENGINE, to name a road engine."]
        }
    }

    /// The message for the person, with options written in `spelling`; typed text is contained unescaped.
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
        case .unknownMeasure(let word):
            return "\(typed(.by)) takes \(OrderOption.by.placeholder ?? ""), not “\(word)”"
        case .noRoads(let measure, let error):
            let word = spelling == .menu ? measure.shortWord : measure.rawValue
            return "\(typed(.by)) \(word): \(error)"
        case .stopped: return "\(MapDataError.stopped), and no order was searched for"
        }
    }
}

extension OrderRequestError: CustomStringConvertible {
    /// The fault, for the person who typed a command.
    package var description: String { text(.command) }
}
