import Console
import Entities
import Places
import Reactive
import Screens
import Text

/// The places of new stops: how they are asked for, and what is asked about them.
extension TripDetailPresenter {
    /// Asks for the place of the next new stop; an empty answer ends the asking.
    package func askFurther() {
        feed.asksFurther = false
        placesBehind = 0
        edits.begin()
        if let next = missing?.next, detail != nil { return askFor(next.question, next.position) }
        guard let position = asking, detail != nil else { return }
        let near = try? interactor.nearby(position)
        let isLine = isLine
        router?.askForPlace("Place: ", near: near, isKnown: true, isLine: isLine) { [weak self] entry in
            guard let self else { return }
            noteWarnings()
            switch entry {
            case .text(let text) where isLine(text):
                asking = nil
                router?.take(line: text)
            case .chosen(let place):
                edits.attempt(.add(places: [place.argument], position)) { $0.take(place) }
            case .text(let text):
                let places = PlaceLines.places(text)
                guard !places.isEmpty else { return asking = nil }
                attempt(.add(places: places, position))
            case .none: asking = nil
            }
        }
    }

    /// Tells the lines of the menu from places.
    private var isLine: (String) -> Bool {
        let input = TripDetailInput(feed.state.page, TripDetailView.menu)
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
        if let list = interactor.list(places, position) {
            return edits.attempt(.add(places: list.places, position, notes: list.notes, nights: list.nights))
        }
        if places.count == 1 {
            if !readsAsSeveral(places[0], position) { edits.attempt(edit) }
            return
        }
        // Between semicolons a comma may join places, too.
        edits.attempt(.add(places: places.flatMap { interactor.joinedPlaces($0, position)?.parts ?? [$0] }, position))
    }

    /// The number of places from which on looking them up is announced: it may take as long as an eye notices.
    private static let announcedPlaces = 4

    private func announce(_ places: [String]) {
        if places.count >= Self.announcedPlaces { router?.announce("looking \(places.count) places up…") }
    }

    /// Adds the places that one line joins, or asks about them, or about a number behind a place; false where the line
    /// is one place.
    private func readsAsSeveral(_ text: String, _ position: StopPosition) -> Bool {
        let edit = TripDetailEdit.add(places: [text], position)
        if let joined = interactor.joinedPlaces(text, position) {
            let several = TripDetailEdit.add(places: joined.parts, position)
            if joined.isDoubtful {
                asOnePlace = edit
                edits.ask(TripDetailFormatter.question(about: joined.parts, orAsOne: text), before: several)
            } else {
                edits.attempt(several)
            }
            return true
        }
        if let parts = interactor.commaList(text, position) {
            edits.attempt(.add(places: parts, position))
            return true
        }
        guard let (place, number) = interactor.numberedPlace(text, position) else { return false }
        edits.ask(
            TripDetailFormatter.question(about: number, behind: place), before: .add(places: [place], position))
        return true
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
            case .text(let text) where !PlaceLines.places(text).isEmpty && text.trimmed.lowercased() != "skip":
                attempt(instead(PlaceLines.places(text), position))
            case .text:
                sayLeftOut(Array(missing?.remaining.prefix(1) ?? []))
                missing?.leave(isLeftOut: true)
                feed.asksFurther = missing?.next != nil || asking != nil
            case .none:
                sayLeftOut(missing?.remaining ?? [])
                missing = nil
                feed.asksFurther = asking != nil
            }
        }
    }

    private func sayLeftOut(_ texts: [String]) {
        for sentence in TripDetailFormatter.leftOut(texts) { feed.say(.done(sentence)) }
    }

    /// The edit that adds places for the one that is not known.
    private func instead(_ places: [String], _ position: StopPosition) -> TripDetailEdit {
        missing?.edit(places, at: position) ?? .add(places: places, position)
    }

    package func takesInstead(_ line: String) -> Bool {
        guard missing == nil, edits.open != nil, mayBePlace(line) else { return false }
        guard asking != nil || correct(by: line) else { return false }
        if asking != nil { choose(line) }
        return true
    }

    package func choose(_ answer: String) {
        noteWarnings()
        guard missing == nil, !edits.isAnswer(answer), mayBePlace(answer) else { return edits.choose(answer) }
        guard let open = edits.open else { return edits.choose(answer) }
        // Another place, typed while one after the other is asked for, comes behind the one that is asked about.
        if asking != nil, case .add(let places, _, _, _, _) = open.edit, places.count == placesBehind + 1,
            !Self.isCorrection(answer, of: open.questions.openText), addBehind(answer)
        {
            return
        }
        // Else it is meant instead of those that were offered, of several that were typed only for this one.
        if correct(by: answer) { return }
        guard let position = asking else { return edits.choose(answer) }
        if case .add(let open, _, _, _, _) = open.edit { leftOut += open }
        asOnePlace = nil
        edits.begin()
        attempt(.add(places: PlaceLines.places(answer), position))
    }

    /// Whether a text is another way to write the one that is asked about: it goes on from it, or resembles it.
    private static func isCorrection(_ answer: String, of open: String) -> Bool {
        let (answer, open) = (folded(answer), folded(open))
        guard !open.isEmpty else { return true }
        let limit = open.count < 8 ? 1 : 2
        return answer.hasPrefix(open)
            || [answer, String(answer.prefix(open.count))].contains {
                typingDistance($0, open, atMost: limit) != nil
            }
    }

    /// Adds places behind those that wait for the answer to the open question, which is asked again; false where that
    /// is about something else than new stops.
    private func addBehind(_ answer: String) -> Bool {
        let places = PlaceLines.places(answer)
        asOnePlace = nil
        guard edits.change({ edit, _ in edit.adding(behind: places) }) else { return false }
        placesBehind += places.count
        if edits.open != nil {
            let next = "\(MenuText.names(places)) \(places.count == 1 ? "comes" : "come") next."
            feed.say(Notice(.done, (feed.state.notice?.lines ?? []) + [next]))
        }
        return true
    }

    package var questionSubject: String? {
        guard missing == nil, case .add(let places, _, _, _, _)? = edits.open?.edit else { return nil }
        return MenuText.names(places)
    }

    /// The fewest characters of a place that is typed at a question without having been asked for: fewer are an
    /// answer that was mistyped.
    private static let shortestCorrection = 3

    /// Whether an answer to a question may be a place: no question mark, which asks what can be typed, and no line of
    /// the menu.
    private func mayBePlace(_ answer: String) -> Bool {
        !answer.isEmpty && answer != PlaceFinder.help && !isLine(answer)
            && (asking != nil
                || answer.count >= Self.shortestCorrection
                    && !TripDetailInput(
                        feed.state.page, TripDetailView.menu
                    ).beginsLine(answer))
    }

    /// Goes on with places in the place of the one of several that is asked about; false where only one was typed.
    private func correct(by answer: String) -> Bool {
        let places = PlaceLines.places(answer)
        return edits.change { edit, questions in questions.asked.flatMap { edit.replacing($0, with: places) } }
    }

    /// Asks whether a place is to be added that was typed without `a`.
    func offer(_ text: String, otherwise: String) {
        var places = PlaceLines.places(text)
        if places.count == 1 {
            places = interactor.joinedPlaces(text, .end)?.parts ?? interactor.commaList(text, .end) ?? places
        }
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
            done: { [edits] place in
                let question = YesNoQuestion("Add \(visible(place.label))?", isYesUsual: true)
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
