/// Other programs that store a person's data on disk; one process adds one entry.
enum LibraryRivals {
    /// SQLite: inserts one row into a table of stops and waits for the sync.
    static func sqlite(rows: Int, quoted: Double? = nil, _ scratch: Scratch) -> Rival {
        .program("sqlite3", quoted: quoted) { program in
            let database = scratch.path("sqlite-\(rows).db")
            let setUp = """
                CREATE TABLE stops(id TEXT PRIMARY KEY, trip INTEGER, name TEXT, latitude REAL, longitude REAL);
                WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(rows))
                INSERT INTO stops SELECT hex(randomblob(16)), i / 50, 'Stop ' || i, i * 0.001, i * 0.002 FROM n;
                """
            _ = try ChildProcess(words: [program, database, setUp]).run()
            let insert = """
                PRAGMA synchronous=FULL;
                INSERT INTO stops VALUES (hex(randomblob(16)), 1, 'New Stop', 40.757, -73.986);
                """
            return ChildProcess(words: [program, database, insert])
        }
    }

    /// Taskwarrior: adds one task to `tasks` others.
    static func task(tasks: Int, quoted: Double, _ scratch: Scratch) -> Rival {
        .program("task", quoted: quoted) { program in
            let data = try scratch.makeDirectory("task-\(tasks)")
            let settings = try scratch.write(
                "data.location=\(data)\nconfirmation=no\nrecurrence=no\nhooks=no\nverbose=nothing\n",
                to: "taskrc-\(tasks)")
            let environment = ["TASKRC": settings, "TASKDATA": data]
            let lines = (1...tasks).map { "{\"description\": \"Stop \($0)\", \"status\": \"pending\"}" }
            let file = try scratch.write("[\(lines.joined(separator: ",\n"))]\n", to: "tasks-\(tasks).json")
            _ = try ChildProcess(words: [program, "import", file], environment: environment, isQuiet: true).run()
            return ChildProcess(words: [program, "add", "New Stop"], environment: environment, isQuiet: true)
        }
    }

    /// hledger: adds one transaction to `transactions` others, with the answers to its questions from a file.
    static func hledger(transactions: Int, quoted: Double, _ scratch: Scratch) -> Rival {
        .program("hledger", quoted: quoted) { program in
            let entries = (1...transactions).map { number in
                "2026-01-\(number % 28 < 9 ? "0" : "")\(number % 28 + 1) Stop \(number)\n    expenses:fuel  \(number)\n"
                    + "    assets:cash\n"
            }
            let journal = try scratch.write(entries.joined(separator: "\n"), to: "\(transactions).journal")
            let answers = try scratch.write(
                "2026-02-01\nNew Stop\nexpenses:fuel\n10\nassets:cash\n-10\n.\ny\n.\n", to: "answers")
            return ChildProcess(words: [program, "-f", journal, "add"], input: answers, isQuiet: true)
        }
    }
}
