/// The result of handling a line or an answer. The state of a presenter hands it to its screen together with the words
/// for it, and so does a screen that is left to the screen below.
package enum LineResult: Equatable, Sendable {
    /// Done; what the page shows is as before.
    case done
    /// Something that the page shows was changed.
    case changed
    /// Refused. The question is asked again only if another answer could succeed.
    case refused(anotherAnswerHelps: Bool)
    /// The change is valid and could not be saved. A script must not go on: what follows would be done to another
    /// library than it means.
    case notSaved(UnsavedChange)

    /// Whether it was done, with or without a change.
    package var isDone: Bool {
        switch self {
        case .done, .changed: true
        case .refused, .notSaved: false
        }
    }

    /// The reason why the change could not be saved; nil for any other result.
    package var unsavedChange: UnsavedChange? {
        if case .notSaved(let change) = self { change } else { nil }
    }
}

/// The error of a change that could not be saved.
package struct UnsavedChange: Equatable, Sendable {
    /// The error.
    package let error: any Error

    /// Whether both say the same.
    package static func == (one: UnsavedChange, other: UnsavedChange) -> Bool {
        "\(one.error)" == "\(other.error)"
    }
}
