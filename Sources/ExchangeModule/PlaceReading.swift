import Entities
import Geodesy
import Interchange
import MapData

extension PlaceFinder {
    /// What a PLACE in a file means; what is wrong with it, or which places it could be, in words.
    func answer(_ text: String, near: Coordinate?) -> PlaceAnswer {
        do throws(PlaceError) {
            let found = try find(text, near: near)
            return .place(found.location, name: found.name.text, label: found.wasLookedUp ? found.label : nil)
        } catch {
            guard case .ambiguous(_, let places) = error else { return .none(reason: "\(error)") }
            let labels = places.prefix(3).map(\.label).joined(separator: "; ") + (places.count > 3 ? "; …" : "")
            return .none(reason: "\(error): \(labels)")
        }
    }
}
