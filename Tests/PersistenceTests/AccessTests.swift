import Entities
import Foundation
import Platform
import TestSupport
import Testing

@testable import Persistence

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

private let me: UInt32 = 1_000
private let other: UInt32 = 2_000
/// A group that both are in.
private let shared: UInt32 = 50

@Suite("Who may read and write the files of a library")
struct AccessTests {
    /// A library that belongs to somebody, with a history and a lock of the usual kind, and me with these groups.
    private func desk(
        owner: UInt32, group: UInt32, mode: FileMode, groups: [UInt32] = [me, shared]
    ) throws -> Desk {
        let desk = try Desk()
        _ = try desk.store().commit(Desk.newTrip(2, "Alps"))
        for path in [Desk.history, Desk.lock] { try desk.files.setOwner(at: path, to: owner, group: owner) }
        try desk.files.setOwner(at: Desk.library, to: owner, group: group)
        try desk.files.setMode(at: Desk.library, to: mode)
        desk.files.groups = groups
        desk.files.faults = .none
        return desk
    }

    private func access(_ desk: Desk, _ path: String) throws -> [UInt32] {
        let status = try desk.files.status(of: path, followingLinks: false)
        return [status.owner, status.group, status.mode]
    }

    private let all = [Desk.library, Desk.goodCopy, Desk.history, Desk.lock]

    @Test(
        "The superuser's change leaves all files to the owner of the library, and new ones too",
        arguments: [true, false])
    func superuser(hasHistory: Bool) throws {
        let desk = try desk(owner: other, group: other, mode: 0o600)
        if !hasHistory {
            try desk.files.unlink(Desk.history)
            try desk.files.unlink(Desk.lock)
        }
        desk.files.user = 0
        desk.files.groups = [0]
        _ = try desk.store().commit(Desk.newTrip(3, "Baltic"))
        for path in all { #expect(try access(desk, path) == [other, other, 0o600], "\(path)") }
    }

    @Test(
        "History, lock and good copy follow a library that is opened to a group, and one that is closed again",
        arguments: [true, false])
    func follows(knowsLinks: Bool) throws {
        let desk = try desk(owner: me, group: shared, mode: 0o660)
        desk.files.knowsLinks = knowsLinks
        _ = try desk.store().commit(Desk.newTrip(3, "Baltic"))
        for path in all { #expect(try access(desk, path) == [me, shared, 0o660], "\(path)") }
        try desk.files.setMode(at: Desk.library, to: 0o400)
        _ = try desk.store().commit(Desk.newTrip(4, "Crete"))
        for path in [Desk.history, Desk.lock] { #expect(try access(desk, path)[2] == 0o600, "\(path)") }
        #expect(try access(desk, Desk.library)[2] == 0o400)
    }

    @Test("Two people share a library of a group that both are in")
    func twoPeople() throws {
        let desk = try desk(owner: other, group: shared, mode: 0o660)
        for path in [Desk.history, Desk.lock] {
            try desk.files.setOwner(at: path, to: other, group: shared)
            try desk.files.setMode(at: path, to: 0o660)
        }
        #expect(try desk.store().commit(Desk.newTrip(3, "Baltic")).warnings == [])
        #expect(try access(desk, Desk.library) == [me, shared, 0o660])
        #expect(try access(desk, Desk.goodCopy) == [other, shared, 0o660])
        #expect(try access(desk, Desk.history) == [other, shared, 0o660])
    }

    @Test(
        "Where owner or group cannot be kept and somebody could do more or less than before, the change is refused",
        arguments: [
            // owner, group, mode, my groups, allowed
            (other, shared, 0o660, [me, shared], true), (other, shared, 0o640, [me, shared], false),
            (other, other, 0o600, [me], false), (other, other, 0o666, [me], true), (other, other, 0o644, [me], false),
            (me, other, 0o600, [me], true), (me, other, 0o644, [me], true), (me, other, 0o640, [me], false),
            (me, other, 0o660, [me], false), (me, shared, 0o640, [me, shared], true),
        ] as [(UInt32, UInt32, FileMode, [UInt32], Bool)])
    func keptOrRefused(owner: UInt32, group: UInt32, mode: FileMode, groups: [UInt32], isAllowed: Bool) throws {
        let desk = try desk(owner: owner, group: group, mode: mode, groups: groups)
        let before = try desk.contents()
        let refusal = StoreError.failed(
            call: "keep the owner and group of", path: Desk.library, reason: SystemError.accessNotKept.reason)
        if isAllowed {
            _ = try desk.store().commit(Desk.newTrip(3, "Baltic"))
            #expect(try access(desk, Desk.library)[2] == mode)
        } else {
            #expect(throws: refusal) { try desk.store().commit(Desk.newTrip(3, "Baltic")) }
            var after = try desk.contents()
            after[Desk.lock] = before[Desk.lock]
            #expect(after == before)
        }
        #expect(desk.files.openFileCount == 0)
    }

    @Test(
        "Really, where this runs as the superuser: a change leaves the library to its owner",
        .enabled(if: geteuid() == 0))
    func reallyAsSuperuser() throws {
        let directory = NSTemporaryDirectory() + "roadtrip-access-" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: directory) }
        let files = LiveFileSystem()
        let store = LibraryOnDisk(
            directory: directory, files: files, clock: InMemoryClock(now: 0), environment: InMemoryEnvironment()
        ) { Desk.sample }
        _ = try store.commit(Desk.newTrip(2, "Alps"))
        #expect(chown(directory + "/trips.json", 1_234, 2_345) == 0)
        #expect(chmod(directory + "/trips.json", 0o640) == 0)
        _ = try store.commit(Desk.newTrip(3, "Baltic"))
        for name in ["trips.json", "trips.json.bak", "history.jsonl", "lock"] {
            let status = try files.status(of: directory + "/" + name, followingLinks: false)
            #expect([status.owner, status.group, status.mode] == [1_234, 2_345, 0o640], "\(name)")
        }
    }
}
