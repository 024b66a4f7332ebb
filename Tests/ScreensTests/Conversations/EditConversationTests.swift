import Reactive
import TestSupport
import Testing

@testable import Console
@testable import Screens

/// Colours: an edit that names none is asked about.
private struct ColorInquiry: Inquiry {
    struct Unclear: Error {}
    struct NoColor: Error, CustomStringConvertible { let description: String }

    static let colors = ["red", "green"]
    private(set) var answers: [String] = []

    func question(about error: any Error) -> InquiryQuestion? {
        error is Unclear ? .choice(heading: "Colours:", labels: Self.colors, question: "Which?") : nil
    }
    mutating func choose(_ text: String) throws(NoColor) {
        guard isAnswer(text) else { throw NoColor(description: "\(text) is no colour") }
        answers.append(text)
    }
    mutating func confirm() { answers.append(Self.colors[0]) }
    mutating func decline() -> InquiryQuestion? {
        answers.isEmpty ? .choice(labels: [Self.colors[1]], question: "This one?") : nil
    }
    mutating func clear() { answers = [] }
    func isAnswer(_ text: String) -> Bool { Self.colors.contains(text) }
}

@Suite("Edits that are asked about")
struct EditConversationTests {
    /// A page whose edits name a thing; it is painted in the colours that were answered.
    private final class Painting {
        let feed = ScreenFeed(RowsPage(rows: []))
        private(set) var log: [String] = []
        private(set) lazy var edits = EditConversation<RowsPage, String, ColorInquiry, String>(
            feed, ColorInquiry(), nothingDone: "Nothing was painted.",
            .init(
                perform: { edit, colors in
                    guard edit != "air" else { return Fail(error: Mishap.refused).eraseToAnyPublisher() }
                    guard let color = colors.last else {
                        return Fail(error: ColorInquiry.Unclear()).eraseToAnyPublisher()
                    }
                    return Just("\(color) \(edit)").setFailureType(to: (any Error).self).eraseToAnyPublisher()
                },
                done: { [unowned self] in log.append("done: \($0)") },
                refused: { [unowned self] in log.append("\($0 ?? "nothing"): \($1)") },
                left: { [unowned self] _ in log.append("left") }))
    }

    private let painting = Painting()
    private var edits: EditConversation<RowsPage, String, ColorInquiry, String> { painting.edits }
    private var state: ScreenState<RowsPage> { painting.feed.state }

    @Test("an edit waits for the answer to its question and is done with it")
    func choice() {
        edits.attempt("house")
        #expect(state.choices == ["red", "green"] && state.choicesHeading == "Colours:")
        #expect(state.notice == .done("Which?") && painting.log == [])
        edits.choose("blue")
        #expect(state.notice == .failed("Blue is no colour") && state.choices == ["red", "green"])
        edits.choose("green")
        #expect(state.choices == [] && state.notice == nil && painting.log == ["done: green house"])
    }

    @Test("an answer that is known already is not asked for, and is forgotten before something else is done")
    func known() {
        edits.attempt("door") { $0.confirm() }
        #expect(painting.log == ["done: red door"])
        edits.begin()
        edits.attempt("door")
        #expect(painting.log.count == 1 && state.choices == ["red", "green"])
    }

    @Test("a question before an edit: yes does it, no asks the next question, an empty answer leaves all")
    func before() {
        edits.ask(YesNoQuestion("Paint it?"), before: "wall")
        #expect(state.question?.text == "Paint it?")
        edits.answer(true)
        #expect(painting.log == ["done: red wall"])
        edits.begin()
        edits.ask(YesNoQuestion("Paint it?"), before: "wall")
        edits.answer(false)
        #expect(state.choices == ["green"])
        edits.choose("")
        #expect(state.choices == [] && state.notice == .done("Nothing was painted."))
        #expect(painting.log == ["done: red wall", "left"])
        #expect(!edits.leave())
    }

    @Test("where nobody can be asked an edit is refused with its own error; an error without a question is at once")
    func nobody() {
        edits.attempt("house")
        edits.answer(nil)
        #expect(state.choices == [] && painting.log == ["house: Unclear()"])
        edits.attempt("air")
        #expect(painting.log == ["house: Unclear()", "air: refused"])
        edits.ask(YesNoQuestion("Paint it?"), before: "wall")
        edits.answer(nil)
        #expect(painting.log.last == "left" && state.notice == .done("Nothing was painted."))
    }
}
