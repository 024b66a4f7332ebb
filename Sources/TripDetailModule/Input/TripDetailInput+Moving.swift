import Console
import Entities
import Places
import Screens
import Text

/// Lines that move stops, in the trip or to another.
extension TripDetailInput {
    /// `STOPS TO` or `STOPS to TO`: the last word is where to, what is before it names the stops. Where that is
    /// missing, it is asked for.
    func move(_ text: String) -> ScreenRequest<TripDetailEvent> {
        guard !text.isEmpty else {
            return .question("Stops to move: ", explained: Self.stopsHelp, isAboutRows: true) {
                $0.isEmpty ? .nothing : move($0)
            }
        }
        if let (stops, number) = relativeTarget(of: text) { return move(stops + " " + String(number)) }
        let names = TypedPaths.quotedNames(text)
        func request(_ stops: String, to number: String) -> ScreenRequest<TripDetailEvent> {
            withStops(stops, or: "Stops to move: ", isWhole: !number.isEmpty) { stops in
                let names = TypedPaths.quotedNames(stops)
                let shown = names.map(named(stop:)).joined(separator: ", ")
                return .argument(
                    number, or: "Move \(Wording.quoted(shown, maximumWidth: 40)) to number: ",
                    explained: "Type the number that it is to have, the stop in whose place it goes, first or end.",
                    isAboutRows: true
                ) { answer in
                    guard !Self.goesBack(answer) else { return nil }
                    let target = relativeTarget(of: "\(stops) \(answer)")
                    return .edit(.move(stops: names, to: target.map { String($0.number) } ?? answer))
                }
            }
        }
        if let number = names.last, names.count > 1 {
            var stops = names.dropLast()
            if stops.count > 1, stops.last == "to" { stops.removeLast() }
            // Each in quotation marks, since a name may have a comma in it.
            return request(stops.map { TypedPaths.quoted($0) }.joined(separator: " "), to: number)
        }
        let words = text.split(whereSeparator: \.isWhitespace)
        guard words.count > 1, let last = words.last, !stopNames.isBeginning(names[0]) else {
            return request(names[0], to: "")
        }
        let stops = text[..<last.startIndex].trimmed
        if last == "to" { return request(stops, to: "") }
        return request(
            stops.hasSuffix(" to") && !stopNames.isBeginning(stops) ? stops.dropLast(3).trimmed : stops,
            to: String(last))
    }

    /// The request to split the trip at stops: asked about where neighbours are among them, which makes trips of one
    /// stop, as of `10-15`.
    func split(_ text: String) -> ScreenRequest<TripDetailEvent> {
        let event = TripDetailEvent.edit(.split(stops: TypedPaths.quotedNames(text), names: []))
        let numbers = Set(TypedPaths.quotedNames(text).flatMap { stopNames.numbers(of: $0) ?? [] }).sorted()
        let haveNeighbors = zip(numbers, numbers.dropFirst()).contains { $1 == $0 + 1 }
        guard isOnTerminal, haveNeighbors, let first = numbers.first else { return .event(event) }
        let starts = first == 1 ? numbers : [1] + numbers
        let alone = zip(starts, starts.dropFirst() + [page.stops.count + 1]).count { $1 == $0 + 1 }
        let question = YesNoQuestion(
            "Each of these stops begins a trip: that makes \(starts.count) trips, \(alone) of them with one stop. x "
                + "\(first) makes two, the second from stop \(first) on. Make \(starts.count)?")
        return .question(question.prompt) { answer in
            switch question.answer(answer) {
            case true: .event(event)
            case false: .nothing
            case nil: .refused(YesNoQuestion.hint)
            }
        }
    }

    /// The name of the stop that a number means; any other text as it is.
    private func named(stop text: String) -> String {
        wholeNumber(text).flatMap { page.stops.indices.contains($0 - 1) ? page.stops[$0 - 1].name.text : nil } ?? text
    }

    /// `STOPS to TRIP` or `STOPS TRIP`, perhaps with `at N` and `move` behind it; what is missing is asked for.
    func copy(_ text: String) -> ScreenRequest<TripDetailEvent> {
        guard !text.isEmpty else {
            return .question("Stops to copy to another trip: ", explained: Self.stopsHelp, isAboutRows: true) {
                $0.isEmpty ? .nothing : copy($0)
            }
        }
        let (stops, target) =
            text.indices.last { text[$0...].hasPrefix(" to ") }.map { to in
                (text[..<to].trimmed, text[to...].dropFirst(4).trimmed)
            } ?? stopsAndTrip(text)
        return withStops(stops, or: "Stops to copy: ", isWhole: !target.isEmpty) { stops in
            .argument(
                target, or: "To which trip (‘TRIP move’ takes them away here): ",
                explained: "Type the number or the name of another trip; behind it ‘at 3’, ‘move’ or both."
            ) {
                Self.goesBack($0) ? nil : copy(TypedPaths.quotedNames(stops), to: $0)
            }
        }
    }

    /// The request for stops. Where the page has no such stops and nothing else is missing, it is the stops that
    /// are asked for again, not what stands behind them.
    private func withStops(
        _ stops: String, or question: String, isWhole: Bool,
        _ request: @escaping (_ stops: String) -> ScreenRequest<TripDetailEvent>
    ) -> ScreenRequest<TripDetailEvent> {
        guard isWhole, !areStops(stops) else { return request(stops) }
        return .question(
            ScreenQuestion(question, given: stops, explained: Self.stopsHelp, isAboutRows: true) { stops in
                guard !stops.isEmpty else { return .nothing }
                guard !areStops(stops), case .question(let further) = request(stops) else {
                    return request(stops)
                }
                return further.further(further.given ?? "")
            })
    }

    /// Whether a text names stops of the page, each clearly.
    private func areStops(_ text: String) -> Bool {
        let names = TypedPaths.quotedNames(text)
        return stopNames.areReferences(names) && !stopNames.areUnclear(names)
    }

    /// Whether an answer goes back to the page: no stop and no trip is meant by one letter that does so everywhere.
    private static func goesBack(_ answer: String) -> Bool { answer.isEmpty || answer == "b" }

    private func copy(_ stops: [String], to text: String) -> TripDetailEvent {
        var target = text
        let isMove = target.hasSuffix(" move")
        if isMove { target = target.dropLast(5).trimmed }
        let (trip, position) = Self.place(target)
        var number: Int?
        if case .number(let wanted) = position { number = wanted }
        return .edit(
            .copy(
                stops: stops, to: TypedPaths.path(number == nil ? target : trip), at: number, moving: isMove))
    }

    /// The parts of `STOPS TRIP`. The trip, which is empty where there is none, begins behind the numbers of stops, of
    /// which the last is the trip's where nothing else is there; behind names it is the last word.
    private func stopsAndTrip(_ text: String) -> (stops: String, trip: String) {
        var words = text.split(whereSeparator: \.isWhitespace)
        // The words behind the trip: `at 3`, `move`.
        var behind = words.endIndex
        if words.last == "move" { behind -= 1 }
        if behind > 2, words[behind - 2] == "at", wholeNumber(words[behind - 1]) != nil { behind -= 2 }
        let end = words[..<behind].last?.endIndex ?? text.endIndex
        words = Array(words[..<behind])
        let names = TypedPaths.quotedNames(String(text[..<end]))
        if names.count > 1, let last = names.last {
            let stops = names.dropLast().map { TypedPaths.quoted($0) }.joined(separator: " ")
            return (stops, TypedPaths.quoted(last) + text[end...])
        }
        guard words.count > 1, !stopNames.isBeginning(String(text[..<end])) else { return (text, "") }
        let numbers = words.prefix(while: isNumberList).count
        let first = numbers == 0 || numbers == words.count ? words.count - 1 : numbers
        return (text[..<words[first].startIndex].trimmed, text[words[first].startIndex...].trimmed)
    }

    /// The stops of `STOPS after STOP`, `STOPS before STOP`, `STOPS first`, `STOPS last`, with the number that the
    /// first of them has afterwards; nil for any other text, and where the stops are not clear.
    private func relativeTarget(of text: String) -> (stops: String, number: Int)? {
        let words = text.split(whereSeparator: \.isWhitespace)
        guard words.count > 1, let last = words.last else { return nil }
        let count = page.stops.count
        var (stops, target) = (text[..<last.startIndex].trimmed, 0)
        var isBehind = false
        switch last.lowercased() {
        case "first", "start", "top": target = 1
        case "end", "last", "bottom": (target, isBehind) = (count, true)
        default:
            guard let (front, side) = RelativePlace.split(text, stopNames) else { return nil }
            (stops, target, isBehind) = (front, side.number, side.isBehind)
        }
        // `m 2 to the end`.
        for _ in 0..<2 where stops.hasSuffix(" to") || stops.hasSuffix(" the") {
            stops = stops[..<(stops.lastIndex(of: " ") ?? stops.endIndex)].trimmed
        }
        guard let numbers = stopNames.numbers(of: TypedPaths.quotedNames(stops)),
            !numbers.contains(target) || [1, count].contains(target)
        else {
            return nil
        }
        let before = numbers.count { $0 < target } + (numbers.contains(target) && isBehind ? 1 : 0)
        return (stops, max(1, (isBehind ? target + 1 : target) - before))
    }
}
