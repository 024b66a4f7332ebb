/// Benchmarks of whole commands on libraries of two sizes.
enum LibrarySubject: Subject {
    static func benchmarks(_ setting: Setting) -> [Benchmark] {
        let place = "40.757,-73.986"
        return [
            Benchmark(
                "library/add-small", "add, 50 trips x 15 stops", rounds: 41,
                goals: [.fasterThan("sqlite3"), .fasterThan("task")],
                against: [
                    LibraryRivals.sqlite(rows: 750, quoted: 4.1, setting.scratch),
                    LibraryRivals.task(tasks: 750, quoted: 15, setting.scratch),
                ]
            ) { setting.command(["add", "1", place], library: try LibrarySize.small.directory("add-small", setting)) },
            Benchmark(
                "library/add-large", "add, 1,000 trips x 50 stops", rounds: 15, goals: [.atMost(60)],
                against: [
                    LibraryRivals.task(tasks: 10_000, quoted: 62, setting.scratch),
                    LibraryRivals.hledger(transactions: 10_000, quoted: 566, setting.scratch),
                    LibraryRivals.sqlite(rows: 50_000, setting.scratch),
                ]
            ) { setting.command(["add", "1", place], library: try LibrarySize.large.directory("add-large", setting)) },
            Benchmark(
                "library/list-large", "list, 1,000 trips x 50 stops", rounds: 21,
                goals: [.atMost(40), .megabytes(atMost: 60)]
            ) { setting.command(["list"], library: try LibrarySize.large.directory("list-large", setting)) },
            Benchmark("library/delete-few", "delete by names, 749 of 750 trips", goals: []) {
                try deletion(of: 750, in: .few, setting)
            },
            // Eight times as many: a time of 64 times that of the few would be quadratic.
            Benchmark("library/delete-many", "delete by names, 5,999 of 6,000 trips", goals: []) {
                try deletion(of: 6_000, in: .many, setting)
            },
        ]
    }

    /// Deletes all trips but the first by their names; they are taken back before the next round, which is not
    /// measured.
    private static func deletion(of count: Int, in size: LibrarySize, _ setting: Setting) throws -> Contender {
        let directory = try size.directory("delete-\(size.rawValue)", setting)
        let deletion = setting.command(["delete"] + (2...count).map { "Trip \($0)" }, library: directory)
        let undo = setting.command(["undo"], library: directory)
        return Contender(name: deletion.name) {
            let sample = try deletion.run()
            _ = try undo.run()
            return sample
        }
    }

    static var kernels: [Kernel] { [LibrarySize.writing] }
}
