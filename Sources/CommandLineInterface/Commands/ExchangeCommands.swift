import Console
import ExchangeModule
import Text

/// `import` and `export`.
struct ExchangeCommands {
    private let composition: Composition
    private let invocation: Invocation

    /// Prepares one command.
    init(_ composition: Composition, _ invocation: Invocation) {
        self.composition = composition
        self.invocation = invocation
    }

    /// Takes files; one that is refused is said on standard error and decides the exit status, the others are taken.
    func importFiles() throws -> ExitStatus {
        var request = ImportRequest(files: invocation.arguments)
        request.format = invocation.value(.format)
        request.isDryRun = invocation.flag(.dryRun)
        request.replaces = invocation.flag(.replace)
        request.into = invocation.value(.into)
        request.takesEveryPoint = invocation.flag(.everyPoint)
        let outcome = try composition.exchangePresenter().perform(request)
        if invocation.global.json {
            composition.print(ExchangePresenter.json(outcome))
        } else {
            var taken = outcome
            taken.files.removeAll { $0.failure != nil }
            composition.output.writeLines(ExchangeView.page(taken))
        }
        for file in outcome.files {
            guard let refusal = ExchangePresenter.refusal(of: file) else { continue }
            composition.errors.writeLines(errorLines(refusal, hints: ExchangePresenter.hints(of: file)))
        }
        return status(outcome.files)
    }

    /// Writes trips.
    func exportTrips() throws {
        let references = invocation.arguments
        var request = ExportRequest(references.isEmpty ? .allTrips : .references(references))
        request.format = invocation.value(.format)
        request.path = invocation.value(.output)
        request.replaces = invocation.flag(.force)
        let result = try composition.exchangePresenter()
            .perform(request, toTerminal: composition.context.outputIsTerminal)
        if let bytes = result.output { composition.output.write(bytes: bytes) }
        composition.say(result.lines)
    }

    /// 65 when the content of any file was refused as a whole or point by point, else what kept a file from being read. That
    /// everything in a file is there already is no fault.
    private func status(_ files: [ImportOutcome.FileOutcome]) -> ExitStatus {
        var status = ExitStatus.success
        for file in files {
            switch file.failure {
            case .content, .unknownFormat: return .badData
            case .document(let error): if status == .success { status = Failure(error).status }
            case nil: if file.isAllSkipped { return .badData }
            }
        }
        return status
    }
}
