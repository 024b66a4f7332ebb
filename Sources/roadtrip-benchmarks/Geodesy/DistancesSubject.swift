import Entities
import Geodesy
import MapData

/// Benchmarks of the distances between all stops of a trip, which the search for the best order needs.
enum DistancesSubject: Subject {
    private static let count = 1_000

    static func benchmarks(_ setting: Setting) -> [Benchmark] {
        [
            Benchmark(
                "distances/metres", "distances of 1,000 x 1,000 stops",
                in: .rate(amount: 1, unit: "M pairs/s"), goals: [], against: [numpy(setting)]
            ) { setting.kernel("distances") }
        ]
    }

    static var kernels: [Kernel] {
        [
            Kernel("distances") { _ in
                var random = RandomLibrary()
                guard let trip = try random.library(trips: 1, stops: count).trips.first else { return 0 }
                return leastSeconds(repetitions: 15) { straightLineDistances(of: trip) }
            }
        ]
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
