/// A value that most instances of a type do not have: it is kept apart, so that a list of a million of them stays small.
///
/// It takes 8 bytes where it is `none`.
@propertyWrapper
package struct Seldom<Value: HasNone>: Equatable, Sendable {
    private indirect enum Storage: Equatable, Sendable {
        case kept(Value)
    }

    private var storage: Storage?

    /// Is `none`.
    package init() {}

    /// Keeps a value.
    package init(wrappedValue: Value) {
        storage = wrappedValue == .none ? nil : .kept(wrappedValue)
    }

    /// The value.
    package var wrappedValue: Value {
        get {
            switch storage {
            case .kept(let value): value
            case nil: .none
            }
        }
        set { self = Seldom(wrappedValue: newValue) }
    }
}

/// A value that can say nothing at all.
package protocol HasNone: Equatable, Sendable {
    /// The value that says nothing.
    static var none: Self { get }
}
