import Geodesy

/// Distances between many places.
enum MatrixSubject: Subject {
    private static let count = 1_000
    private static let pairs = Quantity.rate(amount: 1, unit: "M pairs/s")

    static func benchmarks(_ setting: Setting) -> [Benchmark] {
        [
            Benchmark(
                "matrix/metres", "distances of 1,000 x 1,000 places", in: pairs, goals: [.atLeast(60)],
                against: [numpy(setting)]
            ) { setting.kernel("matrix") },
            Benchmark(
                "matrix/error", "the same, greatest error", in: .plain(unit: "m"), rounds: 1, goals: [.atMost(1)]
            ) { setting.kernel("matrix-error") },
            Benchmark(
                "matrix/chords", "squared chords of 1,000 x 1,000", in: pairs, goals: [.atLeast(1_000)]
            ) { setting.kernel("matrix-chords") },
            Benchmark(
                "matrix/nearest", "nearest of 1,000, for each", in: pairs, goals: [.atLeast(1_000)]
            ) { setting.kernel("matrix-nearest") },
        ]
    }

    static var kernels: [Kernel] {
        [
            Kernel("matrix") { _ in
                let places = try randomPlaces()
                return leastSeconds(repetitions: 15) { UnitVectors(places).distanceMatrix() }
            },
            Kernel("matrix-error") { _ in try greatestError() },
            Kernel("matrix-chords") { _ in
                let vectors = UnitVectors(try randomPlaces())
                let row = UnsafeMutableBufferPointer<Double>.allocate(capacity: count)
                defer { row.deallocate() }
                return leastSeconds(repetitions: 101) {
                    var sum = 0.0
                    for index in 0..<count {
                        vectors.squaredChords(from: index, into: row)
                        sum += row[index / 2]
                    }
                    return sum
                }
            },
            Kernel("matrix-nearest") { _ in
                let vectors = UnitVectors(try randomPlaces())
                return leastSeconds(repetitions: 101) {
                    (0..<count).reduce(0) { $0 + (vectors.nearest(to: $1)?.index ?? 0) }
                }
            },
        ]
    }

    private static func randomPlaces() throws -> [Coordinate] {
        var random = RandomLibrary()
        return try (0..<count).map { _ in try random.coordinate() }
    }

    /// The greatest difference between the matrix and `distance(to:)`, in metres, where half of the places lie opposite
    /// to the others, some of them a hair beside.
    private static func greatestError() throws -> Double {
        var places = Array(try randomPlaces().prefix(count / 2))
        for (index, place) in places.enumerated() {
            let longitude = place.longitude > 0 ? place.longitude - 180 : place.longitude + 180
            let aside = Double(index % 10) * 1e-7
            places.append(
                try Coordinate(latitude: max(min(aside - place.latitude, 90), -90), longitude: longitude))
        }
        let matrix = UnitVectors(places).distanceMatrix()
        var greatest = 0.0
        for (from, place) in places.enumerated() {
            for (to, other) in places.enumerated() {
                greatest = max(greatest, (matrix[from * places.count + to] - place.distance(to: other)).magnitude)
            }
        }
        return greatest
    }

    private static func numpy(_ setting: Setting) -> Rival {
        .python(
            "numpy", module: "numpy", quoted: 15, in: setting.scratch,
            script: """
                import time, numpy as np
                n = 1000
                lat = np.random.uniform(-np.pi / 2, np.pi / 2, n)
                lon = np.random.uniform(-np.pi, np.pi, n)
                times = []
                for _ in range(5):
                    start = time.perf_counter()
                    dlat = np.sin((lat[:, None] - lat) / 2)
                    dlon = np.sin((lon[:, None] - lon) / 2)
                    a = dlat * dlat + np.cos(lat)[:, None] * np.cos(lat) * dlon * dlon
                    d = 2 * 6371008.8 * np.arcsin(np.sqrt(np.minimum(a, 1)))
                    times.append(time.perf_counter() - start)
                print(min(times))
                """
        ) { [] }
    }
}
