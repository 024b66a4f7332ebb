/// Something under way that can be stopped.
@usableFromInline
package protocol Cancellable {
    /// Stops it; nothing arrives afterwards. Calling it again does nothing.
    func cancel()
}

/// Something under way that is stopped when this object is let go, or before by `cancel()`; stopped once in any case.
@usableFromInline
package final class AnyCancellable: Cancellable {
    private var stop: (() -> Void)?

    /// Calls `cancel` once: when this object is cancelled or let go.
    @usableFromInline
    package init(_ cancel: @escaping () -> Void) {
        stop = cancel
    }

    /// Cancels `cancellable` once: when this object is cancelled or let go.
    @usableFromInline
    package init<C: Cancellable>(_ cancellable: C) {
        stop = { cancellable.cancel() }
    }

    deinit {
        stop?()
    }

    /// Stops it now.
    @usableFromInline
    package func cancel() {
        let stop = self.stop
        self.stop = nil
        stop?()
    }

    /// Keeps this object in `collection`, and so alive as long as that is.
    @usableFromInline
    package func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(self)
    }

    /// Keeps this object in `set`, and so alive as long as that is.
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
