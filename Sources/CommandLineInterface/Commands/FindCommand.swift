import Console
import MapData
import PlaceModule

/// `find`.
struct FindCommand {
    /// The most places that can be asked for.
    static let mostPlaces = 1_000

    private let composition: Composition
    private let invocation: Invocation

    /// Prepares the command.
    init(_ composition: Composition, _ invocation: Invocation) {
        self.composition = composition
        self.invocation = invocation
    }

    /// Looks the place up and prints what was found.
    func run() throws {
        let request = PlaceRequest(
            invocation.arguments.joined(separator: " "), near: invocation.value(.near), limit: try limit())
        let places = try composition.waiter.first(of: composition.placePresenter().find(request))
        if invocation.global.json {
            composition.print(places.document.json)
        } else {
            composition.output.writeLines(PlaceView.page(places.page, composition.context))
        }
    }

    private func limit() throws(UsageError) -> Int {
        guard let text = invocation.value(.limit) else { return PlaceQuery.usualLimit }
        guard let limit = Int(text), (1...Self.mostPlaces).contains(limit) else {
            throw UsageError("--limit takes a number from 1 to \(Self.mostPlaces), not \(quoted(text))")
        }
        return limit
    }
}
