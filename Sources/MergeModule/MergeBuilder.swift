import Console
package import Screens

/// Puts merging together.
package enum MergeBuilder {
    /// The presenter; a command needs no router.
    package static func presenter(
        _ dependencies: MergeDependencies, router: (any MergeRouting)? = nil, waitsForReader: Bool = false
    ) -> MergePresenter {
        MergePresenter(
            interactor: MergeInteractor(dependencies), router: router, scheduler: dependencies.scheduler,
            waitsForReader: waitsForReader)
    }

    /// The screen, which reads the copy that is named in `text` when it is open: a path, with `base` and a path or
    /// `none` behind it, or nothing for the conflict copy beside the library.
    package static func screen(
        _ text: String, _ dependencies: MergeDependencies, terminal: Terminal, navigator: Navigator
    ) -> any Screen {
        let presenter = presenter(
            dependencies, router: MergeRouter(navigator: navigator),
            waitsForReader: terminal.context.inputIsTerminal)
        presenter.open(MergeInput.request(typed: text, homeDirectory: dependencies.homeDirectory))
        return MenuScreen(MergeView(), presenter: presenter, terminal: terminal, navigator: navigator)
    }
}
