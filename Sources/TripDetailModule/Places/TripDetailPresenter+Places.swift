import Console
import Entities
import Places
import Reactive
package import Screens
import Text

/// The places of new stops: how they are asked for, and what is asked about them.
extension TripDetailPresenter {
    /// Asks for the place of the next new stop; an empty answer ends the asking.
    package func askFurther() {
        feed.asksFurther = false
        edits.begin()
        if let next = missing?.next, detail != nil { return askFor(next.question, next.position) }
        guard let position = asking, detail != nil else { return }
        let near = try? interactor.nearby(position)
        let isLine = isLine
        router?.askForPlace("Place: ", near: near, isKnown: true, isLine: isLine) { [weak self] entry in
            guard let self else { return }
            noteWarnings()
            switch entry {
            case .text(let text) where isLine(text): takeLine(text)
            case .chosen(let place):
                edits.attempt(.add(places: [place.argument], position)) { $0.take(place) }
            case .text(let text) where ["a", "add"].contains(text.trimmed.lowercased()):
                feed.say(.failed("Type a place behind it, or alone; an empty line ends."))
                feed.asksFurther = true
            // A word that was typed for a question that was not asked.
            case .text(let text) where leavesOut(text):
                feed.say(.failed("There is nothing to skip here; an empty line ends."))
                feed.asksFurther = true
            case .text(let text):
                let places = PlaceLines.places(text)
                guard !places.isEmpty else { return endAsking() }
                attempt(.add(places: places, position))
            case .none, .interrupted: endAsking()
            }
        }
    }

    /// Does a line of the menu that was typed for a place: one that adds places goes on asking, any other ends that.
    private func takeLine(_ line: String) {
        guard let (places, position) = input.placesAdded(by: line), let asked = asking else {
            endAsking()
            router?.take(line: line)
            return
        }
        attempt(.add(places: places, position == .end ? asked : position))
    }

    /// Asks for no more places, and says which of those that were typed are not in the trip.
    private func endAsking() {
        asking = nil
        guard !unadded.isEmpty else { return }
        feed.say(.done(TripDetailFormatter.notAdded(unadded)))
        unadded = []
    }

    /// Whether a text is a word that leaves out what is asked about.
    private func leavesOut(_ text: String) -> Bool {
        EditConversation<TripDetailPage, TripDetailEdit, PlaceConversation, TripDetailOutcome>.leavesOut(text)
    }

    private var input: TripDetailInput { TripDetailInput(feed.state.page, TripDetailView.menu) }

    /// Tells the lines of the menu from places.
    private var isLine: (String) -> Bool {
        let input = input
        return { input.isLineOfMenu($0) }
    }

    /// Does an edit; a place that was chosen while it was typed is not asked about.
    func attempt(_ edit: TripDetailEdit) {
        defer { typed = nil }
        if let typed, case .add([typed.text], _, _, _, _) = edit {
            return edits.attempt(edit) { questions in
                questions.offer(typed.place, for: PlaceNights(typed.text).place)
                questions.confirm()
            }
        }
        guard case .add(let places, let position, nil, [:], [:]) = edit else { return edits.attempt(edit) }
        announce(places)
        let entered = interactor.entered(places, position)
        if let list = interactor.list(places, entered.places, position) {
            return edits.attempt(.add(places: list.places, position, notes: list.notes, nights: list.nights))
        }
        if places.count == 1, entered.places.count == 1 {
            guard let (place, number) = interactor.numberedPlace(places[0], position) else {
                return edits.attempt(edit)
            }
            return edits.ask(
                TripDetailFormatter.question(about: number, behind: place), before: .add(places: [place], position))
        }
        let several = TripDetailEdit.add(places: entered.places, position)
        guard entered.isDoubtful else { return edits.attempt(several) }
        asOnePlace = edit
        edits.ask(TripDetailFormatter.question(about: entered.places, orAsOne: places[0]), before: several)
    }

    /// The number of places from which on looking them up is announced: it may take as long as an eye notices.
    private static let announcedPlaces = 4

    private func announce(_ places: [String]) {
        if places.count >= Self.announcedPlaces { router?.announce("looking \(places.count) places up…") }
    }

    /// The same for the places of the edit that waits for an answer, which are looked up again with it.
    func announceOpen() {
        if case .add(let places, _, _, _, _)? = edits.open?.edit { announce(places) }
    }

    /// Asks for the place of a text that is not known; an empty answer leaves it out.
    private func askFor(_ question: String, _ position: StopPosition) {
        router?.askForPlace(
            question, near: try? interactor.nearby(position), isKnown: false, isLine: { _ in false }
        ) { [weak self] entry in
            guard let self else { return }
            noteWarnings()
            switch entry {
            case .chosen(let place):
                edits.attempt(instead([place.argument], position)) { $0.take(place) }
            case .text(let text) where !PlaceLines.places(text).isEmpty && !leavesOut(text):
                if let asked = missing?.remaining.first, !Self.isCorrection(text, of: asked) {
                    replaced.append(asked)
                }
                attempt(instead(PlaceLines.places(text), position))
            case .text, .none:
                sayLeftOut(Array(missing?.remaining.prefix(1) ?? []))
                missing?.leave(isLeftOut: true)
                feed.asksFurther = missing?.next != nil || asking != nil
            case .interrupted:
                sayLeftOut(missing?.remaining ?? [])
                missing = nil
                feed.asksFurther = asking != nil
            }
        }
    }

    private func sayLeftOut(_ texts: [String]) {
        let isRecalled = remember(texts)
        for sentence in TripDetailFormatter.leftOut(texts, isRecalled: isRecalled) { feed.say(.done(sentence)) }
    }

    /// Remembers texts that are not added, a line for all; whether Up brings them back.
    func remember(_ texts: [String], nights: [Int: Int] = [:]) -> Bool {
        guard !texts.isEmpty else { return false }
        let places = texts.enumerated().map { index, text in
            nights[index].map { "\(text) \($0) nights" } ?? text
        }
        return router?.remember(places: places.joined(separator: "; ")) ?? false
    }

    /// Says of an edit that was left which places are not added, and how they come back.
    func sayLeft(_ edit: TripDetailEdit?) {
        guard case .add(let known, _, nil, _, let nights)? = edit else { return }
        let places = missing?.all ?? known
        guard remember(places, nights: missing == nil ? nights : [:]) else { return }
        feed.say(.done(TripDetailFormatter.left(places)))
    }

    /// The edit that adds places for the one that is not known.
    private func instead(_ places: [String], _ position: StopPosition) -> TripDetailEdit {
        missing?.edit(places, at: position) ?? .add(places: places, position)
    }

    package func take(otherLine line: String) -> OtherLineUse {
        guard let open = edits.open, case .add = open.edit else { return .none }
        if feed.state.question != nil {
            if leavesOut(line) {
                answer(false)
                return .taken
            }
            // The name of the place that is offered.
            if missing == nil, line.contains(where: \.isLetter), open.questions.isAnswer(line) {
                choose(line)
                return .taken
            }
        } else if edits.isAnswer(line) {
            return .none
        }
        guard mayBePlace(line) else { return .none }
        if missing == nil, Self.isCorrection(line, of: open.questions.openText), correct(by: line) { return .taken }
        return .later
    }

    package func choose(_ answer: String) {
        noteWarnings()
        if edits.isAnswer(answer) { announceOpen() }
        edits.choose(answer)
    }

    /// Whether a text is another way to write the one that is asked about: it goes on from it, or resembles it.
    static func isCorrection(_ answer: String, of open: String) -> Bool {
        let (answer, open) = (folded(answer.trimmed), folded(open.trimmed))
        guard !open.isEmpty else { return false }
        let limit = open.count < 8 ? 1 : 2
        return answer.hasPrefix(open)
            || [answer, String(answer.prefix(open.count))].contains {
                typingDistance($0, open, atMost: limit) != nil
            }
    }

    package var loss: String? {
        guard case .add(let known, _, _, _, _)? = edits.open?.edit else { return nil }
        let places = missing?.all ?? known
        return TripDetailFormatter.lost(places)
    }

    /// The fewest characters of a place that is typed at a question without having been asked for: fewer are an
    /// answer that was mistyped.
    private static let shortestPlace = 3

    /// Whether an answer to a question may be a place: no question mark, which asks what can be typed, and no line of
    /// the menu but one that adds places. Where no places are asked for it has to be a known one.
    private func mayBePlace(_ answer: String) -> Bool {
        guard !answer.isEmpty, answer != PlaceFinder.help else { return false }
        let input = input
        if input.placesAdded(by: answer) != nil { return true }
        guard !input.isLineOfMenu(answer) else { return false }
        return asking != nil
            || answer.count >= Self.shortestPlace && !input.beginsLine(answer) && interactor.isKnown(answer)
    }

    /// Goes on with places in the place of the one that is asked about; false where the edit adds none.
    private func correct(by answer: String) -> Bool {
        noteWarnings()
        asOnePlace = nil
        let places = PlaceLines.places(answer)
        return edits.change { edit, questions in edit.replacing(questions.asked ?? 0, with: places) }
    }

    /// Asks whether a place is to be added that was typed without `a`.
    func offer(_ text: String, otherwise: String) {
        let places = interactor.entered(PlaceLines.places(text), .end).places
        if places.count > 1 {
            announce(places)
            let question = TripDetailFormatter.question(about: places)
            return feed.run(
                interactor.places(places, .end), saying: "looking the places up…",
                done: { [edits] _ in edits.ask(question, before: .add(places: places, .end)) },
                failed: { [weak self] error in
                    guard let self else { return }
                    if let missing = MissingPlaces(.add(places: places, .end), error) { return offerKnown(missing) }
                    edits.ask(question, before: .add(places: places, .end))
                })
        }
        feed.run(
            interactor.place(text), saying: "looking the place up…",
            done: { [weak self] place in
                guard let self else { return }
                let question = formatter.question(about: place, typed: text, stops: stops)
                edits.ask(question, before: .add(places: [text], .end)) { $0.offer(place, for: text) }
            },
            failed: { [weak self] error in
                guard let self, let error = error as? PlaceError else { return }
                if case .text(.route(let count)) = error {
                    let question = YesNoQuestion("Add the \(count) places of this link?", isYesUsual: true)
                    edits.ask(question, before: .add(places: [text], .end))
                } else if let (place, number) = interactor.numberedPlace(text, .end) {
                    let question = TripDetailFormatter.question(about: number, behind: place)
                    edits.ask(question, before: .add(places: [place], .end))
                } else {
                    feed.say(error.isBadData ? .refused(error) : .failed(formatter.refusal(of: text, error, otherwise)))
                }
            })
    }

    /// Says how a place is added that was typed without `a`.
    func explain(_ text: String, otherwise: String) {
        let hint = "\(Wording.quoted(text, maximumWidth: 60)) is not in this menu; a in front of it adds it as a stop."
        guard PlaceLines.places(text).count == 1 else { return feed.say(.failed(hint)) }
        feed.run(
            interactor.place(text), saying: "looking the place up…",
            done: { [feed] _ in feed.say(.failed(hint)) },
            failed: { [feed] error in
                if case .text(.route) = error as? PlaceError { return feed.say(.failed(hint)) }
                feed.say(.failed(otherwise))
            })
    }
}
