import Geodesy
package import MapData

/// The work whose time the benchmarks of the gazetteer measure.
///
/// Measured against: sqlite FTS5 and ripgrep for names, rapidfuzz for slips of typing (see the README).
package enum GazetteerWorkload {
    /// Queries that are answered by an exact name, another name, a beginning, or a name with a state or country.
    package static let plainQueries = [
        "monterey", "monterey, ca", "springfield illinois", "paris, fr", "paris texas", "münchen", "muenchen", "kiev",
        "saint petersburg", "rio", "東京", "san fran",
    ]
    /// Queries with slips of typing.
    package static let misspelledQueries = ["new yrok", "albuquerqe", "philadephai", "sprngfield, il", "Мосвка"]
    /// What is typed letter by letter in a live search.
    package static let typedNames = ["san francisco", "new york city", "rothenburg ob der tauber", "springfield, il"]

    /// Searches for each of `queries`; returns how many answers came, so that no step can be left out.
    package static func search(_ queries: [String], in gazetteer: Gazetteer) -> Int {
        queries.reduce(0) { $0 + gazetteer.search($1).count }
    }

    /// Searches after each letter of `typedNames`; returns the number of letters and of answers.
    package static func typing(in gazetteer: Gazetteer) -> (letters: Int, answers: Int) {
        var letters = 0
        var answers = 0
        for name in typedNames {
            for count in 1...name.count {
                letters += 1
                answers += gazetteer.search(String(name.prefix(count)), limit: 8).count
            }
        }
        return (letters, answers)
    }

    /// Looks up the nearest place to each node of a grid of 10 degrees; returns how many were found.
    package static func nearest(in gazetteer: Gazetteer) -> Int {
        var found = 0
        for latitude in stride(from: -60.0, through: 70, by: 10) {
            for longitude in stride(from: -175.0, through: 175, by: 10) {
                guard let center = try? Coordinate(latitude: latitude, longitude: longitude) else { continue }
                if gazetteer.nearest(to: center) != nil { found += 1 }
            }
        }
        return found
    }
}
