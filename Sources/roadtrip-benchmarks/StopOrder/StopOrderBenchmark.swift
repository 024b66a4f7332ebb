import Foundation
import StopOrder

/// Solves instances from files and prints the results, one JSON object per line; called by `compare.py`.
///
/// A file is text: the number of stops, `loop`, `ends`, `start` or `free` (with `+7+9` behind it
/// to lock stops), then `points` and pairs of latitude and
/// longitude, or `matrix` and the distances row by row. Options before the files: `--seconds S` (else no time limit),
/// `--effort E` (a multiple of the standard limits, else 0.8 for a second), `--tours N`, `--ascent N`, `--proof N`.
enum StopOrderBenchmark {
    static func run(_ arguments: [String]) {
        var options: [String: Double] = [:]
        var rest = arguments[...]
        while let name = rest.first, name.hasPrefix("--"), let value = rest.dropFirst().first.flatMap(Double.init) {
            options[name] = value
            rest = rest.dropFirst(2)
        }
        for file in rest {
            do {
                try solve(file, options)
            } catch {
                print("{\"file\": \"\(file)\", \"error\": \"\(error)\"}")
            }
        }
    }

    private static func solve(_ file: String, _ options: [String: Double]) throws {
        let words = try String(contentsOfFile: file, encoding: .utf8).split(whereSeparator: \.isWhitespace)
        let count = words.first.flatMap { Int($0) } ?? 0
        let numbers = words.dropFirst(3).compactMap { Double($0) }
        let shape: OrderShape =
            switch words[1].split(separator: "+")[0] {
            case "loop": .roundTrip(start: 0)
            case "ends": .path(start: 0, end: count - 1)
            case "start": .path(start: 0, end: nil)
            default: .path(start: nil, end: nil)
            }
        let locked = words[1].split(separator: "+").dropFirst().compactMap { Int($0) }
        let distances: StopDistances =
            words[2] == "matrix"
            ? .matrix(numbers)
            : .points(
                (0..<count).map { UnitVector(latitude: numbers[2 * $0], longitude: numbers[2 * $0 + 1]) },
                radius: 6_371_008.8)
        let problem = try OrderProblem(count: count, distances: distances, shape: shape, locked: Set(locked))
        var limits =
            options["--effort"].map { .standard(stops: count, effort: $0) }
            ?? SearchLimits.standard(stops: count, seconds: options["--seconds"] ?? 1.25)
        limits.tours = options["--tours"].map { Int($0) } ?? limits.tours
        limits.ascentSteps = options["--ascent"].map { Int($0) } ?? limits.ascentSteps
        limits.proofSteps = options["--proof"].map { Int($0) } ?? limits.proofSteps
        let clock = ContinuousClock()
        let begin = clock.now
        let cpu = Foundation.clock()
        let limit = Duration.seconds(options["--seconds"] ?? 1e6)
        var whenBest = Duration.zero
        var whenBound = Duration.zero
        var last = (best: Double.infinity, bound: 0.0)
        let solution = bestOrder(for: problem, limits: limits, shouldStop: { clock.now - begin > limit }) { progress in
            if progress.best < last.best { whenBest = clock.now - begin }
            if progress.bound > last.bound { whenBound = clock.now - begin }
            last = (progress.best, progress.bound)
        }
        let seconds = clock.now - begin
        print(
            "{\"cpu\": \(Double(Foundation.clock() - cpu) / 1e6), \"seconds\": \(seconds / .seconds(1)), \"length\": \(solution.length), \"bound\": \(solution.lowerBound),",
            "\"proven\": \(solution.proven), \"cut\": \(solution.wasCut), \"whenBest\": \(whenBest / .seconds(1)),",
            "\"whenBound\": \(whenBound / .seconds(1)), \"order\": \(solution.order)}")
    }
}
