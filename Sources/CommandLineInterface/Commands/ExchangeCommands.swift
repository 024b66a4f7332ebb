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
        let failures = outcome.files.compactMap { file in file.failure.map { (file.file, $0) } }
        for (file, failure) in failures {
            let name = file == "-" ? "standard input" : file
            composition.errors.writeLines(errorLines(ExchangePresenter.reason(failure, file: visible(name))))
        }
        return status(failures.map(\.1))
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

    /// 65 when the content of any file was refused, else what kept a file from being read.
    private func status(_ failures: [ImportOutcome.FileFailure]) -> ExitStatus {
        var status = ExitStatus.success
        for failure in failures {
            switch failure {
            case .content, .unknownFormat: return .badData
            case .document(let error): if status == .success { status = Failure(error).status }
            }
        }
        return status
    }
}
