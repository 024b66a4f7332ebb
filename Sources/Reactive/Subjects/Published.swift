/// A property that sends each new value to its subscribers: `@Published var trips = []`, subscribed to as `$trips`.
///
/// Unlike in Combine, a new value is stored before it is sent. During a delivery the property is the newest value,
/// while the closure's argument is the value being delivered. They differ only if values were sent during the delivery,
/// so that `count += 1` there loses nothing.
@propertyWrapper
@usableFromInline
package struct Published<Value> {
    @usableFromInline let subject: CurrentValueSubject<Value, Never>

    /// Creates a property whose value is `wrappedValue`.
    @inlinable
    package init(wrappedValue: Value) {
        subject = CurrentValueSubject(wrappedValue)
    }

    /// The newest value. Setting it sends the value.
    @inlinable
    package var wrappedValue: Value {
        get { subject.newest }
        nonmutating set { subject.send(newValue) }
    }

    /// The publisher `$name`: sends the current value, then every later one.
    @inlinable
    package var projectedValue: Publisher {
        Publisher(subject: subject)
    }

    /// The publisher of a published property's values. It never ends.
    @usableFromInline
    package struct Publisher: Reactive.Publisher {
        @usableFromInline package typealias Output = Value
        @usableFromInline package typealias Failure = Never

        @usableFromInline let subject: CurrentValueSubject<Value, Never>

        /// Creates the publisher of the property that `subject` stores.
        @inlinable
        init(subject: CurrentValueSubject<Value, Never>) {
            self.subject = subject
        }

        /// Subscribes `subscriber`: it receives the current value and each later one once.
        @inlinable
        package func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            subject.receive(subscriber: subscriber)
        }
    }
}
