import Entities
import JSON
import Platform

/// The way in which one kind of road engine is asked and its answers are read.
protocol RoadLanguage: Sendable {
    /// The name of its roads.
    var source: LegSource { get }
    /// The most places that a question for a route may have where the engine's limits are the usual ones.
    var routeLimit: Int { get }
    /// The most rows and columns of a table where the engine's limits are the usual ones.
    var tableLimit: Int { get }

    /// The question for the way along two or more places, with its line in this detail.
    func routeRequest(_ places: [RoadPoint], _ detail: LineDetail, to server: HTTPServerAddress) -> HTTPRequest
    /// Reads its answer: an outcome for each leg.
    func route(
        _ document: JSONValue, along places: [RoadPoint], _ detail: LineDetail
    ) -> RoadAnswer<[RoadOutcome]>

    /// The question that tells its map from others.
    func mapRequest(to server: HTTPServerAddress) -> HTTPRequest
    /// Reads its answer: a text that is another one for another map.
    func map(_ document: JSONValue) -> RoadAnswer<String>

    /// The question for the ways from each of some places to each of others.
    func tableRequest(from sources: [RoadPoint], to targets: [RoadPoint], server: HTTPServerAddress) -> HTTPRequest
    /// Reads its answer.
    func table(
        _ document: JSONValue, from sources: [RoadPoint], to targets: [RoadPoint]
    ) -> RoadAnswer<RoadTableBlock>
}

/// The time that an engine may work on a table.
let tablePatience = Duration.seconds(10)

/// The answer of an engine.
enum RoadAnswer<Value> {
    /// The value that was asked for.
    case found(Value)
    /// The engine knows no road for some part of the question, and does not say for which.
    case noRoad
    /// The question has too many places for it.
    case tooManyPlaces(reason: String)
    /// The places are too far apart for it.
    case tooFar(reason: String)
    /// The answer is that of an engine of another kind.
    case otherLanguage
    /// The answer cannot be used for this question; carries the reason, for a person.
    case unusable(reason: String)
    /// The answer is none of a road engine: it is not asked again for a while; carries the reason, for a person.
    case failed(reason: String)

    /// An answer that cannot be one to the question.
    static var misfit: RoadAnswer { .unusable(reason: "its answer does not fit the question") }
}

/// The most characters of an engine's own message that are shown.
let longestReason = 200

/// The reason for not using an answer with this status, for a person.
func refusal(ofStatus status: Int) -> String { "it answered with status \(status)" }

extension RoadAnswer {
    /// The most values in an answer that is read: ten times those of the largest table that is asked for. A tree of
    /// values takes thirty times the memory of its text.
    private static var mostValues: Int { 300_000 }

    /// Reads the answer of a server with `read`, if it is one of an engine at all: JSON, and none of the refusals that
    /// servers in front of an engine give.
    static func reading(_ response: HTTPResponse, _ read: (JSONValue) -> RoadAnswer) -> RoadAnswer {
        switch response.status {
        case 401, 403, 407, 429, 500..<600, ..<200, 300..<400:
            return .failed(reason: refusal(ofStatus: response.status))
        default: break
        }
        guard valueCount(response.body) <= mostValues else {
            return .failed(reason: "its answer has more than it was asked for")
        }
        guard let document = try? JSONValue(parsing: response.body, maximumDepth: 32) else {
            return .failed(
                reason: response.status == 200
                    ? "its answer is not that of a road engine" : refusal(ofStatus: response.status))
        }
        return read(document)
    }

    /// Returns the most values of a JSON text: each but the first begins behind a comma, a colon or a bracket. Linear.
    private static func valueCount(_ text: [UInt8]) -> Int {
        var count = 1
        var isInString = false
        var isEscaped = false
        for byte in text {
            if isInString {
                if isEscaped {
                    isEscaped = false
                } else if byte == UInt8(ascii: "\\") {
                    isEscaped = true
                } else if byte == UInt8(ascii: "\"") {
                    isInString = false
                }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""): isInString = true
            case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ":"): count += 1
            default: break
            }
        }
        return count
    }
}

/// A part of a table of roads: some rows and some columns.
struct RoadTableBlock: Equatable {
    /// The engine that measured it.
    let source: LegSource
    /// The length in metres from source `row` to target `column` at `row * columns + column`; nil without a road.
    let distances: [Double?]
    /// The driving time in seconds, likewise.
    let durations: [Double?]
    /// The distance of each source from the road it was put on, in metres.
    let sourceOffsets: [Double]
    /// The same of each target.
    let targetOffsets: [Double]
}
