import CommandSyntax
import MergeModule
import Merging

/// `merge`: takes another copy of the library into this one.
struct MergeCommand: Command {
    static let name = "merge"
    static let definition = CommandDefinition(
        name, in: .files, summary: "Merge another copy of the library into this one",
        arguments: [
            ArgumentDefinition(
                "OTHER", .any, kind: .file,
                summary: "the directory of a library, or its file; without it, lists conflict copies")
        ],
        options: [base, prefer, dryRun, driver], exclusive: [[base, driver]],
        discussion: [
            "Takes what was changed in the other copy since the state from which both come: trips and stops by their "
                + "ids, each field for itself, and the order of the stops. What was deleted in one copy and changed in "
                + "the other is kept, and told. It is one change, which ‘undo’ takes back.",
            "A field that both copies changed is a conflict: it is shown with both values, nothing is merged, and the exit "
                + "status is 1, unless --prefer says which side to take.",
            "The state from which both come is the last one that both histories know. For a file without a history it is "
                + "the state of this history that differs least. --base names a file instead, or ‘none’: then the trips "
                + "of both are taken, and what differs conflicts.",
            "Without OTHER it lists the copies beside the library that Syncthing, Dropbox, Nextcloud or iCloud made.",
            "As a merge driver of git (--driver) it merges the three files that git names, the second in place; no library is "
                + "read.",
        ],
        examples: [
            .init("roadtrip merge /media/usb/roadtrip", "what was changed on the stick"),
            .init("roadtrip merge --dry-run copy.json", "see what would be merged"),
            .init("roadtrip merge copy.json --prefer theirs", "take the other side where both changed a field"),
            .init("roadtrip merge", "list the conflict copies beside the library"),
            .init("roadtrip merge --driver %O %A %B", "the command of the merge driver in git's configuration"),
        ],
        seeAlso: ["undo", "import", "history"], topics: ["json"], synonyms: ["sync", "pull"])
    private static let base = OptionDefinition(
        "base", takes: "FILE", kind: .file, summary: "the state from which both come, or ‘none’")
    private static let prefer = OptionDefinition(
        "prefer", takes: "SIDE", kind: .oneOf(MergeSide.allCases.map(\.rawValue)),
        summary: "the side to take where both changed a field: this library or OTHER")
    private static let dryRun = OptionDefinition(
        flag: "dry-run", summary: "show what would be merged, and change nothing")
    private static let driver = OptionDefinition(
        flag: "driver", summary: "merge three files for git: BASE OURS THEIRS, the second in place")

    let context: CommandContext

    /// Merges the copy, and prints the conflicts before a refusal, which is thrown.
    func run() throws -> ExitStatus {
        let preference = context.value(Self.prefer).flatMap(MergeSide.init(rawValue:))
        let isDryRun = context.flag(Self.dryRun)
        let words = context.arguments
        if context.flag(Self.driver) {
            guard words.count == 3 else { throw UsageError("--driver needs three files: BASE OURS THEIRS") }
            let outcome = try MergeDriver(context.services.copies).merge(
                base: words[0], ours: words[1], theirs: words[2], preferring: preference, isDryRun: isDryRun)
            return try show(outcome, isDriver: true)
        }
        let presenter = try MergeBuilder.presenter(context.services.merge())
        guard let other = words.first else {
            guard context.value(Self.base) == nil, preference == nil, !isDryRun else {
                throw UsageError("which copy to merge is missing: a directory or a file")
            }
            let copies = presenter.conflictCopies
            try context.printResult(
                MergeDocument.json(conflictCopies: copies), MergePresenter.lines(conflictCopies: copies))
            return .success
        }
        guard words.count == 1 else { throw UsageError("merge takes one copy at a time") }
        var request = MergeRequest(other)
        request.preference = preference
        request.isDryRun = isDryRun
        request.base = context.value(Self.base).map { MergeRequest.Base($0) } ?? .histories
        return try show(context.first(of: presenter.perform(request)), isDriver: false)
    }

    private func show(_ outcome: MergeOutcome, isDriver: Bool) throws -> ExitStatus {
        try context.printResult(MergeDocument.json(outcome), MergePresenter.lines(outcome))
        // The document has them.
        if !context.printsJSON { context.say(MergePresenter.warnings(outcome)) }
        guard outcome.isRefused else { return .success }
        throw MergeRefusal(conflicts: outcome.result.open.count, isDriver: isDriver)
    }
}
