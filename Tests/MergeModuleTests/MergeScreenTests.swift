import Console
import Entities
import Merging
import Persistence
import Platform
import Reactive
import Screens
import TestSupport
import Testing

@testable import MergeModule

/// The page of a merge.
@Suite struct MergeScreenTests {
    private let page = MergePage(
        title: "Merging trips 2.json",
        rows: ["Added “Paris” to “Summer”", "Kept “Nice” in “Summer”: it was deleted there and changed here"],
        conflict: .init(
            heading: "Conflict 1 of 2: note of “Lyon” in “Summer”",
            ours: "“A market on Saturdays, then the museum of fine arts”", theirs: "“The market”", before: "nothing"),
        warnings: ["the copy has no history that is known; it is taken to come from the state 1 change ago"])

    private func shown(_ page: MergePage, columns: Int, rows: ShownRows = .all) -> String {
        MergeView().lines(page, in: TerminalContext(width: columns, outputIsTerminal: true), rows: rows)
            .joined(separator: "\n")
    }

    @Test("It has what is taken, the conflict with its values, and what is not sure")
    func whole() {
        #expect(
            shown(page, columns: 80) == """
                Merging trips 2.json

                  Added “Paris” to “Summer”
                  Kept “Nice” in “Summer”: it was deleted there and changed here

                Conflict 1 of 2: note of “Lyon” in “Summer”
                  ours    “A market on Saturdays, then the museum of fine arts”
                  theirs  “The market”
                  before  nothing
                The copy has no history that is known; it is taken to come from the state 1
                change ago

                ours · theirs · b back · q quit · ? help
                """)
        #expect(
            shown(page, columns: 40) == """
                Merging trips 2.json

                  Added “Paris” to “Summer”
                  Kept “Nice” in “Summer”: it was
                  deleted there and changed here

                Conflict 1 of 2: note of “Lyon” in
                “Summer”
                  ours    “A market on Saturdays, then
                          the museum of fine arts”
                  theirs  “The market”
                  before  nothing
                The copy has no history that is known;
                it is taken to come from the state 1
                change ago

                ours · theirs · b back · q quit · ? help
                """)
    }

    @Test("In a low window a value has one line")
    func low() {
        #expect(
            shown(page, columns: 40, rows: ShownRows([1], note: "rows 2 to 2 of 2", isTight: true)) == """
                Merging trips 2.json
                  Kept “Nice” in “Summer”: it was
                  deleted there and changed here
                rows 2 to 2 of 2
                Conflict 1 of 2: note of “Lyon” in
                “Summer”
                  ours    “A market on Saturdays, then …
                  theirs  “The market”
                  before  nothing
                The copy has no history that is known;
                it is taken to come from the state 1
                change ago

                ours · theirs · b back · q quit · ? help
                """)
    }

    @Test("When it is done it says what was merged; on a pipe nothing is asked then")
    func done() {
        var done = page
        (done.title, done.conflict, done.warnings) = ("Merged 1 change from trips 2.json", nil, [])
        #expect(shown(done, columns: 80).hasSuffix("changed here\n\nb back · q quit · ? help"))
        #expect(MergeView().prompt(done) == "merge> ")
        done.isLeft = true
        #expect(shown(done, columns: 80).hasSuffix("changed here"))
        #expect(MergeView().prompt(done) == nil)
        #expect(shown(MergePage(), columns: 80) == "")
    }

    private func request(_ line: String, _ page: MergePage) -> ScreenRequest<MergeEvent> {
        MergeView().request(line, ScreenState(page), in: TerminalContext(width: 80, outputIsTerminal: true))
    }

    @Test(
        "Lines at the page",
        arguments: [
            ("ours", .takeOurs(inAll: false)), ("ours all", .takeOurs(inAll: true)),
            ("theirs", .takeTheirs(inAll: false)), ("theirs ALL", .takeTheirs(inAll: true)), ("b", .back), ("q", .quit),
        ] as [(String, MergeEvent)])
    func lines(line: String, event: MergeEvent) {
        guard case .event(event) = request(line, page) else {
            Issue.record("\(line): \(request(line, page))")
            return
        }
    }

    @Test(
        "Lines that mean nothing say what would",
        arguments: [
            ("ours 2", "ours takes nothing behind it, or all, for this conflict and those that follow."),
            ("theirs x", "theirs takes nothing behind it, or all, for this conflict and those that follow."),
            ("o", "“o” is not in this menu: type ours. Nothing was done."),
            ("t all", "“t” is not in this menu: type theirs. Nothing was done."),
            ("1", "“1” is not in this menu; ? shows what is."),
            ("our", "“our” is not in this menu; Did you mean ours? ? shows what is."),
        ])
    func refused(line: String, reason: String) {
        guard case .refused(reason) = request(line, page) else {
            Issue.record("\(line): \(request(line, page))")
            return
        }
    }

    @Test(
        "The word of the list names a copy, and perhaps a base",
        arguments: [
            ("", nil, .histories), ("/m/usb", "/m/usb", .histories), ("~/a b.json", "/home/me/a b.json", .histories),
            ("\"a b.json\"", "a b.json", .histories), ("a base none", "a", .none),
            ("'a b' base ~/c", "a b", .file("/home/me/c")), ("a base", "a base", .histories),
        ] as [(String, String?, MergeRequest.Base)])
    func typed(text: String, other: String?, base: MergeRequest.Base) {
        let request = MergeInput.request(typed: text, homeDirectory: "/home/me")
        #expect(request?.other == other)
        #expect((request?.base ?? .histories) == base)
    }

    @Test("Decisions hold for the values that were shown, and no longer")
    func decisions() {
        func conflict(_ ours: String) -> MergeResult {
            var (base, mine, other) = (coast(), coast(), coast())
            base.name = name("Base")
            mine.name = name(ours)
            other.name = name("Theirs")
            var decisions = MergeDecisions()
            let first = mergedLibrary(
                base: Library(trips: [base]), ours: Library(trips: [renamed(mine, "Ours")]),
                theirs: Library(trips: [other]))
            decisions.take(.theirs, in: first.conflicts[0])
            return mergedLibrary(
                base: Library(trips: [base]), ours: Library(trips: [mine]), theirs: Library(trips: [other]),
                deciding: decisions)
        }
        #expect(conflict("Ours").open == [])
        #expect(conflict("Ours").library.trips[0].name == name("Theirs"))
        #expect(conflict("Other").open.count == 1)
        #expect(conflict("Other").library.trips[0].name == name("Other"))
    }

    private func renamed(_ trip: Trip, _ text: String) -> Trip {
        var trip = trip
        trip.name = name(text)
        return trip
    }
}
