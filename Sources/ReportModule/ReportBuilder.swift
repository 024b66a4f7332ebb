package import Console

/// Puts the report together.
package enum ReportBuilder {
    /// The presenter, which commands use without a screen.
    package static func presenter(_ dependencies: ReportDependencies) -> ReportPresenter {
        ReportPresenter(interactor: ReportInteractor(dependencies), unit: dependencies.unit)
    }

    /// The way out.
    package static func router(_ dependencies: ReportDependencies) -> any ReportRouting {
        ReportRouter(documents: dependencies.documents)
    }

    /// The screen.
    package static func view(
        _ dependencies: ReportDependencies, output: Output, context: TerminalContext
    ) -> ReportView {
        ReportView(presenter: presenter(dependencies), output: output, context: context)
    }
}
