import Console
import Entities
import Geodesy
import MapData
import Reactive
import TestSupport

@testable import WaypointModule

/// An interactor that remembers what it was asked for and answers as told.
final class FakeInteractor: WaypointInteracting {
    let subject = CurrentValueSubject<WaypointDetail?, Never>(nil)
    var detail: AnyPublisher<WaypointDetail?, Never> { subject.eraseToAnyPublisher() }
    var warnings: [String] = []
    var failure: (any Error)?
    var found: FoundPlace?
    var goes = true
    private(set) var calls: [String] = []

    func edit(_ edit: WaypointEdit) throws -> FoundPlace? {
        try call("edit \(edit.name ?? "-") \(edit.place ?? "-") \(edit.note ?? "-")")
        return found
    }

    func look(_ place: String) throws -> FoundPlace {
        try call("look \(place)")
        guard let found else { throw PlaceError.unknown(text: place) }
        return found
    }

    func move(to place: FoundPlace) throws { try call("move \(place.label)") }

    func delete() throws -> Waypoint {
        try call("delete")
        return coast().waypoints[1]
    }

    func go(_ offset: Int) -> Bool {
        calls.append("go \(offset)")
        return goes
    }

    private func call(_ line: String) throws {
        calls.append(line)
        if let failure { throw failure }
    }
}

/// A router that remembers where it led.
final class FakeRouter: WaypointRouting {
    var end = ScreenEnd.back
    var entry = PlaceEntry.none
    private(set) var calls: [String] = []

    func askForPlace(
        _ question: String, near: Coordinate?
    ) throws(DialogError) -> (entry: PlaceEntry, end: ScreenEnd?) {
        calls.append("ask \(question)near \(near.map(coordinateText) ?? "nothing")")
        return (entry, end == .back ? nil : end)
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
