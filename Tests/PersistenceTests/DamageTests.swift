import Entities
import Foundation
import Platform
import TestSupport
import Testing
import Text

@testable import Persistence

@Suite("A library that cannot be read or written")
struct DamageTests {
    /// The store's error of a change, after which nothing of the library may have changed.
    private func errorOfChange(_ desk: Desk) throws -> StoreError? {
        let before = try desk.contents()
        let error = #expect(throws: StoreError.self) { try desk.store().commit(Desk.newTrip(9, "Next")) }
        let loading = #expect(throws: StoreError.self) { try desk.store().load() }
        // What fails while nothing is to be changed says so by its kind.
        if case .failed(let call, let path, let reason)? = error {
            #expect(loading == .notRead(call: call, path: path, reason: reason))
        } else {
            #expect(error == loading)
        }
        #expect(throws: StoreError.self) { try desk.store().undo(1) }
        var after = try desk.contents()
        after[Desk.lock] = before[Desk.lock]
        #expect(after == before)
        #expect(desk.files.openFileCount == 0)
        return error
    }

    @Test(
        "Damage is never written over; the message has the place and the good copy",
        arguments: [
            ("", 1, 1), ("{", 1, 2), ("{\"version\": 1, \"trips\": [],}", 1, 28), ("not JSON", 1, 1),
        ])
    func damaged(text: String, line: Int, column: Int) throws {
        let desk = try Desk()
        _ = try desk.store().commit(Desk.newTrip(2, "Alps"))
        _ = try desk.store().commit(Desk.newTrip(3, "Baltic"))
        try desk.files.put(Array(text.utf8), at: Desk.library)
        guard case .damaged(Desk.library, let fault, Desk.goodCopy)? = try errorOfChange(desk) else {
            Issue.record("another error: \(String(describing: try errorOfChange(desk)))")
            return
        }
        #expect(fault.line == line)
        #expect(fault.column == column)
        #expect(!fault.reason.isEmpty)
        // A bad copy is not recommended.
        try desk.files.put(Array("{".utf8), at: Desk.goodCopy)
        guard case .damaged(_, _, nil)? = try errorOfChange(desk) else {
            Issue.record("a bad copy was named")
            return
        }
    }

    @Test("A library of a newer version is never written")
    func newer() throws {
        let desk = try Desk()
        _ = try desk.store().commit(Desk.newTrip(2, "Alps"))
        try desk.files.put(Array("{\"version\": 2, \"routes\": {}}".utf8), at: Desk.library)
        #expect(
            try errorOfChange(desk)
                == .newerVersion(
                    path: Desk.library,
                    TextFault(
                        line: 1, column: 13, reason: "version 2 is newer than this program, which reads version 1")))
    }

    @Test("The error for a library without read permission names its path")
    func forbidden() throws {
        let desk = try Desk()
        _ = try desk.store().commit(Desk.newTrip(2, "Alps"))
        try desk.files.setMode(at: Desk.library, to: 0)
        #expect(
            try errorOfChange(desk) == .failed(call: "open", path: Desk.library, reason: "Permission denied"))
    }

    @Test("A directory that may not be written keeps its library readable")
    func readOnly() throws {
        let desk = try Desk()
        let library = try desk.store().commit(Desk.newTrip(2, "Alps")).library
        try desk.files.setMode(at: Desk.directory, to: 0o500)
        #expect(try desk.store().load() == library)
        #expect(try desk.store().history().entries.count == 1)
        #expect(throws: StoreError.failed(call: "open", path: Desk.library, reason: "Permission denied")) {
            try desk.store().commit(Desk.newTrip(3, "Baltic"))
        }
        #expect(try desk.store().load() == library)
    }

    @Test("A library directory that is a file is an error, and the file stays")
    func file() throws {
        let desk = try Desk()
        try desk.files.put([1, 2, 3], at: Desk.directory)
        #expect(throws: StoreError.notRead(call: "open", path: Desk.library, reason: "Not a directory")) {
            try desk.store().load()
        }
        #expect(throws: StoreError.failed(call: "open", path: Desk.lock, reason: "Not a directory")) {
            try desk.store().commit(Desk.newTrip(2, "Alps"))
        }
        #expect(desk.files.bytes(at: Desk.directory) == [1, 2, 3])
    }
}

@Suite("The library on the real disk")
struct LiveLibraryTests {
    private func store(_ directory: String) -> LibraryOnDisk {
        LibraryOnDisk(
            directory: directory, files: LiveFileSystem(), clock: InMemoryClock(), environment: LiveEnvironment()
        ) { Desk.sample }
    }

    private func withDirectory(_ body: (String) throws -> Void) throws {
        let root = FileManager.default.temporaryDirectory.path + "/roadtrip-tests-" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: root) }
        try body(root + "/deep/library/")
    }

    @Test("Changes, undo, redo and history, the directory made with those above it")
    func wholeWay() throws {
        try withDirectory { directory in
            let first = try store(directory).commit(Desk.newTrip(2, "Alps")).library
            let second = try store(directory).commit(Desk.newTrip(3, "Baltic")).library
            #expect(try store(directory).load() == second)
            #expect(try store(directory).undo(1).library == first)
            #expect(try store(directory).undo(1).library == Desk.sample)
            #expect(try store(directory).redo(2).library == second)
            #expect(try store(directory).history().entries.map(\.what) == ["Added “Baltic”", "Added “Alps”"])
            let names = try FileManager.default.contentsOfDirectory(atPath: directory)
            #expect(names.sorted() == ["history.jsonl", "lock", "trips.json", "trips.json.bak"])
            let mode = try LiveFileSystem().status(of: directory, followingLinks: true).mode
            #expect(mode == 0o700)
        }
    }

    @Test(
        "Another process's lock keeps changes out, is named, and ends with the process",
        .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/flock")))
    func otherProcess() throws {
        try withDirectory { directory in
            let library = try store(directory).commit(Desk.newTrip(2, "Alps")).library
            let holder = Process()
            let output = Pipe()
            let input = Pipe()
            holder.executableURL = URL(fileURLWithPath: "/usr/bin/flock")
            holder.arguments = [directory + "lock", "sh", "-c", "echo held; read line"]
            holder.standardOutput = output
            holder.standardInput = input
            try holder.run()
            #expect(output.fileHandleForReading.availableData == Data("held\n".utf8))
            let host = LiveEnvironment().hostName
            let name = "process \(LiveEnvironment().processID) on \(host)"
            #expect(throws: StoreError.locked(path: directory + "lock", holder: name)) {
                try store(directory).commit(Desk.newTrip(3, "Baltic"))
            }
            #expect(try store(directory).load() == library)
            try input.fileHandleForWriting.close()
            holder.waitUntilExit()
            #expect(try store(directory).commit(Desk.newTrip(3, "Baltic")).library.trips.count == 3)
        }
    }
}
