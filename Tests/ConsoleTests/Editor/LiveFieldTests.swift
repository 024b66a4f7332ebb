import Platform
import TestSupport
import Testing

@testable import Console

@Suite("LiveField")
struct LiveFieldTests {
    private static let places = [
        Suggestion("Paris", detail: "Île-de-France, FR · 2.1 M", insertText: "Paris, FR"),
        Suggestion("Paris", detail: "Texas, US · 24 k", insertText: "Paris, Texas, US"),
        Suggestion("Parma", detail: "Emilia-Romagna, IT · 198 k"),
        Suggestion("Parral", detail: "Chihuahua, MX · 109 k"),
        Suggestion("巴黎", detail: "FR"),
    ]

    @Test("How far an answer is stands behind it, and is left out first where there is little room")
    func distance() {
        let field = LiveField { _ in }
        field.show(
            [Suggestion("Lyon", detail: "FR, 522969 people", distance: "392 km"), Suggestion("Lys", detail: "FR")],
            for: "ly", selectsFirst: false)
        #expect(
            field.lines(width: 50, rows: 5, color: false) == [
                "   Lyon          FR, 522969 people  392 km", "   Lys           FR",
            ])
        #expect(field.lines(width: 36, rows: 5, color: false).first == "   Lyon          FR, 522969 people")
    }

    @Test("The lines are those of the answers, the selection and the room of now, however often they were asked for")
    func newLines() {
        let field = LiveField { _ in }
        field.show(Self.places, for: "pa")
        let first = field.lines(width: 44, rows: 8, color: false)
        #expect(first.first?.hasPrefix(">  Paris") == true)
        #expect(field.lines(width: 44, rows: 8, color: false) == first)
        #expect(field.lines(width: 44, rows: 2, color: false) == Array(first.prefix(2)))
        #expect(field.lines(width: 20, rows: 8, color: false) != first)
        #expect(field.lines(width: 44, rows: 8, color: true) != first)
        #expect(field.move(.down))
        #expect(field.lines(width: 44, rows: 8, color: true) != field.lines(width: 44, rows: 8, color: false))
        #expect(
            field.lines(width: 44, rows: 8, color: false).map { $0.hasPrefix(">") } == [
                false, true, false, false, false,
            ])
        field.show([Suggestion("Lyon")], for: "ly", note: "One.")
        #expect(field.lines(width: 44, rows: 8, color: false) == [">  Lyon", "  One."])
        field.clear()
        #expect(field.lines(width: 44, rows: 8, color: false).isEmpty)
    }

    @Test(
        "Enter moves to the first answer where none is selected, but to none that is far away",
        arguments: [false, true])
    func firstFar(isFar: Bool) {
        let field = LiveField { _ in }
        field.show(Self.places, for: "pa", selectsFirst: false, isFirstFar: isFar)
        let sentence = field.chooseFirst(for: "pa")
        #expect(sentence?.hasPrefix(isFar ? "The first is far away: arrows choose" : "Enter takes the first") == true)
        #expect(field.selected == (isFar ? nil : 0))
        // Enter again takes it no more than before; the arrow does.
        #expect((field.chooseFirst(for: "pa") != nil) == isFar)
        #expect(field.move(.down))
        #expect(field.answer(to: "pa") == Self.places[isFar ? 0 : 1])
    }

    /// The places that begin with a query.
    private static func matching(_ query: String) -> [Suggestion] {
        query.isEmpty ? [] : places.filter { $0.text.lowercased().hasPrefix(query.lowercased()) }
    }

    /// What a session left: the result, the screen each time the program waited, and how long it took.
    private struct Outcome {
        let result: EditedLine
        let screens: [String]
        let final: ScreenModel
        let streams: ScriptedStreams
        let time: Duration
    }

    /// Types at the field that is made for the event loop.
    private func outcome(
        _ steps: [ScriptedStreams.Step], columns: Int = 44, rows: Int = 8, above: String = "Trip\n",
        field makeField: (VirtualEventLoop) -> LiveField
    ) throws -> Outcome {
        let streams = ScriptedStreams(steps, terminal: TerminalSize(columns: columns, rows: rows))
        let loop = VirtualEventLoop(streams)
        let output = Output(.standardOutput, of: streams)
        let context = TerminalContext(streams: streams, color: .never) { _ in nil }
        var screen = ScreenModel(columns: columns, rows: rows)
        var screens: [String] = []
        var seen = 0
        func look() {
            let written = streams.written
            screen.write(String(decoding: written[seen...], as: UTF8.self))
            seen = written.count
            screens.append(screen.shown)
            if case .resize(let columns, let rows) = streams.steps.first {
                screen.resize(columns: columns, rows: rows)
            }
        }
        loop.beforeTurn = look
        output.write(above)
        let editor = LineEditor(streams, input: InputSource(streams, loop: loop), output: output, context: context)
        let result = try editor.read("Place: ", field: makeField(loop))
        look()
        screens.removeLast()
        return Outcome(result: result, screens: screens, final: screen, streams: streams, time: loop.now)
    }

    /// Types at a field that needs no event loop.
    private func session(
        _ steps: [ScriptedStreams.Step], field: LiveField, columns: Int = 44, rows: Int = 8, above: String = "Trip\n"
    ) throws -> (result: EditedLine, screens: [String], final: ScreenModel, streams: ScriptedStreams) {
        let outcome = try outcome(steps, columns: columns, rows: rows, above: above) { _ in field }
        return (outcome.result, outcome.screens, outcome.final, outcome.streams)
    }

    /// A field that answers at once.
    private func immediateField(height: Int = 8) -> LiveField {
        let field = LiveField(height: height) { _ in }
        field.onChange = { [unowned field] query in
            let found = Self.matching(query)
            field.show(found, for: query, note: query.isEmpty || !found.isEmpty ? nil : "No place is called that.")
        }
        return field
    }

    @Test("answers appear below while typing, arrows choose, Enter takes, and nothing of them stays")
    func choosing() throws {
        let (result, screens, final, streams) = try session(
            [.text("p"), .text("ari"), .text("\u{1B}[B"), .text("\r")], field: immediateField())
        #expect(result == .chosen(Self.places[1]))
        #expect(
            screens == [
                "Trip\nPlace: |",
                """
                Trip
                Place: p|
                >  Paris         Île-de-France, FR · 2.1 M
                   Paris         Texas, US · 24 k
                   Parma         Emilia-Romagna, IT · 198 k
                   Parral        Chihuahua, MX · 109 k
                """,
                """
                Trip
                Place: pari|
                >  Paris         Île-de-France, FR · 2.1 M
                   Paris         Texas, US · 24 k
                """,
                """
                Trip
                Place: pari|
                   Paris         Île-de-France, FR · 2.1 M
                >  Paris         Texas, US · 24 k
                """,
            ])
        #expect(final.shown == "Trip\nPlace: pari\n|")
        #expect(final.unknown == [])
        #expect(streams.rawModes == [true, false])
    }

    @Test("Tab completes to the selected answer, and that is looked up in its turn")
    func completing() throws {
        var queries: [String] = []
        let field = immediateField()
        let answer = field.onChange
        field.onChange = { query in
            queries.append(query)
            answer(query)
        }
        let (result, screens, _, _) = try session(
            [.text("par"), .text("\u{1B}[B\t"), .text("\t"), .text("\r")], field: field)
        #expect(result == .text("Paris, Texas, US"))
        #expect(queries == ["", "par", "Paris, Texas, US"])
        #expect(screens[2] == "Trip\nPlace: Paris, Texas, US|\n  No place is called that.")
        #expect(screens[3] == screens[2])
    }

    /// A field that answers to what stands behind `a `, without ` at 3` at its end.
    private func partField() -> LiveField {
        let field = immediateField()
        field.part = { line in
            guard line.hasPrefix("a "), line.count > 2 else { return nil }
            let typed = line.dropFirst(2)
            let tail = typed.hasSuffix(" at 3") ? " at 3" : ""
            return LiveField.Part(head: "a ", query: String(typed.dropLast(tail.count)), tail: tail)
        }
        return field
    }

    @Test("Of a part of the line the answers appear too, and the one that is taken stands in the line")
    func partOfLine() throws {
        var taken: [String] = []
        let field = partField()
        field.onTake = { taken.append("\($0) \($1)") }
        let (result, screens, final, _) = try session(
            [.text("a p"), .text("ari"), .text("\u{1B}[B"), .text(" at 3"), .text("\r")], field: field)
        #expect(result == .text("a Paris, FR at 3") || result == .text("a Paris, Texas, US at 3"))
        #expect(taken.count == 1)
        #expect(screens[0] == "Trip\nPlace: |")
        #expect(screens[2].hasPrefix("Trip\nPlace: a pari|\n>  Paris"))
        #expect(final.shown.hasPrefix("Trip\nPlace: a pari at 3\n|"))
    }

    @Test("Without that part the line is an ordinary one: history, Enter, nothing below")
    func ordinaryLine() throws {
        let (result, screens, _, _) = try session([.text("d 3"), .text("\r")], field: partField())
        #expect(result == .text("d 3"))
        #expect(screens.last == "Trip\nPlace: d 3|")
        // What was looked up goes away with its part.
        let (shorter, later, _, _) = try session(
            [.text("a pa"), .text("\u{7F}\u{7F}\u{7F}"), .text("\r")], field: partField())
        #expect(shorter == .text("a"))
        #expect(later.last == "Trip\nPlace: a|")
    }

    @Test("Esc takes the answers away and keeps the line")
    func partLeft() throws {
        let outcome = try outcome([.text("a parm"), .text("\u{1B}"), .timedOut, .text("\r")]) { _ in partField() }
        #expect(outcome.result == .text("a parm"))
        #expect(outcome.screens.last == "Trip\nPlace: a parm|\nEsc again clears the line.")
    }

    @Test("Esc goes one step back, once it is clear that it is no other key: the answers, what was typed, the question")
    func leaving() throws {
        let escape: [ScriptedStreams.Step] = [.text("\u{1B}"), .timedOut]
        let once = try outcome([.text("parm")] + escape + [.text("\r")]) { _ in immediateField() }
        #expect(once.result == .text("parm"))
        #expect(once.time == .milliseconds(50))
        let twice = try outcome([.text("parm")] + escape + escape + [.text("x=1,2\r")]) { _ in immediateField() }
        #expect(twice.result == .text("x=1,2"))
        #expect(try outcome([.text("parm")] + escape + escape + escape) { _ in immediateField() }.result == .cancelled)
    }

    @Test("Ctrl-D on an empty line, Ctrl-C and signals leave, and nothing of the answers stays")
    func otherEnds() throws {
        #expect(try session([.text("\u{4}")], field: immediateField()).result == .endOfInput)
        let (result, _, final, _) = try session(
            [.text("par"), .signal(.interrupt), .signal(.interrupt)], field: immediateField())
        #expect(result == .interrupted(.interrupt))
        #expect(final.shown == "Trip\nPlace:\n|")
    }

    @Test("Enter on an empty line, or on one that nothing fits, gives the line")
    func textAsTyped() throws {
        #expect(try session([.text("\r")], field: immediateField()).result == .text(""))
        #expect(try session([.text("xyz"), .text("\r")], field: immediateField()).result == .text("xyz"))
    }

    @Test("answers that come later appear when they come, and Enter never takes one to an older question")
    func late() throws {
        var timer: EventRegistration?
        var answered: [Duration] = []
        let outcome = try outcome([.text("parr"), .timedOut, .text("\u{7F}"), .text("\r")]) { loop in
            let field = LiveField { _ in }
            field.onChange = { [unowned field] query in
                timer = loop.schedule(after: .milliseconds(80)) {
                    answered.append(loop.now)
                    field.show(Self.matching(query), for: query)
                }
            }
            return field
        }
        timer?.cancel()
        #expect(outcome.result == .text("par"), "the answers shown are those to parr")
        #expect(answered == [.milliseconds(80)])
        #expect(
            outcome.screens == [
                "Trip\nPlace: |",
                "Trip\nPlace: parr|",
                "Trip\nPlace: parr|\n>  Parral        Chihuahua, MX · 109 k",
                "Trip\nPlace: par|\n>  Parral        Chihuahua, MX · 109 k",
            ])
    }

    @Test("timers that run meanwhile neither shorten nor lengthen the wait for what follows Esc")
    func escapeAmongDeadlines() throws {
        var timer: EventRegistration?
        var ticks: [Duration] = []
        let outcome = try outcome([.text("\u{1B}"), .timedOut, .timedOut, .timedOut]) { loop in
            func tick() {
                timer = loop.schedule(after: .milliseconds(20)) {
                    ticks.append(loop.now)
                    tick()
                }
            }
            tick()
            return LiveField { _ in }
        }
        timer?.cancel()
        #expect(outcome.result == .cancelled)
        #expect(ticks == [.milliseconds(20), .milliseconds(40)])
        #expect(outcome.time == .milliseconds(50))
    }

    @Test("a long list shows as many answers as fit, and the selection moves it")
    func longList() throws {
        let field = LiveField(height: 3) { _ in }
        field.onChange = { [unowned field] query in
            field.show((1...9).map { Suggestion("Answer \($0)", detail: query) }, for: query, note: "9 places")
        }
        let (result, screens, _, _) = try session(
            [.text("\u{1B}[B\u{1B}[B"), .text("\u{1B}[6~"), .text("\u{1B}[6~\u{1B}[6~"), .text("\u{1B}[A\r")],
            field: field, columns: 20, rows: 5)
        #expect(result == .chosen(Suggestion("Answer 8")))
        #expect(
            screens == [
                "Trip\nPlace: |\n>  Answer 1\n   Answer 2\n   Answer 3\n  9 places".split(separator: "\n").dropFirst()
                    .joined(separator: "\n"),
                "Place: |\n   Answer 2\n>  Answer 3\n   Answer 4\n  9 places",
                "Place: |\n   Answer 5\n>  Answer 6\n   Answer 7\n  9 places",
                "Place: |\n   Answer 7\n   Answer 8\n>  Answer 9\n  9 places",
            ])
    }

    @Test("in a window of few rows and columns the field shows what fits, and none is written beyond")
    func smallWindow() throws {
        let (result, screens, final, _) = try session(
            [.text("par"), .text("\r")], field: immediateField(), columns: 24, rows: 3)
        #expect(result == .chosen(Self.places[0]))
        #expect(screens.last == "Place: par|\n>  Paris         Île-d…\n   Paris         Texas…")
        #expect(final.scrolledOut == ["Trip"])
        #expect(final.shown == "Place: par\n|")
        for columns in 1...12 {
            let narrow = try session([.text("par"), .text("\r")], field: immediateField(), columns: columns, rows: 1)
            #expect(narrow.result == .chosen(Self.places[0]))
            #expect(narrow.final.unknown == [])
        }
    }

    @Test("the screen scrolls when the answers need more rows, and nothing above is lost")
    func atTheBottom() throws {
        let above = (1...6).map { "\($0)\n" }.joined()
        let (_, screens, final, _) = try session(
            [.text("par"), .text("m"), .text("\r")], field: immediateField(), rows: 7, above: above)
        #expect(screens[0] == "1\n2\n3\n4\n5\n6\nPlace: |")
        #expect(
            screens[1] == """
                5
                6
                Place: par|
                >  Paris         Île-de-France, FR · 2.1 M
                   Paris         Texas, US · 24 k
                   Parma         Emilia-Romagna, IT · 198 k
                   Parral        Chihuahua, MX · 109 k
                """)
        #expect(screens[2] == "5\n6\nPlace: parm|\n>  Parma         Emilia-Romagna, IT · 198 k")
        #expect(final.scrolledOut + final.lines == ["1", "2", "3", "4", "5", "6", "Place: parm"])
    }

    @Test("a window of another size gets the answers cut anew")
    func resize() throws {
        let (_, screens, final, _) = try session(
            [.text("par"), .resize(columns: 30, rows: 12), .text("m"), .text("\r")], field: immediateField(), rows: 12)
        #expect(
            screens[2] == """
                Trip
                Place: par|
                >  Paris         Île-de-Fran…
                   Paris         Texas, US ·…
                   Parma         Emilia-Roma…
                   Parral        Chihuahua, …
                """)
        #expect(final.shown == "Trip\nPlace: parm\n|")
    }

    @Test("colour is for the selected answer and for details")
    func color() throws {
        let field = LiveField { _ in }
        field.show([Suggestion("A", detail: "x"), Suggestion("B", detail: "y")], for: "")
        #expect(
            field.lines(width: 40, rows: 5, color: true) == [
                "\u{1B}[36m>\u{1B}[0m  \u{1B}[1mA\u{1B}[0m             \u{1B}[2mx\u{1B}[0m",
                "   B             \u{1B}[2my\u{1B}[0m",
            ])
    }

    @Test("where lines cannot be edited a dialog asks line by line, without a control sequence")
    func lineByLine() throws {
        let streams = ScriptedStreams([.text("par\n")])
        let output = Output(.standardOutput, of: streams)
        let dialog = Dialog(streams, loop: VirtualEventLoop(streams), output: output, context: TerminalContext())
        let field = LiveField { _ in Issue.record("nothing is looked up while typing") }
        #expect(try dialog.search("Place: ", field: field) == .text("par"))
        #expect(try dialog.search("Place: ", field: field) == .endOfInput)
        try output.flush()
        #expect(streams.text == "Place: \nPlace: \n")
        #expect(streams.rawModes == [])
    }

    @Test("What Enter refuses comes first where another name is typed next; with the arrows or Backspace it is edited")
    func refusedText() throws {
        func result(_ keys: String) throws -> EditedLine {
            let field = LiveField { _ in }
            field.onChange = { [unowned field] query in
                let isAlike = query.hasPrefix("Lyn")
                field.show(isAlike ? [Suggestion("Lyon")] : [], for: query, selectsFirst: false)
            }
            return try session([.text("Lyn"), .text("\r"), .text(keys), .text("\r")], field: field).result
        }
        #expect(try result("Ulm") == .text("Lyn"))
        #expect(try result("\u{1B}[200~Bern\u{1B}[201~") == .text("Lyn"))
        #expect(try result("\u{7F}on") == .text("Lyon"))
        #expect(try result("\u{1B}[D\u{7F}i\u{1B}[B") == .text("Lin"))
    }

    @Test("An old value that a field or a question begins with is replaced by what is typed first, or edited")
    func selectedValue() throws {
        func result(_ keys: String, isField: Bool) throws -> EditedLine {
            let streams = ScriptedStreams([.text(keys), .text("\r")], terminal: TerminalSize(columns: 40, rows: 8))
            let loop = VirtualEventLoop(streams)
            let context = TerminalContext(streams: streams, color: .never) { _ in nil }
            let editor = LineEditor(
                streams, input: InputSource(streams, loop: loop), output: Output(.standardOutput, of: streams),
                context: context)
            return try editor.read(
                "> ", prefill: Prefill("46, 7", .replacing), field: isField ? LiveField { _ in } : nil)
        }
        for isField in [true, false] {
            #expect(try result("Ulm", isField: isField) == .text("Ulm"))
            #expect(try result("\u{7F}8", isField: isField) == .text("46, 8"))
            #expect(try result("\u{1B}[C1", isField: isField) == .text("46, 71"))
            #expect(try result("", isField: isField) == .text("46, 7"))
        }
    }
}
