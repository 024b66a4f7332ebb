import Entities
import JSON
import Platform
import Reactive

/// A road engine: asks for roads in questions that it takes, and finds out which language it speaks.
final class RoadEngine {
    /// The address of the engine.
    let server: HTTPServerAddress
    private let connection: RoadConnection
    /// Remembers tables.
    private let cache: RoadCache
    /// The language of its last answer; OSRM's is tried first.
    private var language: any RoadLanguage = OSRM()
    /// Whether it has answered in that language.
    private var isLanguageKnown = false
    /// The most places of a route, where it has refused more.
    private var routeLimit = Int.max

    /// An engine at `server`, whose tables `cache` remembers.
    init(_ server: HTTPServerAddress, connection: RoadConnection, cache: RoadCache) {
        self.server = server
        self.connection = connection
        self.cache = cache
    }

    /// The name of its roads; nil before it has answered.
    var source: LegSource? { isLanguageKnown ? language.source : nil }

    /// The most rows and columns of a table that it has not refused.
    private var tableLimit: Int { min(language.tableLimit, refusedTableLimit) }
    private var refusedTableLimit = Int.max

    /// The most questions of a route or a table beyond those that its size asks for. Where legs have no road, they
    /// are found by halving, which takes less than two questions a leg.
    private static let extraQuestions = 256

    /// Counts the questions that may still be asked.
    private final class Allowance {
        private var left: Int

        init(_ count: Int) {
            left = count
        }

        func take() -> Bool {
            left -= 1
            return left >= 0
        }
    }

    // Its map.

    /// Sends once the cache knows which map the engine has; the map that it had last is taken where it does not answer.
    /// It never fails.
    func map() -> AnyPublisher<Void, Never> {
        Deferred { [self] in askForMap(otherWasTried: false) }.eraseToAnyPublisher()
    }

    private func askForMap(otherWasTried: Bool) -> AnyPublisher<Void, Never> {
        let language = language
        return LaterAnswer(to: language.mapRequest(to: server), over: connection)
            .flatMap { [self] result -> AnyPublisher<Void, Never> in
                switch read(result, in: language, { language.map($0) }) {
                case .found(let map): cache.use(map: "\(language.source.rawValue) \(map)")
                case .otherLanguage where !otherWasTried:
                    take(otherThan: language)
                    return askForMap(otherWasTried: true)
                case .otherLanguage: take(otherThan: language)
                case .noRoad, .tooManyPlaces, .tooFar, .unusable, .failed: break
                }
                return Just(()).eraseToAnyPublisher()
            }
            .eraseToAnyPublisher()
    }

    // Routes.

    /// An outcome for each leg along `places`, which are two or more, with lines in this detail; it never fails.
    func roads(along places: [RoadPoint], _ detail: LineDetail = .map) -> AnyPublisher<[RoadOutcome], Never> {
        Deferred { [self] in ask(places[...], detail, Allowance(2 * places.count + Self.extraQuestions)) }
            .eraseToAnyPublisher()
    }

    private func ask(
        _ places: ArraySlice<RoadPoint>, _ detail: LineDetail, _ allowance: Allowance, otherWasTried: Bool = false
    ) -> AnyPublisher<[RoadOutcome], Never> {
        let language = language
        let limit = min(language.routeLimit, routeLimit)
        guard places.count <= limit else {
            return parts(places, of: limit).map { ask($0, detail, allowance, otherWasTried: otherWasTried) }
                .combineLatest().map { Array($0.joined()) }.eraseToAnyPublisher()
        }
        guard allowance.take() else { return Self.none(places, Self.tooManyQuestions) }
        return LaterAnswer(to: language.routeRequest(Array(places), detail, to: server), over: connection)
            .flatMap { [self] result -> AnyPublisher<[RoadOutcome], Never> in
                let answer = read(result, in: language) { language.route($0, along: Array(places), detail) }
                switch answer {
                case .found(let outcomes):
                    return Just(outcomes).eraseToAnyPublisher()
                case .noRoad:
                    if places.count == 2 { return Just([.noRoad]).eraseToAnyPublisher() }
                case .tooManyPlaces(let reason):
                    if places.count == 2 { return Self.none(places, reason) }
                    routeLimit = min(routeLimit, places.count / 2 + 1)
                case .tooFar(let reason):
                    if places.count == 2 { return Self.none(places, reason) }
                case .otherLanguage:
                    guard !otherWasTried else {
                        connection.rest(after: result)
                        return Self.none(places, Self.unknownLanguage)
                    }
                    take(otherThan: language)
                    return ask(places, detail, allowance, otherWasTried: true)
                case .unusable(let reason), .failed(let reason):
                    return Self.none(places, reason)
                }
                return parts(places, of: places.count / 2 + 1)
                    .map { ask($0, detail, allowance, otherWasTried: otherWasTried) }
                    .combineLatest().map { Array($0.joined()) }.eraseToAnyPublisher()
            }
            .eraseToAnyPublisher()
    }

    /// The parts of a line of places, each of at most `count` of them (2 or more) and beginning where the one before
    /// ends.
    private func parts(_ places: ArraySlice<RoadPoint>, of count: Int) -> [ArraySlice<RoadPoint>] {
        stride(from: places.startIndex, to: places.endIndex - 1, by: max(count, 2) - 1).map {
            places[$0..<min($0 + max(count, 2), places.endIndex)]
        }
    }

    private static func none(
        _ places: ArraySlice<RoadPoint>, _ reason: String
    ) -> AnyPublisher<[RoadOutcome], Never> {
        Just([RoadOutcome](repeating: .noAnswer(reason: reason), count: places.count - 1)).eraseToAnyPublisher()
    }

    // Tables.

    /// The number of parts of a table in a row that may come too late, before the rest of it is not asked for.
    private static let mostLateParts = 3

    /// The questions of a table.
    private final class TableQuestions {
        let places: [RoadPoint]
        let allowance: Allowance
        /// Whether the engine has refused the language that was tried first.
        var otherWasTried = false
        /// The number of answers that have come too late since the last one in time.
        var lateParts = 0

        init(_ places: [RoadPoint], _ allowance: Allowance) {
            self.places = places
            self.allowance = allowance
        }
    }

    /// The roads between all `places`, in parts that are asked for one after the other; it never fails.
    func table(_ places: [RoadPoint]) -> AnyPublisher<[RoadTablePart], Never> {
        Deferred { [self] in
            let size = (places.count + tableLimit - 1) / tableLimit
            let all = RoadTablePart.Place(rows: 0..<places.count, columns: 0..<places.count)
            return ask(all, TableQuestions(places, Allowance(2 * size * size + Self.extraQuestions)))
        }
        .eraseToAnyPublisher()
    }

    private func ask(
        _ parts: [RoadTablePart.Place], _ questions: TableQuestions
    ) -> AnyPublisher<[RoadTablePart], Never> {
        Publishers.InSequence(parts) { [self] part, _ in ask(part, questions) }
            .map { Array($0.joined()) }.eraseToAnyPublisher()
    }

    private func ask(
        _ part: RoadTablePart.Place, _ questions: TableQuestions
    ) -> AnyPublisher<[RoadTablePart], Never> {
        let language = language
        let limit = tableLimit
        if max(part.rows.count, part.columns.count) > limit { return ask(part.blocks(of: limit), questions) }
        let (rows, columns) = (Array(questions.places[part.rows]), Array(questions.places[part.columns]))
        if let block = cache.table(from: rows, to: columns) {
            return Just([RoadTablePart(place: part, content: .known(block))]).eraseToAnyPublisher()
        }
        guard questions.lateParts < Self.mostLateParts else { return Self.none(part, Self.tooSlow) }
        guard questions.allowance.take() else { return Self.none(part, Self.tooManyQuestions) }
        // Each part has its own time, beside the one that questions have together.
        connection.allow(tablePatience)
        let request = language.tableRequest(from: rows, to: columns, server: server)
        return LaterAnswer(to: request, over: connection)
            .flatMap { [self] result -> AnyPublisher<[RoadTablePart], Never> in
                if RoadConnection.isSlow(result, to: request) {
                    questions.lateParts += 1
                    return Self.none(part, Self.tooSlow)
                }
                questions.lateParts = 0
                let answer = read(result, in: language) { language.table($0, from: rows, to: columns) }
                switch answer {
                case .found(let block):
                    cache.store(block, from: rows, to: columns)
                    return Just([RoadTablePart(place: part, content: .known(block))]).eraseToAnyPublisher()
                case .noRoad:
                    if part.count == 1 {
                        return Just([RoadTablePart(place: part, content: .noRoad)]).eraseToAnyPublisher()
                    }
                case .tooManyPlaces(let reason):
                    if part.count == 1 { return Self.none(part, reason) }
                    let size = max(part.rows.count, part.columns.count)
                    if size > 1 { refusedTableLimit = min(refusedTableLimit, size / 2) }
                    return ask(part, questions)
                case .tooFar(let reason):
                    if part.count == 1 {
                        return Just([RoadTablePart(place: part, content: .tooFar(reason: reason))])
                            .eraseToAnyPublisher()
                    }
                case .otherLanguage:
                    guard !questions.otherWasTried else {
                        connection.rest(after: result)
                        return Self.none(part, Self.unknownLanguage)
                    }
                    questions.otherWasTried = true
                    take(otherThan: language)
                    return ask(part, questions)
                case .unusable(let reason), .failed(let reason):
                    return Self.none(part, reason)
                }
                return ask(part.halves, questions)
            }
            .eraseToAnyPublisher()
    }

    private static func none(_ part: RoadTablePart.Place, _ reason: String) -> AnyPublisher<[RoadTablePart], Never> {
        Just([RoadTablePart(place: part, content: .noAnswer(reason: reason))]).eraseToAnyPublisher()
    }

    // Answers.

    private static let tooManyQuestions = "it would take too many questions to find the parts without a road"
    private static let tooSlow = "parts of its table take it more than \(Int(tablePatience / .seconds(1))) s"
    private static let unknownLanguage = "what answers there is neither OSRM nor Valhalla"

    /// Reads an answer; remembers the language if it is one in that language.
    private func read<Value>(
        _ result: RoadConnection.Answer, in language: any RoadLanguage,
        _ read: (_ document: JSONValue) -> RoadAnswer<Value>
    ) -> RoadAnswer<Value> {
        switch result {
        case .failure(let error): return .failed(reason: "\(error)")
        case .success(let response):
            let answer = RoadAnswer.reading(response, read)
            switch answer {
            case .found, .noRoad, .tooFar, .tooManyPlaces:
                self.language = language
                isLanguageKnown = true
            case .failed:
                // A path that is not there may be that of the other language.
                if response.status == 404, !isLanguageKnown { return .otherLanguage }
                connection.rest(after: result)
            case .otherLanguage, .unusable: break
            }
            return answer
        }
    }

    /// Speaks another language from now on than one that was not understood.
    private func take(otherThan asked: any RoadLanguage) {
        guard language.source == asked.source else { return }
        language = asked.source == .osrm ? Valhalla() : OSRM()
        isLanguageKnown = false
        routeLimit = .max
        refusedTableLimit = .max
    }
}
