import Reactive

/// The work of the benchmarks of Reactive.
package enum ReactiveWorkload {
    /// Sends `values` numbers through subject, map, filter and sink; every second one passes the filter. Returns the
    /// sum of the received numbers, so that the compiler cannot remove any step.
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

    /// Sets a published property `values` times and receives the values through map, removeDuplicates and sink; the map
    /// makes two successive numbers equal. Returns the sum of the received numbers, so that the compiler cannot remove
    /// any step.
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
