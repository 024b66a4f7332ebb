import Console
import Entities
import Geodesy
import MapData
import Platform
import Reactive
import Screens
import TestSupport

@testable import OrderModule
@testable import StopOrder

/// A clock and the signals of a test: each call of `uptime` takes `step` milliseconds, and `stop` returns the signal
/// from the call after `questionsBeforeSignal` calls on.
final class Interruptions {
    var step: Int64 = 0
    var signal: Signal?
    var questionsBeforeSignal = 1
    private var time: Int64 = 0
    private var questions = 0

    func uptime() -> Int64 {
        time += step
        return time
    }

    func stop() -> Signal? {
        questions += 1
        return questions > questionsBeforeSignal ? signal : nil
    }
}

extension OrderDependencies {
    /// The dependencies of a search, with a library in memory.
    init(
        _ model: DataModel, _ mapData: any MapDataProvider = StraightLineProvider(),
        _ interruptions: Interruptions = Interruptions(), desk: Desk = Desk(), unit: DistanceUnit = .kilometers
    ) {
        self.init(
            model: model, mapData: mapData, unit: unit, scheduler: EventLoopScheduler(desk.loop),
            uptime: interruptions.uptime, takeSignal: interruptions.stop,
            progress: ProgressLine(
                Output(.standardError, of: desk.streams), width: 80, isTerminal: desk.streams.inputIsTerminal,
                isDumb: false, uptime: { 0 }))
    }
}

/// A router that records where it led.
final class RecordingRouter: OrderRouting {
    /// The calls in order: `back` with the lines of the notice, or `leave` with the signal.
    private(set) var calls: [String] = []

    func quit() { calls.append("quit") }

    func announce(_ work: String) { calls.append("announce: \(work)") }

    func goBack(saying notice: Notice?) {
        calls.append("back: \(notice?.lines.joined(separator: " ") ?? "nothing")")
    }

    func leave(by signal: Signal) { calls.append("leave: \(signal)") }
}

/// The first value of a publisher.
func answer<P: Publisher>(_ publisher: P) throws -> P.Output {
    try Desk().waiter.first(of: publisher)
}

extension OrderInteractor {
    /// The proposal of a search.
    func proposal(_ request: OrderRequest) throws -> OrderProposal {
        try answer(propose(request) { _, _ in })
    }
}

/// Five places on the equator, a degree apart: the best order is 1, 3, 4, 2, 5.
func line(roundTrip: Bool = false) -> Trip {
    Trip(
        id: id(3), name: name("Line"),
        waypoints: [
            stop(31, "West", 0, 0), stop(32, "East", 0, 3), stop(33, "Near", 0, 1), stop(34, "Middle", 0, 2),
            stop(35, "Far", 0, 4),
        ], isRoundTrip: roundTrip)
}

/// A trip of `count` stops at different places.
func crowd(_ count: Int) -> Trip {
    Trip(
        id: id(4), name: name("Crowd"),
        waypoints: (0..<count).map { index in
            let latitude = Double(index * 37 % 101) / 10
            let longitude = Double(index * 53 % 97) / 10
            return stop(UInt64(100 + index), "S\(index + 1)", latitude, longitude)
        })
}

/// A proposal with these properties.
func proposal(
    _ trip: Trip, _ order: [Int], length: Double, before: Double, bound: Double? = nil, wasCut: Bool = false,
    ignoresLocks: Bool = false, legs: [Double]? = nil, isRoundTrip: Bool? = nil, locked: Set<Int> = [],
    stoppedBy: Signal? = nil, keepsOrder: Bool = false
) -> OrderProposal {
    let isRoundTrip = isRoundTrip ?? trip.isRoundTrip
    let count = order.count < 2 ? 0 : order.count - (isRoundTrip ? 0 : 1)
    let solution = OrderSolution(
        order: order, length: length, before: before, lowerBound: bound ?? length, proven: bound == nil,
        wasCut: wasCut, boundIgnoresLocks: ignoresLocks)
    return OrderProposal(
        trip: trip, solution: solution, keepsOrder: keepsOrder || solution.isUnchanged,
        legs: legs ?? [Double](repeating: 111_195, count: count), isRoundTrip: isRoundTrip, locked: locked,
        stoppedBy: stoppedBy)
}
