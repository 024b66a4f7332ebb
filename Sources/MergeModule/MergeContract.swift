package import Entities
package import Persistence
package import Reactive
package import Screens

// Merging on one page: what it needs, what it shows, what a person can do, and the ways out. `MergeRequest` says what
// can be asked of it, `MergeOutcome` what comes of it.

/// The needs of merging.
package struct MergeDependencies {
    /// The library that takes over the other copy.
    package let model: DataModel
    /// Access to this library with its history, and to other copies.
    package let copies: LibraryCopies
    /// The time of the event loop: a copy is read in a turn of it, after the screen was opened.
    package let scheduler: any Scheduler
    /// The directory that `~` means in the menus.
    package let homeDirectory: String?

    /// Collects the needs.
    package init(model: DataModel, copies: LibraryCopies, scheduler: any Scheduler, homeDirectory: String?) {
        (self.model, self.copies) = (model, copies)
        (self.scheduler, self.homeDirectory) = (scheduler, homeDirectory)
    }
}

/// The page: texts, safe to print. Empty until the copy is read.
package struct MergePage: ScreenPage {
    /// `Merging trips 2.json`
    package var title = ""
    /// Everything that is taken from the other copy, and what was decided without a question; a line each.
    package var rows: [String] = []
    /// The conflict that is to be settled; nil when the merge is done.
    package var conflict: Conflict?
    package var warnings: [String] = []
    /// Whether nothing is asked any more, and nobody reads the page before it is left.
    package var isLeft = false

    /// Always false: nothing is shown before the copy is read.
    package var isLoading: Bool { false }
    package var rowCount: Int { rows.count }
    package func searchedTexts(_ index: Int) -> [String] { [rows[index]] }

    /// A field that both sides changed in different ways.
    package struct Conflict: Equatable, Sendable {
        /// `Conflict 1 of 2: name of “Summer”`
        package let heading: String
        /// The values in this library, in the other copy, and before both changes.
        package let ours: String, theirs: String, before: String
    }
}

/// Everything that a person can do.
package enum MergeEvent: Equatable, Sendable {
    /// Takes this library's value in the conflict that is shown, or in all that are left.
    case takeOurs(inAll: Bool)
    /// Takes the other copy's value in the conflict that is shown, or in all that are left.
    case takeTheirs(inAll: Bool)
    /// Leaves the page; what is not settled by then is not merged.
    case back
    case quit
}

/// The ways out.
package protocol MergeRouting: AnyObject {
    /// Leads back to the list of trips, where `notice` is shown if there is one.
    func goBack(saying notice: Notice?)
    /// Leads out of the program.
    func quit()
}

/// The reason for which it is not clear which copy is meant.
package enum MergeChoiceError: Error, Equatable, Sendable {
    /// No conflict copy lies beside the library.
    case noCopy
    /// Several do, with these paths.
    case severalCopies([String])
}

extension MergeChoiceError: CustomStringConvertible {
    /// The message for the person who named no copy.
    package var description: String {
        switch self {
        case .noCopy: "no conflict copy lies beside the library; merge FILE takes any other copy"
        case .severalCopies(let paths): "name one of the \(paths.count) conflict copies beside the library: merge FILE"
        }
    }
}
