import Reactive

/// The work whose time per value the benchmarks of Reactive measure.
package enum ReactiveWorkload {
    /// Sends `values` numbers through subject, map, filter and sink, where every other one passes the filter; returns
    /// the sum of what arrives, so that no step can be left out.
    package static func subjectMapFilterSink(values: Int) -> Int {
        let subject = PassthroughSubject<Int, Never>()
        var sum = 0
        let subscription =
            subject
            .map { $0 &* 3 }
            .filter { $0 & 1 == 0 }
            .sink { sum &+= $0 }
        for value in 0..<values { subject.send(value) }
        subscription.cancel()
        return sum
    }

    /// Sets a published property to `values` numbers, each twice over after the map, and takes them through map,
    /// removeDuplicates and sink; returns the sum of what arrives, so that no step can be left out.
    package static func publishedMapRemoveDuplicatesSink(values: Int) -> Int {
        let model = Model()
        var sum = 0
        let subscription = model.$value
            .map { $0 >> 1 }
            .removeDuplicates()
            .sink { sum &+= $0 }
        for value in 0..<values { model.value = value }
        subscription.cancel()
        return sum
    }

    private final class Model {
        @Published var value = 0
    }
}
