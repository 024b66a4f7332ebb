/// Delivers one subject's events to its subscribers in the order in which they subscribed.
///
/// An event that is sent while another is being delivered waits in a queue until every subscriber has received the
/// first. A subscriber receives the events that were sent after it subscribed, even if older ones are still waiting
/// then.
@usableFromInline
final class Broadcast<Output, Failure: Error> {
    /// The subscribers, oldest first. One that cancels during a delivery is removed when the delivery is over.
    @usableFromInline var conduits: [Conduit<Output, Failure>] = []
    /// Whether an event is being delivered.
    @usableFromInline var isDelivering = false
    /// Whether there is work for the end of the delivery: queued events, or cancelled subscribers to remove.
    @usableFromInline var hasWorkAfterDelivery = false
    /// The end of the stream; set when it is sent, which may be before it is delivered.
    @usableFromInline var completion: Subscribers.Completion<Failure>?
    /// The number of values queued so far. Comparing it with a subscriber's `joinedAt` tells which came first.
    @usableFromInline var queuedCount = 0
    private var queue: [Event] = []

    /// An event that waits until those before it are delivered.
    private enum Event {
        case value(Output, number: Int)
        case completion(Subscribers.Completion<Failure>)
    }

    /// Creates a broadcast without subscribers.
    @usableFromInline
    init() {}

    deinit {
        // All references first: releasing one subscriber may cancel a later one, which must not use this object any
        // more.
        for conduit in conduits { conduit.broadcast = nil }
        for conduit in conduits { conduit.cancel() }
    }

    /// Delivers `value` now, or after the current delivery. The caller has checked that the stream has not ended.
    @inlinable
    func send(_ value: Output) {
        if isDelivering {
            enqueue(value)
            return
        }
        isDelivering = true
        // The loop runs over the array as it is now, without subscribers that are added during the delivery.
        for conduit in conduits {
            conduit.receiveValue?(value)
        }
        if hasWorkAfterDelivery { finishDelivery() }
        isDelivering = false
    }

    /// Delivers the end of the stream now, or after the current delivery. Only the first call has an effect.
    @usableFromInline
    func send(completion: Subscribers.Completion<Failure>) {
        guard self.completion == nil else { return }
        self.completion = completion
        queue.append(.completion(completion))
        hasWorkAfterDelivery = true
        if !isDelivering {
            isDelivering = true
            finishDelivery()
            isDelivering = false
        }
    }

    /// Adds a subscriber and sends it `first`, the subject's current value if it has one.
    @inlinable
    func attach<S: Subscriber>(_ subscriber: S, first: Output?) where S.Input == Output, S.Failure == Failure {
        let conduit = Conduit<Output, Failure>(
            broadcast: self,
            joinedAt: queuedCount,
            receiveValue: { subscriber.receive($0) },
            receiveCompletion: { subscriber.receive(completion: $0) })
        attach(conduit, first: first) { subscriber.receive(subscription: $0) }
    }

    /// The part of `attach` that does not depend on the subscriber's type.
    @usableFromInline
    func attach(
        _ conduit: Conduit<Output, Failure>, first: Output?, receiveSubscription: (any Subscription) -> Void
    ) {
        if let completion {
            conduit.broadcast = nil
            receiveSubscription(conduit)
            conduit.complete(completion)
            return
        }
        conduits.append(conduit)
        // Events sent by the subscriber while it receives its first ones are queued, as during any delivery.
        let isOutermost = !isDelivering
        isDelivering = true
        receiveSubscription(conduit)
        if let first { conduit.receiveValue?(first) }
        if isOutermost {
            if hasWorkAfterDelivery { finishDelivery() }
            isDelivering = false
        }
    }

    /// Removes a subscriber that has cancelled. Linear in the number of subscribers.
    @usableFromInline
    func remove(_ conduit: Conduit<Output, Failure>) {
        if isDelivering {
            hasWorkAfterDelivery = true
        } else {
            // It is there once at most. By index, because in generic code the algorithms of collections look their
            // types up at run time.
            for index in 0..<conduits.count where conduits[index] === conduit {
                conduits.remove(at: index)
                break
            }
        }
    }

    /// Appends `value` to the queue.
    @usableFromInline
    func enqueue(_ value: Output) {
        queuedCount += 1
        queue.append(.value(value, number: queuedCount))
        hasWorkAfterDelivery = true
    }

    /// Delivers the queued events in order, including those sent meanwhile; then removes cancelled subscribers.
    @usableFromInline
    func finishDelivery() {
        while !queue.isEmpty {
            let batch = queue
            queue = []
            for event in batch {
                switch event {
                case .value(let value, let number):
                    for conduit in conduits where conduit.joinedAt < number {
                        conduit.receiveValue?(value)
                    }
                case .completion(let completion):
                    let last = conduits
                    conduits = []
                    for conduit in last {
                        conduit.broadcast = nil
                        conduit.complete(completion)
                    }
                }
            }
        }
        conduits.removeAll { $0.receiveValue == nil }
        hasWorkAfterDelivery = false
    }
}

/// The subscription of one subscriber to a subject.
///
/// It holds the subscriber as closures, because the compiler specializes them for the subscriber's type; an overridden
/// method of a generic class would not be specialized.
@usableFromInline
final class Conduit<Output, Failure: Error>: Subscription {
    /// The number of values that were queued when the subscriber was added; it receives only later ones.
    @usableFromInline let joinedAt: Int
    /// Sends a value to the subscriber; nil once it has cancelled or received the end.
    @usableFromInline var receiveValue: ((Output) -> Void)?
    /// Sends the end to the subscriber; nil once it has cancelled or received the end.
    @usableFromInline var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    /// The broadcast to remove this subscription from. Not weak, because that would slow down every use of the
    /// broadcast; the broadcast sets it to nil when it drops this subscription.
    @usableFromInline unowned var broadcast: Broadcast<Output, Failure>?

    /// Creates the subscription of one subscriber.
    @inlinable
    init(
        broadcast: Broadcast<Output, Failure>, joinedAt: Int, receiveValue: @escaping (Output) -> Void,
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        self.broadcast = broadcast
        self.joinedAt = joinedAt
        self.receiveValue = receiveValue
        self.receiveCompletion = receiveCompletion
    }

    /// Releases the subscriber; it receives nothing afterwards.
    @usableFromInline
    func cancel() {
        // Kept until the end: releasing the subscriber may run a deinit that calls this object again.
        let held = (receiveValue, receiveCompletion)
        guard held.0 != nil else { return }
        receiveValue = nil
        receiveCompletion = nil
        let broadcast = self.broadcast
        self.broadcast = nil
        broadcast?.remove(self)
        withExtendedLifetime(held) {}
    }

    /// Sends the end of the stream to the subscriber, unless it has cancelled, and releases it.
    @usableFromInline
    func complete(_ completion: Subscribers.Completion<Failure>) {
        let held = (receiveValue, receiveCompletion)
        receiveValue = nil
        receiveCompletion = nil
        held.1?(completion)
        withExtendedLifetime(held) {}
    }
}
