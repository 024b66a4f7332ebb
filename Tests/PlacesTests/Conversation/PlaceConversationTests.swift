import Geodesy
import PlaceNames
import Places
import Reactive
import Screens
import TestSupport
import Testing

/// A page with nothing on it.
private struct BlankPage: ScreenPage {
    var isLoading: Bool { false }
}

/// What is asked before an edit with places is done. The edits are texts of places, which are looked up in a short
/// list.
@Suite struct PlaceConversationTests {
    /// What became of the edits.
    private final class Record {
        var done: [String] = []
        var refused: [String] = []
        var leavings = 0
    }

    private let feed = ScreenFeed(BlankPage())
    private let record = Record()
    private let conversation: EditConversation<BlankPage, String, PlaceConversation, FoundPlace>

    init() {
        let finder = PlaceFinder(PlaceList.few())
        conversation = EditConversation(
            feed, PlaceConversation(in: .kilometers), nothingDone: "Nothing was done.",
            .init(
                perform: { text, chosen in
                    chosen[text].map { Just($0).setFailureType(to: (any Error).self).eraseToAnyPublisher() }
                        ?? attempt { Just(try finder.place(for: PlaceQuery(text: text))) }
                },
                done: { [record] in record.done.append($0.label) },
                refused: { [record] in record.refused.append("\($1)") }, left: { [record] _ in record.leavings += 1 }))
    }

    @Test("A name that several places have is a choice: by number, or by what only one of them contains")
    func choice() {
        for answer in ["2", "missouri", "Springfield, M"] {
            conversation.begin()
            conversation.attempt("Springfield")
            #expect(feed.state.choices == ["Springfield, Illinois (US)", "Springfield, Missouri (US)"])
            conversation.choose(answer)
            #expect(feed.state.choices.isEmpty && record.done.last == "Springfield, Missouri (US)")
        }
        #expect(record.done.count == 3 && record.leavings == 0)
    }

    @Test("What is no answer says so and keeps the question; nothing leaves it")
    func noAnswer() {
        conversation.attempt("Springfield")
        conversation.choose("quit")
        #expect(feed.state.notice == .failed("“quit” is no answer here: type a number from 1 to 2, or nothing"))
        conversation.choose("Springfield")
        #expect(feed.state.notice?.result.isDone == false && feed.state.choices.count == 2)
        // Keys of menus, and letters inside of a word.
        for key in ["b", "mi", "ssouri"] {
            conversation.choose(key)
            #expect(feed.state.notice?.result.isDone == false && feed.state.choices.count == 2, "\(key)")
        }
        conversation.choose("3")
        #expect(feed.state.notice == .failed("There is no answer 3; the answers are 1 to 2"))
        conversation.choose("")
        #expect(feed.state.notice == .done("Nothing was done.") && feed.state.choices.isEmpty)
        #expect(record.leavings == 1 && record.done.isEmpty)
        conversation.choose("1")
        #expect(feed.state.notice == .failed("There is nothing to choose from") && record.done.isEmpty)
    }

    @Test("An empty answer takes the first wherever the trip is known and near, which the question says")
    func emptyAnswer() {
        let near = TestSupport.place(40, -90)
        for (stops, leavesOut, question) in [
            ([near], true, "Type its number; Enter takes 1, s leaves it out."),
            ([near], false, "Type its number; Enter takes 1, s takes none."),
            ([], false, "Type its number; Enter takes 1, s takes none."),
            ([TestSupport.place(48, 8)], true, "1 is far away: type a number; Enter or s leaves it out."),
            ([TestSupport.place(48, 8)], false, "1 is far away: type a number; Enter or s takes none."),
            (nil, false, "Type its number; an empty line takes none."),
        ] as [([Coordinate]?, Bool, String)] {
            var questions = PlaceConversation(in: .kilometers)
            questions.leavesOut = leavesOut
            questions.stops = stops.map { stops in { stops } }
            let asked = questions.question(
                about: PlaceError.ambiguous(text: "Springfield", Self.springfields, .several))
            #expect(asked.map { "\($0)" }?.contains("Which “Springfield”? " + question) == true)
            #expect(questions.takesFirst == question.contains("Enter takes 1"))
        }
    }

    private static let springfields = [(39.8, -89.64), (37.21, -93.29)].map {
        FoundPlace(
            name: "Springfield", location: TestSupport.place($0.0, $0.1), label: "Springfield", wasLookedUp: true)
    }

    @Test("A yes does the edit with the place that was asked about, a no leaves it")
    func yesAndNo() {
        let place = FoundPlace(name: "X", location: TestSupport.place(1, 2), label: "X (XX)", wasLookedUp: true)
        for isYes in [true, false] {
            conversation.ask(YesNoQuestion("Add X?"), before: "X") { $0.offer(place, for: "X") }
            #expect(feed.state.question?.text == "Add X?")
            conversation.answer(isYes)
        }
        #expect(record.done == ["X (XX)"] && record.leavings == 1)
    }

    @Test("Where nobody can be asked the refusal is said")
    func nobody() {
        conversation.attempt("Springfield")
        conversation.answer(nil)
        #expect(record.refused.count == 1 && record.refused[0].hasPrefix("“Springfield” fits"))
        #expect(feed.state.choices.isEmpty && record.done.isEmpty)
    }
}
