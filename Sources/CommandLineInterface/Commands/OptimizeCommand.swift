import Console
import Entities
import Geodesy
import OrderModule

/// `optimize`.
struct OptimizeCommand {
    private let composition: Composition
    private let invocation: Invocation

    /// Prepares the command.
    init(_ composition: Composition, _ invocation: Invocation) {
        self.composition = composition
        self.invocation = invocation
    }

    /// Searches, shows the proposal, and takes it where that is asked for. After Ctrl-C nothing is taken.
    func run() throws -> ExitStatus {
        let reference = invocation.arguments[0]
        let request = try request()
        let presenter = try composition.orderPresenter(composition.trip(reference).id)
        let progress = composition.progressLine()
        let proposal: OrderProposal
        do {
            defer { progress.clear() }
            proposal = try presenter.search(request) { progress.show($0) }
        }
        if invocation.global.json {
            composition.print(OrderPresenter.json(proposal))
        } else {
            composition.output.writeLines(OrderView.page(presenter.state, composition.context))
        }
        if let signal = proposal.stoppedBy { return .of(signal) }
        if invocation.flag(.apply) {
            let notice = try presenter.take()
            if !invocation.global.json { composition.print(notice) }
        } else if presenter.state.offersChange, !invocation.global.json {
            composition.output.writeLine("Take it with: \(commandThatApplies)")
        }
        return .success
    }

    private func request() throws -> OrderRequest {
        var request = OrderRequest()
        request.makesLoop = invocation.flag(.loop)
        request.start = end(.start)
        request.end = end(.end)
        request.locks = invocation.values(.lock)
            .flatMap { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
        if let text = invocation.value(.time) {
            guard let seconds = Double(text), seconds > 0, seconds <= 86_400,
                text.utf8.allSatisfy({ $0 == 0x2E || (0x30...0x39).contains($0) })
            else {
                throw UsageError("--time takes seconds, more than 0 and at most 86400, not \(quoted(text))")
            }
            request.seconds = seconds
        }
        return request
    }

    private func end(_ option: OptionName) -> OrderRequest.End {
        switch invocation.value(option) {
        case nil: .kept
        case "any": .any
        case let reference?: .stop(reference)
        }
    }

    /// The same command line with `--apply`, for a person to copy.
    private var commandThatApplies: String {
        var words = ["roadtrip", "optimize", invocation.arguments[0]]
        if invocation.flag(.loop) { words.append("--loop") }
        for option in [OptionName.start, .end, .lock, .time] {
            for value in invocation.values(option) { words += [option.typed, value] }
        }
        if let directory = invocation.global.library { words += [OptionName.library.typed, directory] }
        if let unit = invocation.global.units { words += [OptionName.units.typed, unit.rawValue] }
        return (words + ["--apply"]).map(shellWord).joined(separator: " ")
    }

    /// A word as a shell reads it back.
    private func shellWord(_ word: String) -> String {
        let isPlain =
            !word.isEmpty
            && word.utf8.allSatisfy { byte in
                (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
                    || [0x2D, 0x2E, 0x2C, 0x5F, 0x2F].contains(byte)
            }
        return isPlain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
    }
}
