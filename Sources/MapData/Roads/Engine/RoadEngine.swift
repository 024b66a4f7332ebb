import Entities
import JSON
import Platform
import Reactive

/// A road engine: asks for roads in questions that it takes, and finds out which language it speaks.
final class RoadEngine {
    /// Where it is.
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

    /// What its roads are called; nil before it has answered.
    var source: LegSource? { isLanguageKnown ? language.source : nil }

    /// The most rows and columns of a table that it has not refused.
    private var tableLimit: Int { min(language.tableLimit, refusedTableLimit) }
    private var refusedTableLimit = Int.max

    /// How many questions a route or a table may take beyond those that its size asks for: where parts of it have no
    /// road, they are found by halving.
    private static let extraQuestions = 256

    /// How many questions may still be asked.
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

    // Routes.

    /// An outcome for each leg along `places`, which are two or more; it never fails.
    func roads(along places: [RoadPoint]) -> AnyPublisher<[RoadOutcome], Never> {
        Deferred { [self] in ask(places[...], Allowance(places.count + Self.extraQuestions)) }.eraseToAnyPublisher()
    }

    private func ask(
        _ places: ArraySlice<RoadPoint>, _ allowance: Allowance, otherWasTried: Bool = false
    ) -> AnyPublisher<[RoadOutcome], Never> {
        let language = language
        let limit = min(language.routeLimit, routeLimit)
        guard places.count <= limit else {
            return parts(places, of: limit).map { ask($0, allowance, otherWasTried: otherWasTried) }
                .combineLatest().map { Array($0.joined()) }.eraseToAnyPublisher()
        }
        guard allowance.take() else { return Self.none(places, Self.tooManyQuestions) }
        return HTTPAnswer(to: language.routeRequest(Array(places), to: server), over: connection)
            .flatMap { [self] result -> AnyPublisher<[RoadOutcome], Never> in
                let answer = read(result, in: language) { language.route($0, along: Array(places)) }
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
                    return ask(places, allowance, otherWasTried: true)
                case .unusable(let reason), .failed(let reason):
                    return Self.none(places, reason)
                }
                return parts(places, of: places.count / 2 + 1)
                    .map { ask($0, allowance, otherWasTried: otherWasTried) }
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

    /// The roads between all `places`, in parts; it never fails.
    func table(_ places: [RoadPoint]) -> AnyPublisher<[RoadTablePart], Never> {
        Deferred { [self] in
            let size = (places.count + tableLimit - 1) / tableLimit
            let all = RoadTablePart.Place(rows: 0..<places.count, columns: 0..<places.count)
            return ask(all, places, Allowance(2 * size * size + Self.extraQuestions))
        }
        .eraseToAnyPublisher()
    }

    private func ask(
        _ part: RoadTablePart.Place, _ places: [RoadPoint], _ allowance: Allowance, otherWasTried: Bool = false,
        isBlock: Bool = false
    ) -> AnyPublisher<[RoadTablePart], Never> {
        let language = language
        let limit = tableLimit
        if max(part.rows.count, part.columns.count) > limit {
            return part.blocks(of: limit)
                .map { ask($0, places, allowance, otherWasTried: otherWasTried, isBlock: true) }
                .combineLatest().map { Array($0.joined()) }.eraseToAnyPublisher()
        }
        let (rows, columns) = (Array(places[part.rows]), Array(places[part.columns]))
        if let block = cache.table(from: rows, to: columns) {
            return Just([RoadTablePart(place: part, content: .known(block))]).eraseToAnyPublisher()
        }
        guard allowance.take() else { return Self.none(part, Self.tooManyQuestions) }
        // A large table takes an engine a while; each block that it is asked for may take another second.
        if isBlock { connection.allow(.seconds(1)) }
        return HTTPAnswer(to: language.tableRequest(from: rows, to: columns, server: server), over: connection)
            .flatMap { [self] result -> AnyPublisher<[RoadTablePart], Never> in
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
                    return ask(part, places, allowance, otherWasTried: otherWasTried)
                case .tooFar(let reason):
                    if part.count == 1 {
                        return Just([RoadTablePart(place: part, content: .tooFar(reason: reason))])
                            .eraseToAnyPublisher()
                    }
                case .otherLanguage:
                    guard !otherWasTried else {
                        connection.rest(after: result)
                        return Self.none(part, Self.unknownLanguage)
                    }
                    take(otherThan: language)
                    return ask(part, places, allowance, otherWasTried: true)
                case .unusable(let reason), .failed(let reason):
                    return Self.none(part, reason)
                }
                return part.halves.map { ask($0, places, allowance, otherWasTried: otherWasTried) }
                    .combineLatest().map { Array($0.joined()) }.eraseToAnyPublisher()
            }
            .eraseToAnyPublisher()
    }

    private static func none(_ part: RoadTablePart.Place, _ reason: String) -> AnyPublisher<[RoadTablePart], Never> {
        Just([RoadTablePart(place: part, content: .noAnswer(reason: reason))]).eraseToAnyPublisher()
    }

    // Answers.

    private static let tooManyQuestions = "it would take too many questions to find the parts without a road"
    private static let unknownLanguage = "what answers there is neither OSRM nor Valhalla"

    /// What an answer says; remembers the language if it is one in that language.
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
