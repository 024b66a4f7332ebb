import Text

/// Recognizes the names of the copies of `trips.json` that programs make which synchronize directories and find that
/// two machines have changed it.
enum ConflictCopyName {
    /// Whether a file's name is that of such a copy, as spelled by
    /// - Syncthing: `trips.sync-conflict-20270614-180000-ABCDEFG.json`,
    /// - Dropbox: `trips (Ada's conflicted copy 2027-06-14).json`,
    /// - Nextcloud: `trips (conflicted copy 2027-06-14 180000).json`, formerly `trips_conflict-20270614-180000.json`,
    /// - iCloud: `trips 2.json`.
    static func matches(_ name: String) -> Bool {
        guard name.hasPrefix("trips"), name.hasSuffix(".json"), name.utf8.count > 10 else { return false }
        let mark = name.dropFirst(5).dropLast(5)
        if mark.hasPrefix(".sync-conflict-") || mark.hasPrefix("_conflict-") { return true }
        if mark.hasPrefix(" ("), mark.hasSuffix(")") {
            return String(mark).lowercased().containsText("conflicted copy")
        }
        guard mark.first == " ", let number = wholeNumber(mark.dropFirst()) else { return false }
        return (2...999).contains(number)
    }
}
