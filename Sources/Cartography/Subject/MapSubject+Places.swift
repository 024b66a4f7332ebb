import Geodesy
import Text

extension MapSubject {
    /// The stops on one place that have one name: a place that a trip comes back to has one mark.
    struct Place {
        /// The stops by index, in their order.
        var stops: [Int]
        /// The text of its mark: `1, 7`; of more than three visits `1, 7, +3`.
        var mark: String
    }

    private struct Key: Hashable {
        let latitude: Int
        let longitude: Int
        let letter: String
        let name: String
    }

    /// The steps of a degree within which two stops of one name are one place: about 11 m.
    private static let stepsPerDegree = 10_000.0

    /// The places of the stops, each where its first stop is in their order. Linear.
    var places: [Place] {
        var numbers: [Key: Int] = [:]
        var places: [[Int]] = []
        for (index, stop) in stops.enumerated() {
            let key = Key(
                latitude: Int((stop.location.latitude * Self.stepsPerDegree).rounded()),
                longitude: Int((stop.location.longitude * Self.stepsPerDegree).rounded()),
                letter: series.indices.contains(stop.series) ? series[stop.series].letter : "", name: stop.name)
            if let place = numbers[key] {
                places[place].append(index)
            } else {
                numbers[key] = places.count
                places.append([index])
            }
        }
        return places.map { Place(stops: $0, mark: mark(ofAll: $0)) }
    }

    private func mark(ofAll indices: [Int]) -> String {
        let marks = indices.map { mark(of: stops[$0]) }
        let shown = marks.count > 3 ? marks.prefix(2) + ["+\(marks.count - 2)"] : marks[...]
        return shown.joined(separator: ", ")
    }
}
