import Entities
import Geodesy
import MapData
import Places
import Reactive
import Screens
import TestSupport
import Testing

@testable import TripDetailModule

/// What becomes of the lines that are typed while places are entered: none is lost without a word.
@Suite("Entering places at a trip") struct TripDetailAskingTests {
    private let router = RecordingRouter()

    /// A presenter of a trip through the Alps, or through stops at these coordinates.
    private func presenter(at stops: [(Double, Double)] = []) throws -> TripDetailPresenter {
        let waypoints = stops.enumerated().map { index, stop in
            Waypoint(id: id(UInt64(50 + index)), name: name("S\(index)"), location: place(stop.0, stop.1))
        }
        let trip = stops.isEmpty ? alps() : Trip(id: id(2), name: name("Far"), waypoints: waypoints)
        return TripDetailBuilder.presenter(
            trip: trip.id, try dependencies(InMemoryStore([trip]), unit: .kilometers), router: router)
    }

    private func state(_ presenter: TripDetailPresenter) throws -> ScreenState<TripDetailPage> {
        try answer(of: presenter.states)
    }

    private func names(_ presenter: TripDetailPresenter) throws -> [String] {
        try state(presenter).page.rows.map(\.name)
    }

    private func add(_ places: String..., notes: [Int: String] = [:], nights: [Int: Int] = [:]) -> TripDetailEvent {
        .edit(.add(places: places, .end, notes: notes, nights: nights))
    }

    @Test(
        "A line at the question which of several is meant: an answer, another spelling, the next place, or nothing",
        arguments: [
            ("1", OtherLineUse.none), ("", .none), ("s", .none), ("skip", .none), ("Missouri", .none), ("?", .none),
            ("days", .none), ("u", .none), ("2 nights 3", .none),
            ("Springfiel", .taken), ("Lyon", .later), ("3,4", .later), ("a Lyon", .later), ("Lyon; 3,4", .later),
            ("Xyzzy", .later),
        ])
    func lineAtChoice(line: String, use: OtherLineUse) throws {
        for places in [["Springfield"], ["1,2", "Springfield", "3,4"]] {
            let presenter = try presenter()
            presenter.handle(.askForPlaces(.end))
            router.then(.text(places.joined(separator: "\n")))
            #expect(presenter.take(otherLine: line) == use, "\(places)")
            #expect(try !state(presenter).choices.isEmpty && names(presenter) == ["Bern", "Thun"])
        }
    }

    @Test("Where no places are asked for only a known one is for later, as what was mistyped is none")
    func lineAtChoiceOfOne() throws {
        let presenter = try presenter()
        presenter.handle(add("Springfield"))
        for (line, use) in [("Lyon", OtherLineUse.later), ("a Lyon", .later), ("nope", .none), ("x", .none)] {
            #expect(presenter.take(otherLine: line) == use, "\(line)")
        }
        #expect(presenter.loss == "“Springfield” was not added: the question was left; ‘a Springfield’ asks again.")
        presenter.handle(add("Springfield", "Lyon"))
        #expect(presenter.loss == "“Springfield”, “Lyon” were not added: the question was left; ‘a’ adds them.")
        // A question by yes or no: the words that leave out one of several choices mean no.
        presenter.handle(.offer(place: "Lyon", otherwise: ""))
        #expect(try state(presenter).question == YesNoQuestion("Add Lyon (FR)?", isYesUsual: true))
        #expect(presenter.take(otherLine: "1") == .none && presenter.take(otherLine: "3,4") == .later)
        #expect(presenter.take(otherLine: "s") == .taken)
        #expect(try state(presenter).question == nil && state(presenter).notice == .done("Nothing was added."))
    }

    @Test("An empty answer takes the first of several that are not far from the trip, and leaves them where they are")
    func emptyAnswer() throws {
        let far = try presenter()
        far.handle(add("Springfield"))
        #expect(
            try state(far).notice
                == .done("Which “Springfield”? 1 is far away: type a number; Enter or s leaves it out."))
        far.choose("")
        #expect(try names(far) == ["Bern", "Thun"] && state(far).notice == .done("Nothing was added."))
        let near = try presenter(at: [(41, -88)])
        for places in [["Springfield"], ["Springfield", "41,-89"]] {
            near.handle(.edit(.add(places: places, .end)))
            #expect(
                try state(near).notice
                    == .done("Which “Springfield”? Type its number; Enter takes 1, s leaves it out."))
            near.choose("")
        }
        #expect(try names(near) == ["S0", "Springfield", "Springfield", "41, -89"])
        // Nor is one taken that is far from its neighbours in the list.
        near.handle(add("1,2", "Springfield", "3,4"))
        #expect(
            try state(near).notice
                == .done("Which “Springfield”? 1 is far away: type a number; Enter or s leaves it out."))
    }

    @Test(
        "A word leaves out the one of several that is asked about, the notes and nights of the others stay",
        arguments: ["s", "skip", "SKIP", "n", ""])
    func leavingOneOut(word: String) throws {
        let presenter = try presenter()
        presenter.handle(add("1,2", "Springfield", "3,4", notes: [2: "there"], nights: [2: 2]))
        presenter.choose(word)
        let notice = try #require(try state(presenter).notice)
        #expect(notice.result == .changed && notice.lines.first == "“Springfield” was left out.")
        let page = try state(presenter).page
        #expect(page.rows.count == 4 && page.rows.last?.note.text == "there" && page.stops.last?.plan.nights == 2)
        // Where nothing is left, nothing is added.
        presenter.handle(add("Springfield", "Springfield"))
        presenter.choose(word)
        presenter.choose(word)
        #expect(try names(presenter).count == 4)
    }

    @Test("Esc leaves out only the one of several that is asked about, and says how it comes back")
    func stepBack() throws {
        router.recalls = true
        let presenter = try presenter()
        presenter.handle(add("1,2", "Springfield", "3,4", nights: [1: 3, 2: 2]))
        #expect(presenter.stepBack())
        #expect(try state(presenter).notice?.lines.first == "“Springfield” was left out; Up brings it back.")
        #expect(router.calls.last == "remember Springfield")
        #expect(try names(presenter) == ["Bern", "Thun", "1, 2", "3, 4"])
        // Of one nothing is left.
        presenter.handle(add("Springfield", nights: [0: 3]))
        #expect(presenter.stepBack() && router.calls.last == "remember Springfield 3 nights")
        #expect(try state(presenter).notice == .done("“Springfield” was not added; Up brings it back."))
        // Ctrl-C leaves all.
        presenter.handle(add("1,2", "Springfield"))
        #expect(presenter.leaveQuestion() && router.calls.last == "remember 1,2; Springfield")
        #expect(try state(presenter).notice == .done("“1,2”, “Springfield” were not added; Up brings them back."))
        #expect(try names(presenter).count == 4)
        // The question whether the others are added is about them.
        presenter.handle(add("1,2", "Nowhere"))
        #expect(presenter.stepBack() && router.calls.last == "remember 1,2; Nowhere")
        #expect(try names(presenter).count == 4 && !presenter.stepBack())
    }

    @Test("Esc at the question for one that is not known leaves out that one, Ctrl-C all that are left")
    func correctionLeft() throws {
        for (entry, calls) in [(PlaceEntry.none, ["Xyzzy", "Plugh"]), (.interrupted, ["Xyzzy; Plugh"])] {
            let presenter = try presenter()
            router.recalls = true
            presenter.handle(add("1,2", "Xyzzy", "Plugh"))
            presenter.answer(true)
            let before = router.calls.count
            while try state(presenter).asksFurther {
                presenter.askFurther()
                router.then(entry)
            }
            #expect(
                router.calls[before...].filter { $0.hasPrefix("remember") } == calls.map { "remember \($0)" })
        }
    }

    @Test(
        "A name that is like that of one stop only asks whether that is meant",
        arguments: [
            TripDetailEdit.remove(stops: ["Brn"]), .move(stops: ["Brn"], to: "2"), .split(stops: ["Brn"], names: []),
        ])
    func misnamed(edit: TripDetailEdit) throws {
        let presenter = try presenter()
        presenter.handle(.edit(edit))
        let question = YesNoQuestion("No stop is called “Brn”. Is “Bern”, stop 1, meant?")
        #expect(try state(presenter).question == question)
        presenter.answer(nil)
        #expect(try state(presenter).notice?.lines.last == "Did you mean “Bern” (1)?")
        presenter.handle(.edit(edit))
        presenter.answer(false)
        #expect(try state(presenter).question == nil && names(presenter) == ["Bern", "Thun"])
        if case .remove = edit {
            presenter.handle(.edit(edit))
            presenter.answer(true)
            #expect(try names(presenter) == ["Thun"])
        }
    }

    @Test(
        "A name that was typed with a slip is told; other accents, signs, umlauts and another name are none",
        arguments: [
            ("Heidelburg", "Heidelberg", true), ("Heidelburg, DE", "Heidelberg", true), ("Lyonn", "Lyon", true),
            ("Zurich", "Zürich", false), ("Duesseldorf", "Düsseldorf", false), ("st moritz", "St. Moritz", false),
            ("Saint Malo", "St-Malo", false), ("Florenz", "Florence", true), ("Munich", "München", false),
        ])
    func corrected(typed: String, name: String, isTold: Bool) throws {
        let found = FoundPlace(name: name, location: place(1, 2), label: name, wasLookedUp: true)
        let corrections = SpellingCorrection.all([typed], [found], chosen: [:])
        #expect((corrections.count == 1) == isTold)
        #expect(SpellingCorrection.all([typed], [found], chosen: [typed: found]) == [])
        let shown = typed.split(separator: ",")[0]
        #expect(TripDetailFormatter.corrected(corrections) == (isTold ? ["Took “\(shown)” as \(name)."] : []))
    }

    @Test("A place that is far from the trip and not called just so is not the usual answer")
    func farGuess() throws {
        let presenter = try presenter()
        presenter.handle(.offer(place: "Lyon 2 nights", otherwise: ""))
        #expect(try state(presenter).question?.isYesUsual == true)
        let far = try self.presenter(at: [(41, -88)])
        far.handle(.offer(place: "Lyo", otherwise: ""))
        let question = try #require(try state(far).question)
        #expect(
            !question.isYesUsual && question.text.hasPrefix("Add Lyon (FR), 7") && question.text.hasSuffix(" km away?"))
    }

    @Test("What is no place stays named while places are asked for, until it is added or the asking ends")
    func unadded() throws {
        let presenter = try presenter()
        presenter.handle(.askForPlaces(.end))
        router.then(.text("Lyonn"))
        #expect(try state(presenter).notice?.result.isDone == false && state(presenter).asksFurther)
        presenter.askFurther()
        router.then(.text("Xyzzy"))
        presenter.askFurther()
        router.then(.text("3,4"))
        #expect(try state(presenter).notice?.lines.first == "Still not added: “Lyonn”, “Xyzzy”.")
        presenter.askFurther()
        router.then(.text("Lyon"))
        #expect(try state(presenter).notice?.lines.first == "Still not added: “Xyzzy”.")
        presenter.askFurther()
        router.then(.text(""))
        #expect(
            try state(presenter).notice
                == .done(
                    "“Xyzzy” was not added, as no place is known by that name; ‘a’ and another name or coordinates adds it."
                ))
        presenter.handle(.askForPlaces(.end))
        router.then(.none)
        #expect(try state(presenter).notice == nil)
    }

    @Test("A line that adds a place goes on asking; a word for leaving out says that there is nothing to leave")
    func addAtPlace() throws {
        let presenter = try presenter()
        presenter.handle(.askForPlaces(.number(2)))
        router.then(.text("a 1,2"))
        #expect(try names(presenter) == ["Bern", "1, 2", "Thun"] && state(presenter).asksFurther)
        presenter.askFurther()
        router.then(.text("add 3,4 at 1"))
        presenter.askFurther()
        router.then(.text("5,6"))
        #expect(try names(presenter) == ["3, 4", "Bern", "1, 2", "5, 6", "Thun"])
        presenter.askFurther()
        router.then(.text("skip"))
        #expect(try state(presenter).notice == .failed("There is nothing to skip here; an empty line ends."))
        #expect(try state(presenter).asksFurther)
    }

    @Test("The word that adds, alone, asks again")
    func addAlone() throws {
        let presenter = try presenter()
        presenter.handle(.askForPlaces(.end))
        router.then(.text("a"))
        #expect(try state(presenter).notice == .failed("Type a place behind it, or alone; an empty line ends."))
        #expect(try state(presenter).asksFurther)
        #expect(try names(presenter) == ["Bern", "Thun"])
    }

    @Test("Another name at the question for one that is not known says that it stands for that one")
    func replaced() throws {
        let presenter = try presenter()
        presenter.handle(add("1,2", "Xyzzy"))
        presenter.answer(true)
        presenter.askFurther()
        #expect(router.calls.last?.hasPrefix("ask Place of “Xyzzy” (s or Enter leaves it out): ") == true)
        router.then(.text("Lyon"))
        #expect(
            try state(presenter).notice?.lines.first
                == "“Xyzzy” was not added: “Lyon” was typed at the question about it.")
        #expect(try names(presenter).suffix(2) == ["1, 2", "Lyon"])
    }
}
