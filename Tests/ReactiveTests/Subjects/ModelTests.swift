import Reactive
import Testing

/// Where a script of sends, subscriptions and cancellations is played: on a real subject or on the model.
private protocol Stage: AnyObject {
    var subscriberCount: Int { get }
    func send(_ value: Int)
    func finish()
    func subscribe()
    func cancel(_ subscriber: Int)
}

/// What each subscriber does at each value: drawn from the seed, the subscriber and the value alone.
private final class Script {
    let seed: Int
    private var lastValue = 0

    init(seed: Int) {
        self.seed = seed
    }

    func nextValue() -> Int {
        lastValue += 1
        return lastValue
    }

    func react(_ subscriber: Int, _ value: Int, on stage: any Stage) {
        var numbers = SeededNumbers(seed: UInt64(seed * 1_000_003 + subscriber * 1009 + value))
        for _ in 0..<numbers.next(below: 3) {
            switch numbers.next(below: 12) {
            case 0...4: if lastValue < 80 { stage.send(nextValue()) }
            case 5...7: if stage.subscriberCount < 12 { stage.subscribe() }
            case 8...9: stage.cancel(numbers.next(below: stage.subscriberCount))
            case 10: if value > 40 { stage.finish() }
            default: stage.cancel(subscriber)
            }
        }
    }

    func play(on stage: any Stage) {
        for _ in 0..<3 { stage.subscribe() }
        for _ in 0..<12 {
            stage.send(nextValue())
            if stage.subscriberCount < 12 { stage.subscribe() }
        }
        stage.finish()
        stage.subscribe()
    }
}

/// The rules in their simplest form.
private final class Model: Stage {
    let script: Script
    let journal = Journal()
    private var current: Int?
    private let remembers: Bool
    private var joined: [Int] = []
    private var isListening: [Bool] = []
    private var accepted = 0
    private var hasEnded = false
    private var waiting: [(number: Int, value: Int?)] = []
    private var isBusy = false

    init(script: Script, remembers: Bool) {
        self.script = script
        self.remembers = remembers
        current = remembers ? 0 : nil
    }

    var subscriberCount: Int { joined.count }

    func send(_ value: Int) {
        guard !hasEnded else { return }
        accepted += 1
        if remembers { current = value }
        waiting.append((accepted, value))
        run()
    }

    func finish() {
        guard !hasEnded else { return }
        hasEnded = true
        waiting.append((Int.max, nil))
        run()
    }

    func subscribe() {
        let subscriber = joined.count
        joined.append(accepted)
        isListening.append(!hasEnded)
        journal.note("\(subscriber) subscribed")
        if hasEnded {
            journal.note("\(subscriber) finished")
        } else if let current {
            let wasBusy = isBusy
            isBusy = true
            deliver(current, to: subscriber)
            isBusy = wasBusy
            run()
        }
    }

    func cancel(_ subscriber: Int) {
        isListening[subscriber] = false
    }

    private func run() {
        guard !isBusy else { return }
        isBusy = true
        while !waiting.isEmpty {
            let (number, value) = waiting.removeFirst()
            var subscriber = 0
            while subscriber < joined.count {
                if isListening[subscriber], joined[subscriber] < number {
                    if let value {
                        deliver(value, to: subscriber)
                    } else {
                        isListening[subscriber] = false
                        journal.note("\(subscriber) finished")
                    }
                }
                subscriber += 1
            }
        }
        isBusy = false
    }

    private func deliver(_ value: Int, to subscriber: Int) {
        journal.note("\(subscriber) \(value)")
        script.react(subscriber, value, on: self)
    }
}

/// A real subject.
private final class Real<S: Subject>: Stage where S.Output == Int, S.Failure == Never {
    let script: Script
    let journal = Journal()
    let subject: S
    private var recorders: [Recorder<Int, Never>] = []

    init(script: Script, subject: S) {
        self.script = script
        self.subject = subject
    }

    var subscriberCount: Int { recorders.count }

    func send(_ value: Int) {
        subject.send(value)
    }

    func finish() {
        subject.send(completion: .finished)
    }

    func subscribe() {
        let number = recorders.count
        let recorder = Recorder<Int, Never>("\(number)", journal)
        recorder.onValue = { [unowned self] in script.react(number, $0, on: self) }
        recorders.append(recorder)
        subject.receive(subscriber: recorder)
    }

    func cancel(_ subscriber: Int) {
        recorders[subscriber].cancel()
    }
}

@Suite("Subjects against a model")
struct ModelTests {
    @Test("a thousand scripts of sends, subscriptions and cancellations inside deliveries give the model's history")
    func scripts() {
        var longest = 0
        for seed in 1...500 {
            let model = Model(script: Script(seed: seed), remembers: false)
            let real = Real(script: Script(seed: seed), subject: PassthroughSubject<Int, Never>())
            model.script.play(on: model)
            real.script.play(on: real)
            #expect(real.journal.lines == model.journal.lines, "seed \(seed)")
            longest = max(longest, model.journal.lines.count)
        }
        for seed in 1...500 {
            let model = Model(script: Script(seed: seed), remembers: true)
            let real = Real(script: Script(seed: seed), subject: CurrentValueSubject<Int, Never>(0))
            model.script.play(on: model)
            real.script.play(on: real)
            #expect(real.journal.lines == model.journal.lines, "seed \(seed)")
            longest = max(longest, model.journal.lines.count)
        }
        #expect(longest > 150)
    }
}
