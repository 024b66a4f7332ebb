/// An activity, such as a subscription or a timer, that can be stopped.
@usableFromInline
package protocol Cancellable {
    /// Stops the activity; nothing is delivered afterwards. Further calls do nothing.
    func cancel()
}

/// An activity that is stopped once: by `cancel()`, or at the latest when this object is deallocated.
@usableFromInline
package final class AnyCancellable: Cancellable {
    private var stop: (() -> Void)?

    /// Creates an object that calls `cancel` once, when it is cancelled or deallocated.
    @usableFromInline
    package init(_ cancel: @escaping () -> Void) {
        stop = cancel
    }

    /// Creates an object that cancels `cancellable` once, when it is itself cancelled or deallocated.
    @usableFromInline
    package init<C: Cancellable>(_ cancellable: C) {
        stop = { cancellable.cancel() }
    }

    deinit {
        stop?()
    }

    /// Stops the activity now. Further calls do nothing.
    @usableFromInline
    package func cancel() {
        let stop = self.stop
        self.stop = nil
        stop?()
    }

    /// Appends this object to `collection`, which keeps the activity running.
    @usableFromInline
    package func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(self)
    }

    /// Inserts this object into `set`, which keeps the activity running.
    @usableFromInline
    package func store(in set: inout Set<AnyCancellable>) {
        set.insert(self)
    }
}

extension AnyCancellable: Hashable {
    /// Whether both are the same object.
    @usableFromInline
    package static func == (left: AnyCancellable, right: AnyCancellable) -> Bool {
        left === right
    }

    /// Hashes the object's identity.
    @usableFromInline
    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
