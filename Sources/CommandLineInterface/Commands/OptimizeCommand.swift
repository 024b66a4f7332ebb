import Console
import Entities
import Geodesy
import OrderModule
import Text

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

    private func request() throws(OrderRequestError) -> OrderRequest {
        var options: [(option: OrderOption, value: String)] = []
        if invocation.flag(.loop) { options.append((.loop, "")) }
        for (name, option) in [(OptionName.start, OrderOption.start), (.end, .end), (.lock, .lock), (.time, .time)] {
            options += invocation.values(name).map { (option, $0) }
        }
        return try OrderRequest(options)
    }

    /// The same command line with `--apply`, for a person to copy.
    private var commandThatApplies: String {
        var words: [String] = []
        if invocation.flag(.loop) { words.append(OptionName.loop.typed) }
        for option in [OptionName.start, .end, .lock, .time] {
            for value in invocation.values(option) { words += typed(option, value) }
        }
        if let directory = invocation.global.library { words += typed(.library, directory) }
        if let unit = invocation.global.units { words += typed(.units, unit.rawValue) }
        words.append(OptionName.apply.typed)
        let trip = invocation.arguments[0]
        // Behind `--` nothing is an option, whatever it begins with.
        words = OptionScanner.looksLikeOption(trip) ? words + ["--", trip] : [trip] + words
        return (["roadtrip", CommandName.optimize.rawValue] + words).map(shellWord).joined(separator: " ")
    }

    /// An option and its value, in one word where the value would be taken for another option.
    private func typed(_ option: OptionName, _ value: String) -> [String] {
        OptionScanner.looksLikeOption(value) ? ["\(option.typed)=\(value)"] : [option.typed, value]
    }
}
