import Console
import Entities
import Platform

/// The menus: `roadtrip` alone, and `open`.
struct MenuCommands {
    private let composition: Composition

    /// Prepares the menus.
    init(_ composition: Composition) {
        self.composition = composition
    }

    /// Opens the list of trips.
    func openList() throws -> ExitStatus {
        try status(composition.runMenus())
    }

    /// Opens one trip; going back leads to the list.
    func open(_ reference: String) throws -> ExitStatus {
        try status(composition.runMenus(openingTrip: composition.trip(reference).id))
    }

    private func status(_ end: ScreenEnd) -> ExitStatus {
        switch end {
        case .back, .quit: .success
        case .interrupted(let signal): .of(signal)
        }
    }
}

extension ExitStatus {
    /// How the program ends after a signal.
    static func of(_ signal: Signal) -> ExitStatus {
        switch signal {
        case .interrupt: .interrupted
        case .hangup: .hungUp
        case .terminate, .windowChanged, .continued: .terminated
        }
    }
}
