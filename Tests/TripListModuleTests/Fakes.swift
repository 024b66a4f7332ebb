import Console
import Entities
import MapData
import Reactive
import TestSupport

@testable import TripListModule

/// An interactor that remembers what it was asked for and answers as told.
final class FakeInteractor: TripListInteracting {
    let subject = CurrentValueSubject<[TripSummary], Never>([])
    var summaries: AnyPublisher<[TripSummary], Never> { subject.eraseToAnyPublisher() }
    var warnings: [String] = []
    var failure: (any Error)?
    private(set) var calls: [String] = []

    func trip(_ reference: String) throws -> Trip {
        calls.append("trip \(reference)")
        if let failure { throw failure }
        return coast()
    }

    func newTrip(name: String, places: [String]) throws -> (trip: Trip, places: [FoundPlace]) {
        calls.append("new \(name) \(places)")
        if let failure { throw failure }
        return (coast(), [])
    }

    func duplicateTrip(_ reference: String, name: String?) throws -> Trip {
        calls.append("duplicate \(reference) \(name ?? "-")")
        if let failure { throw failure }
        return coast()
    }

    func deleteTrips(_ references: [String]) throws -> [Trip] {
        calls.append("delete \(references)")
        if let failure { throw failure }
        return [coast(), alps()]
    }
}

/// A router that remembers where it led.
final class FakeRouter: TripListRouting {
    var end = ScreenEnd.back
    private(set) var calls: [String] = []

    func openTrip(_ id: ID) throws(DialogError) -> ScreenEnd {
        calls.append("open \(id.description)")
        return end
    }

    func importFile(_ path: String) -> Notice {
        calls.append("import \(path)")
        return .done("took it")
    }

    func exportFile(_ path: String) -> Notice {
        calls.append("export \(path)")
        return .done("gave it")
    }

    func showReport() { calls.append("report") }

    func undo() -> Notice {
        calls.append("undo")
        return .done("undid")
    }

    func redo() -> Notice {
        calls.append("redo")
        return .failed("there is nothing to redo")
    }
}
