/// Puts merging together.
package enum MergeBuilder {
    /// The presenter, for commands.
    package static func presenter(_ dependencies: MergeDependencies) -> MergePresenter {
        MergePresenter(interactor: MergeInteractor(dependencies))
    }
}
