package import Console
import Text

/// The request of a typed line.
package indirect enum ScreenRequest<Event> {
    /// An event for the presenter.
    case event(Event)
    /// Something that is still missing, or that stands on the line and is asked for again where it cannot be done.
    case question(ScreenQuestion<Event>)
    /// Lines to print: help.
    case lines([String])
    /// The reason why the line cannot be done.
    case refused(String)
    /// Nothing.
    case nothing

    /// The event for an argument that was typed on the line, or else the question for it, whose answer begins with
    /// `prefill`; an answer without an event asks for nothing. `explanation` says what can be typed, `isAboutRows` that
    /// the arrows choose a row.
    package static func argument(
        _ given: String, or question: String, prefill: Prefill = .none, explained explanation: String? = nil,
        isAboutRows: Bool = false, _ event: @escaping (String) -> Event?
    ) -> ScreenRequest {
        .question(
            ScreenQuestion(
                question, prefill: prefill, given: given.isEmpty ? nil : given, explained: explanation,
                isAboutRows: isAboutRows
            ) { text in
                event(text).map { .event($0) } ?? .nothing
            })
    }

    /// A question, and the request that its answer makes; `explanation` says what can be typed, `isAboutRows` that the
    /// arrows choose a row.
    package static func question(
        _ text: String, explained explanation: String? = nil, isAboutRows: Bool = false,
        _ further: @escaping (_ answer: String) -> ScreenRequest
    ) -> ScreenRequest {
        .question(
            ScreenQuestion(text, given: nil, explained: explanation, isAboutRows: isAboutRows, further))
    }

    /// The event for a number of steps that may stand behind `key`, one unless given.
    package static func steps(
        _ argument: String, of key: String, _ event: @escaping (_ count: Int) -> Event
    ) -> ScreenRequest {
        .choice(argument, usual: event(1), or: "How many changes: ", explained: "Type a number: 3.") { text in
            guard let count = wholeNumber(text), count > 0 else {
                return .refused("\(key) takes the number of changes, 1 or more: \(key) 3.")
            }
            return .event(event(count))
        }
    }

    /// The request of an argument that may be left out: `usual` without one. `question` asks for another argument where
    /// the one that is given cannot be; an empty answer to it asks for nothing.
    package static func choice(
        _ given: String, usual: Event, or question: String, explained explanation: String? = nil,
        _ further: @escaping (String) -> ScreenRequest
    ) -> ScreenRequest {
        guard !given.isEmpty else { return .event(usual) }
        return .question(
            ScreenQuestion(question, given: given, explained: explanation) { $0.isEmpty ? .nothing : further($0) })
    }

    /// The refusal where an entry of a menu takes nothing behind it.
    package static func misused<Action>(_ item: MenuItem<Action>) -> ScreenRequest {
        .refused("\(item.key) takes nothing behind it: it means to \(item.summary). Nothing was done.")
    }

    /// The refusal of a line that fits no entry of a menu; with the entry that was perhaps meant.
    package static func unknown<Action>(_ line: String, in menu: Menu<Action>) -> ScreenRequest {
        .refused(.unknown(line, in: menu))
    }
}

extension String {
    /// The refusal of a line that fits no entry of a menu; with the entry that was perhaps meant.
    package static func unknown<Action>(_ line: String, in menu: Menu<Action>) -> String {
        let word = line.prefix { !$0.isWhitespace }
        let near =
            menu.entry(near: String(word)).map { item in
                " Did you mean \(item.word)\(item.key == item.word ? "" : " (\(item.key))")?"
            } ?? ""
        return "\(Wording.quoted(line, maximumWidth: 60)) is not in this menu;\(near) ? shows what is."
    }
}

/// A question for an argument of a line.
package struct ScreenQuestion<Event> {
    /// The question.
    let text: String
    /// The text that the answer begins with.
    let prefill: Prefill
    /// The answer that stands on the line already; nil where there is none.
    package let given: String?
    /// The answer to a question mark: what can be typed; nil where the question says it all.
    let explanation: String?
    /// Whether the answer names rows of the page, so that the arrows choose one.
    let isAboutRows: Bool
    /// Whether a refused answer that stood on the line itself ends it, since a number typed next may be meant to open
    /// what it would delete.
    let endsWhenRefused: Bool
    /// The request of an answer.
    package let further: (_ answer: String) -> ScreenRequest<Event>

    /// States what is asked; `explanation` answers a question mark.
    package init(
        _ text: String, prefill: Prefill = .none, given: String?, explained explanation: String? = nil,
        isAboutRows: Bool = false, endsWhenRefused: Bool = false,
        _ further: @escaping (_ answer: String) -> ScreenRequest<Event>
    ) {
        self.text = text
        self.prefill = prefill
        self.explanation = explanation
        self.isAboutRows = isAboutRows
        self.endsWhenRefused = endsWhenRefused
        self.given = given
        self.further = further
    }
}
