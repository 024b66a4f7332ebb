import Foundation
import Platform
import TestSupport
import Testing

@Suite("Writing a whole file safely")
struct FileReplacementTests {
    private func disk() throws -> InMemoryFileSystem {
        let files = InMemoryFileSystem()
        try files.makeDirectory("/out", mode: 0o755)
        try files.put(Array("old".utf8), at: "/out/file", mode: 0o644)
        files.synchronizeEverything()
        files.faults = .none
        return files
    }

    private let new = [UInt8](repeating: 7, count: 1_000)

    @Test(
        "Every fault at every call leaves the old file or the new one, and an error that is reported means the old one",
        arguments: [ExistingFile.replace, .keep])
    func faults(existing: ExistingFile) throws {
        func start() throws -> InMemoryFileSystem {
            let files = try disk()
            if existing == .keep { try files.unlink("/out/file") }
            files.synchronizeEverything()
            files.faults = .none
            return files
        }
        let rehearsal = try start()
        let old = rehearsal.bytes(at: "/out/file")
        try rehearsal.writeFile("/out/file", new, existing: existing, mark: 9)
        #expect(rehearsal.bytes(at: "/out/file") == new)
        #expect(rehearsal.openFileCount == 0)
        #expect(rehearsal.calls.map(\.name).contains("fsync"))
        for index in rehearsal.calls.indices {
            for fault in [Fault.failure(EIO), .failure(ENOSPC), .interruption, .short, .kill, .killDuring] {
                let what: Comment = "\(fault) at \(index): \(rehearsal.calls[index])"
                let files = try start()
                files.faults = FaultPlan(call: index, fault)
                do throws(FileError) {
                    try files.writeFile("/out/file", new, existing: existing, mark: 9)
                    #expect(files.bytes(at: "/out/file") == new, what)
                } catch {
                    #expect(error.path.hasPrefix("/out"), what)
                    let now = files.bytes(at: "/out/file")
                    #expect(now == old || now == new, what)
                    #expect(fault != .interruption && fault != .short, what)
                }
                for loss in PowerLoss.allCases where fault == .kill || fault == .killDuring {
                    let now = files.afterCrash(losing: loss).bytes(at: "/out/file")
                    #expect(now == old || now == new, "\(what) \(loss)")
                }
                #expect(fault == .kill || fault == .killDuring || files.openFileCount == 0, what)
            }
        }
    }

    @Test("The mode of a file is kept, that of a new one is as asked")
    func modes() throws {
        let files = try disk()
        try files.writeFile("/out/file", new, existing: .replace, mark: 9)
        try files.writeFile("/out/other", new, existing: .replace, newMode: 0o600, mark: 9)
        #expect(try files.status(of: "/out/file", followingLinks: true).mode == 0o644)
        #expect(try files.status(of: "/out/other", followingLinks: true).mode == 0o600)
        #expect(try files.list("/out") == ["file", "other"])
    }

    @Test("A file that is to be kept is kept, also where hard links are unknown", arguments: [true, false])
    func keep(knowsLinks: Bool) throws {
        let files = try disk()
        files.knowsLinks = knowsLinks
        let error = #expect(throws: FileError.self) {
            try files.writeFile("/out/file", new, existing: .keep, mark: 9)
        }
        #expect(error?.cause.isAlreadyThere == true)
        #expect(files.bytes(at: "/out/file") == Array("old".utf8))
        try files.writeFile("/out/new", new, existing: .keep, mark: 9)
        #expect(files.bytes(at: "/out/new") == new)
        #expect(try files.list("/out") == ["file", "new"])
    }

    @Test("A symbolic link is followed, a directory is refused, a device is written to, on the real disk")
    func live() throws {
        let directory = try TemporaryDirectory()
        let path = directory.path
        let files = LiveFileSystem()
        try files.writeFile(path + "/real", Array("old".utf8), existing: .replace, newMode: 0o640, mark: 1)
        #expect(symlink("real", path + "/link") == 0)
        try files.writeFile(path + "/link", new, existing: .replace, mark: 1)
        #expect(try files.contents(of: path + "/real").bytes == new)
        #expect(try files.status(of: path + "/real", followingLinks: false).mode == 0o640)
        #expect(try files.status(of: path + "/link", followingLinks: false).kind == .symbolicLink)
        #expect(try files.list(path).sorted() == ["link", "real"])
        #expect(throws: FileError(path: path, cause: SystemError(call: "open", code: EISDIR))) {
            try files.writeFile(path, new, existing: .replace, mark: 1)
        }
        try files.writeFile("/dev/null", new, existing: .keep, mark: 1)
        #expect(throws: FileError(path: path + "/no/file", cause: SystemError(call: "open", code: ENOENT))) {
            try files.writeFile(path + "/no/file", new, existing: .replace, mark: 1)
        }
    }

    @Test("Writing to a full device is an error", .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
    func fullDevice() throws {
        #expect(throws: FileError(path: "/dev/full", cause: SystemError(call: "write", code: ENOSPC))) {
            try LiveFileSystem().writeFile("/dev/full", new, existing: .replace, mark: 1)
        }
    }

    @Test("A temporary file of a process with the same number is not written into")
    func sameNumber() throws {
        let files = try disk()
        try files.put(Array("precious".utf8), at: "/out/precious")
        try files.putLink(to: "/out/precious", at: "/out/.file.9.tmp")
        try files.writeFile("/out/file", new, existing: .replace, mark: 9)
        #expect(files.bytes(at: "/out/precious") == Array("precious".utf8))
        #expect(files.bytes(at: "/out/file") == new)
    }

    @Test(
        "Only names of its own making are left-overs",
        arguments: [
            (".file.12.tmp", true), (".file..tmp", false), (".file.x.tmp", false), ("file.12.tmp", false),
            (".file.12.tmp2", false), (".other.12.tmp", false), (".file.tmp", false),
        ])
    func leftOvers(name: String, isOne: Bool) {
        #expect(FileReplacement.isLeftOver(name, of: "file") == isOne)
    }
}
