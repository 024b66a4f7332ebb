/// Every option of every command, by its long name without the two dashes.
package enum OptionName: String, CaseIterable, Sendable {
    case library, units, color, json, help, version
    case at, best, name, note, place
    case format, output, force
    case dryRun = "dry-run"
    case replace, into
    case loop
    case start, end, lock, time, apply
    case everyPoint = "every-point"
    case near, limit
    case names

    /// The option as a person types it: `--dry-run`.
    package var typed: String { "--" + rawValue }
}
