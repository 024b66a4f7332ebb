import Console
import Entities
import Geodesy
import MapData
import Reactive
import TestSupport

@testable import TripDetailModule

/// An interactor that remembers what it was asked for and answers as told.
final class FakeInteractor: TripDetailInteracting {
    let subject = CurrentValueSubject<TripDetail?, Never>(nil)
    var detail: AnyPublisher<TripDetail?, Never> { subject.eraseToAnyPublisher() }
    var warnings: [String] = []
    var failure: (any Error)?
    private(set) var calls: [String] = []

    func stop(_ reference: String) throws -> Waypoint {
        try call("stop \(reference)")
        return coast().waypoints[1]
    }

    func addStops(places: [String], at number: Int?, name: String?, note: String?) throws -> [AddedStop] {
        try call("add \(places) at \(number ?? 0) \(name ?? "-") \(note ?? "-")")
        return [AddedStop(number: 2, stop: coast().waypoints[1], place: nil)]
    }

    func addStop(at place: FoundPlace) throws -> [AddedStop] {
        try call("add at \(place.label)")
        let stop = Waypoint(id: id(99), name: place.name, location: place.location, note: nil)
        return [AddedStop(number: 3, stop: stop, place: place)]
    }

    func addStopsWhereBest(places: [String], name: String?, note: String?) throws -> [AddedStop] {
        try call("best \(places) \(name ?? "-") \(note ?? "-")")
        return [AddedStop(number: 2, stop: coast().waypoints[1], place: nil, added: 1_852)]
    }

    func moveStop(_ reference: String, to number: String) throws -> (stop: Waypoint, number: Int) {
        try call("move \(reference) to \(number)")
        return (coast().waypoints[2], 1)
    }

    func removeStops(_ references: [String]) throws -> [Waypoint] {
        try call("remove \(references)")
        return [coast().waypoints[0], coast().waypoints[2]]
    }

    func rename(_ name: String) throws { try call("rename \(name)") }
    func reverse() throws { try call("reverse") }
    func setRoundTrip(_ isRoundTrip: Bool) throws { try call("round \(isRoundTrip)") }

    private func call(_ line: String) throws {
        calls.append(line)
        if let failure { throw failure }
    }
}

/// A router that remembers where it led.
final class FakeRouter: TripDetailRouting {
    var end = ScreenEnd.back
    var entry = PlaceEntry.none
    private(set) var calls: [String] = []

    func openStop(_ stop: ID) throws(DialogError) -> ScreenEnd {
        calls.append("open \(stop.description)")
        return end
    }

    func askForPlace(
        _ question: String, near: Coordinate?
    ) throws(DialogError) -> (entry: PlaceEntry, end: ScreenEnd?) {
        calls.append("ask \(question)near \(near.map(coordinateText) ?? "nothing")")
        return (entry, end == .back ? nil : end)
    }

    func openBestOrder(
        _ words: String
    ) throws(DialogError) -> (notice: Notice?, end: ScreenEnd?) {
        calls.append("order \(words)")
        return (.done("took it"), end == .back ? nil : end)
    }

    func showReport() { calls.append("report") }

    func exportFile(_ path: String) -> Notice {
        calls.append("export \(path)")
        return .done("gave it")
    }

    func undo() -> Notice {
        calls.append("undo")
        return .done("undid")
    }

    func redo() -> Notice {
        calls.append("redo")
        return .failed("there is nothing to redo")
    }
}
