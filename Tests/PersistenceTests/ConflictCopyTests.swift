import Testing

@testable import Persistence

@Suite("Names of conflict copies") struct ConflictCopyTests {
    @Test(
        "The spellings of Syncthing, Dropbox, Nextcloud and iCloud are known",
        arguments: [
            "trips.sync-conflict-20270614-180000-ABCDEFG.json", "trips (Ada's conflicted copy 2027-06-14).json",
            "trips (conflicted copy 2027-06-14 180000).json", "trips_conflict-20270614-180000.json", "trips 2.json",
            "trips (Case Conflicted Copy).json",
        ])
    func known(name: String) { #expect(ConflictCopyName.matches(name)) }

    @Test(
        "Other names are not",
        arguments: [
            "trips.json", "trips.json.bak", "trips 1.json", "trips two.json", "trips (1).json", "trips-old.json",
            "history.sync-conflict-20270614-180000-ABCDEFG.jsonl", "mytrips 2.json", "trips .json", "tripsjson",
        ])
    func others(name: String) { #expect(!ConflictCopyName.matches(name)) }
}
