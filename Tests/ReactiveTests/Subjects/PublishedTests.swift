import Reactive
import Testing

@Suite("Published properties")
struct PublishedTests {
    final class Model {
        @Published var count = 0
    }

    @Test("a subscriber begins with the value of now and gets every later one")
    func begins() {
        let model = Model()
        model.count = 5
        let recorder = model.$count.record()
        model.count = 6
        model.count = 6
        model.count += 1
        #expect(recorder.lines == ["subscribed", "5", "6", "6", "7"])
    }

    @Test("inside a delivery the property is the value that is being delivered, not the one before")
    func readInside() {
        let model = Model()
        var pairs: [[Int]] = []
        let subscription = model.$count.sink { pairs.append([$0, model.count]) }
        model.count = 1
        model.count = 2
        #expect(pairs == [[0, 0], [1, 1], [2, 2]])
        subscription.cancel()
    }

    @Test("after a set inside a delivery the property is the newest value, the argument the one being delivered")
    func setInside() {
        let model = Model()
        let journal = Journal()
        let first = model.$count.sink { value in
            journal.note("first \(value), property \(model.count)")
            if value == 1 { model.count = 10 }
        }
        let second = model.$count.sink { journal.note("second \($0), property \(model.count)") }
        _ = journal.take()
        model.count = 1
        #expect(
            journal.lines == [
                "first 1, property 1", "second 1, property 10", "first 10, property 10", "second 10, property 10",
            ])
        first.cancel()
        second.cancel()
    }

    @Test("adding one inside deliveries loses nothing", arguments: [1, 2, 5])
    func addInside(subscribers: Int) {
        let model = Model()
        var subscriptions: Set<AnyCancellable> = []
        var delivered: [Int] = []
        for _ in 0..<subscribers {
            model.$count.sink { if $0 == 100 { model.count += 1 } }.store(in: &subscriptions)
        }
        model.$count.sink { delivered.append($0) }.store(in: &subscriptions)
        model.count = 100
        #expect(model.count == 100 + subscribers)
        #expect(delivered == [0] + Array(100...(100 + subscribers)))
    }

    @Test("the value before is let go once, also when its end reads the property")
    func oldValueReadsProperty() {
        final class Reader {
            let action: () -> Void
            init(_ action: @escaping () -> Void) { self.action = action }
            deinit { action() }
        }
        final class Holder {
            @Published var reader: Reader?
        }
        let holder = Holder()
        var seenAtEnd: [Bool] = []
        holder.reader = Reader { [unowned holder] in seenAtEnd.append(holder.reader == nil) }
        holder.reader = nil
        #expect(seenAtEnd == [true])
    }
}
