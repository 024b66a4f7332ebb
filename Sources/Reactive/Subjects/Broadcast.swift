/// The delivery of one subject's events to its subscribers, in the order in which they subscribed.
///
/// An event that comes while another is being delivered waits in a queue until every subscriber has seen the first.
/// A subscriber gets the events that were accepted after it subscribed, even when older ones still wait.
@usableFromInline
final class Broadcast<Output, Failure: Error> {
    /// The subscribers, oldest first; those that cancelled during a delivery stand in it until that is over.
    @usableFromInline var conduits: [Conduit<Output, Failure>] = []
    /// Whether an event is on its way to the subscribers.
    @usableFromInline var isDelivering = false
    /// Whether something must be done when the delivery is over: queued events, or subscribers that cancelled.
    @usableFromInline var hasWorkAfterDelivery = false
    /// The end of the stream, from the moment in which it was accepted.
    @usableFromInline var completion: Subscribers.Completion<Failure>?
    /// How many values were queued so far: the age of a subscriber against that of a queued value.
    @usableFromInline var queuedCount = 0
    private var queue: [Event] = []

    /// An event that waits for the delivery of those before it.
    private enum Event {
        case value(Output, number: Int)
        case completion(Subscribers.Completion<Failure>)
    }

    /// Makes a broadcast without subscribers.
    @usableFromInline
    init() {}

    deinit {
        // All ties first: letting go of one subscriber may cancel the tie of a later one, which must not look here.
        for conduit in conduits { conduit.broadcast = nil }
        for conduit in conduits { conduit.cancel() }
    }

    /// Delivers `value`, now or after the delivery under way. The caller has made sure that the stream has not ended.
    @inlinable
    func send(_ value: Output) {
        if isDelivering {
            enqueue(value)
            return
        }
        isDelivering = true
        // The array is held as it is now: who subscribes during the delivery is not in it.
        for conduit in conduits {
            conduit.receiveValue?(value)
        }
        if hasWorkAfterDelivery { finishDelivery() }
        isDelivering = false
    }

    /// Accepts the end of the stream once and delivers it, now or after the delivery under way.
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

    /// Ties a subscriber to the subject and hands it `first`, the current value if the subject has one.
    @inlinable
    func attach<S: Subscriber>(_ subscriber: S, first: Output?) where S.Input == Output, S.Failure == Failure {
        let conduit = Conduit<Output, Failure>(
            broadcast: self,
            joinedAt: queuedCount,
            receiveValue: { subscriber.receive($0) },
            receiveCompletion: { subscriber.receive(completion: $0) })
        attach(conduit, first: first) { subscriber.receive(subscription: $0) }
    }

    /// The part of attaching that needs no knowledge of the subscriber's type.
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
        // What the subscriber sends from inside its first events waits, as it does from inside any delivery.
        let isOutermost = !isDelivering
        isDelivering = true
        receiveSubscription(conduit)
        if let first { conduit.receiveValue?(first) }
        if isOutermost {
            if hasWorkAfterDelivery { finishDelivery() }
            isDelivering = false
        }
    }

    /// Forgets a subscriber that has cancelled. Linear in the number of subscribers.
    @usableFromInline
    func remove(_ conduit: Conduit<Output, Failure>) {
        if isDelivering {
            hasWorkAfterDelivery = true
        } else {
            conduits.removeAll { $0 === conduit }
        }
    }

    /// Puts `value` behind those that wait.
    @usableFromInline
    func enqueue(_ value: Output) {
        queuedCount += 1
        queue.append(.value(value, number: queuedCount))
        hasWorkAfterDelivery = true
    }

    /// Delivers what waits, in order, also what is sent meanwhile; then forgets who has cancelled.
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

/// The tie between a subject and one subscriber.
///
/// It holds the subscriber as closures: those are compiled for the subscriber's own type, while an overridden method
/// of a generic class would not be.
@usableFromInline
final class Conduit<Output, Failure: Error>: Subscription {
    /// How many values had been queued when the subscriber came; it gets only later ones.
    @usableFromInline let joinedAt: Int
    /// Gives a value to the subscriber; nil once it has cancelled or seen the end.
    @usableFromInline var receiveValue: ((Output) -> Void)?
    @usableFromInline var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    /// Where to sign off. Not weak, which would slow down every use of the broadcast; the broadcast clears it when it
    /// lets go of this tie.
    @usableFromInline unowned var broadcast: Broadcast<Output, Failure>?

    /// Makes the tie to one subscriber.
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

    /// Lets go of the subscriber; nothing reaches it afterwards.
    @usableFromInline
    func cancel() {
        // Held to the end: letting go of the subscriber may run code that comes back here.
        let held = (receiveValue, receiveCompletion)
        guard held.0 != nil else { return }
        receiveValue = nil
        receiveCompletion = nil
        let broadcast = self.broadcast
        self.broadcast = nil
        broadcast?.remove(self)
        withExtendedLifetime(held) {}
    }

    /// Gives the end of the stream to the subscriber, unless it has cancelled, and lets go of it.
    @usableFromInline
    func complete(_ completion: Subscribers.Completion<Failure>) {
        let held = (receiveValue, receiveCompletion)
        receiveValue = nil
        receiveCompletion = nil
        held.1?(completion)
        withExtendedLifetime(held) {}
    }
}
