import Console
import Entities
import Screens
import TestSupport
import Testing

@testable import WaypointModule

/// A word that sets what a stop has and was forgotten at the page of the stop fails here.
@Suite struct WaypointFieldTests {
    private func request(
        _ line: String, _ page: WaypointPage = WaypointPage(title: "Stop 1")
    ) -> ScreenRequest<WaypointEvent> {
        WaypointView().request(
            line, ScreenState(page), in: TerminalContext(inputIsTerminal: true, outputIsTerminal: true))
    }

    private func event(_ line: String) -> WaypointEvent? {
        var request = request(line)
        while case .question(let question) = request, let given = question.given { request = question.further(given) }
        if case .event(let event) = request { return event }
        return nil
    }

    private func refusal(_ line: String) -> String? {
        if case .refused(let reason) = request(line) { return reason }
        return nil
    }

    @Test("Every field of a plan has an entry in the menu by its own word, and no letter")
    func menu() {
        let items = WaypointView.menu.items
        #expect(ambiguousWords(of: WaypointView.menu, hasRows: false) == [])
        for field in StopField.allCases {
            #expect(field.rawValue.hasPrefix(field.word))
            #expect(StopWord.plan(field).question(about: "Verona").hasSuffix(" (- leaves it open)? "))
            #expect(items.contains { $0.word == field.word && $0.key == field.word })
        }
    }

    @Test(
        "The beginning of a word is enough where no other begins so",
        arguments: [
            ("nights 2", StopField.nights, "2"), ("ni 2", .nights, "2"), ("NI 2", .nights, "2"),
            ("ki see", .kind, "see"),
            ("st 1h30", .stayMinutes, "1h30"), ("arr 18:00", .arrive, "18:00"),
            ("way ferry 2h30 85", .way, "ferry 2h30 85"),
            ("le -", .leave, ""), ("cost 9,50", .cost, "9,50"),
        ] as [(String, StopField, String)])
    func beginnings(line: String, field: StopField, value: String) {
        #expect(event(line) == .edit(WaypointEdit(plan: [field: value])))
    }

    @Test("A beginning of several words says which, and does nothing")
    func ambiguous() {
        #expect(refusal("n 2") == "“n” is not in this menu: type name 2. Nothing was done.")
        // Next is no word that sets something.
        #expect(event("nex") == nil)
        #expect(event("no wine") == .edit(WaypointEdit(note: "wine")))
    }

    @Test(
        "A letter of earlier versions answers with the word and does nothing",
        arguments: [
            ("n Oporto", "name Oporto"), ("l Lyon", "place Lyon"), ("t -", "note -"), ("s", "stay DURATION"),
            ("s 1h", "stay 1h"), ("g 2", "nights 2"), ("L 9:00", "leave 9:00"),
            ("W ferry", "way ferry"), ("c 95", "cost 95"), ("+", "] or next"), ("-", "[ or previous"),
        ])
    func moved(line: String, word: String) {
        let letter = line.prefix(1)
        #expect(refusal(line) == "“\(letter)” is not in this menu: type \(word). Nothing was done.")
    }

    @Test("Brackets lead to the previous and the next stop")
    func brackets() {
        #expect(event("[") == .previous && event("]") == .next)
        #expect(event("previous") == .previous && event("next") == .next)
    }

    @Test("Tab knows words and kinds")
    func completion() {
        let page = WaypointPage(title: "Stop 1")
        #expect(WaypointView().completions("ni", page).map(\.line) == ["nights "])
        #expect(WaypointView().completions("kind s", page).map(\.line) == ["kind sleep", "kind see"])
    }
}
