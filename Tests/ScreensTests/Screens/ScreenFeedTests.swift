import Reactive
import Testing

@testable import Console
@testable import Screens

@Suite("The state of a screen")
struct ScreenFeedTests {
    /// Every state that a feed has published, a line each.
    private final class History {
        private(set) var lines: [String] = []
        private var subscription: AnyCancellable?

        init(_ feed: ScreenFeed<RowsPage>) {
            subscription = feed.states.sink { [unowned self] state in
                var parts = state.page.rows
                if let notice = state.notice { parts.append("said \(notice.lines.joined(separator: " "))") }
                if !state.choices.isEmpty { parts.append("offers \(state.choices.joined(separator: " "))") }
                if let work = state.work { parts.append(work) }
                lines.append(parts.joined(separator: ", "))
            }
        }
    }

    let feed = ScreenFeed(RowsPage(rows: ["a"]))

    @Test("A page that changes keeps what was said; a choice and its question come together, and go together")
    func pages() {
        let history = History(feed)
        feed.begin()
        feed.say(.done("Hello."))
        feed.show(RowsPage(rows: ["b"]))
        feed.offer(["x", "y"], saying: .done("Which?"))
        feed.begin()
        feed.begin()
        feed.say(nil)
        #expect(
            history.lines == ["a", "a, said Hello.", "b, said Hello.", "b, said Which?, offers x y", "b", "b"])
    }

    @Test("What is under way shows until the answer is there; the answer comes before the end of the work")
    func run() {
        let history = History(feed)
        let answer = PassthroughSubject<String, Mishap>()
        feed.run(answer, saying: "working…") { [feed] in
            feed.say(.done($0))
        } failed: { _ in
        }
        answer.send("first")
        answer.send("second")
        #expect(history.lines == ["a", "a, working…", "a, said first, working…", "a, said first"])
        feed.cancel()
        #expect(history.lines.count == 4)
    }

    @Test("A failure ends the work and is handed on")
    func failure() {
        let history = History(feed)
        let answer = PassthroughSubject<String, Mishap>()
        feed.run(answer, saying: "working…") { _ in
        } failed: { [feed] in
            feed.say(.refused($0))
        }
        answer.send(completion: .failure(.refused))
        #expect(history.lines == ["a", "a, working…", "a", "a, said Refused"])
    }

    @Test("What is cancelled says so in one state, and its answer changes nothing any more")
    func cancel() {
        let history = History(feed)
        let answer = PassthroughSubject<String, Mishap>()
        feed.run(answer, saying: "working…") { [feed] in
            feed.say(.done($0))
        } failed: { _ in
        }
        feed.cancel()
        answer.send("late")
        answer.send(completion: .failure(.refused))
        #expect(history.lines == ["a", "a, working…", "a, said Stopped; nothing was changed."])
    }

    @Test("Something new ends what was still under way")
    func replaced() {
        let history = History(feed)
        let (first, second) = (PassthroughSubject<String, Mishap>(), PassthroughSubject<String, Mishap>())
        feed.run(first, saying: "one…") { [feed] in
            feed.say(.done($0))
        } failed: { _ in
        }
        feed.run(second, saying: "two…") { [feed] in
            feed.say(.done($0))
        } failed: { _ in
        }
        first.send("first")
        #expect(feed.state.work == "two…")
        second.send("second")
        #expect(history.lines == ["a", "a, one…", "a, two…", "a, said second, two…", "a, said second"])
    }
}
