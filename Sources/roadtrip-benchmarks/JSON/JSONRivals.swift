/// Other programs that read and write the JSON of a library.
enum JSONRivals {
    private static let loading = """
        import sys, time, MODULE
        data = open(sys.argv[1], 'rb').read()
        times = []
        for _ in range(int(sys.argv[2])):
            start = time.perf_counter()
            value = MODULE.loads(data)
            times.append(time.perf_counter() - start)
            del value
        print(min(times))
        """
    private static let dumping = """
        import sys, time, orjson
        value = orjson.loads(open(sys.argv[1], 'rb').read())
        times = []
        for _ in range(5):
            start = time.perf_counter()
            text = orjson.dumps(value)
            times.append(time.perf_counter() - start)
        print(min(times))
        """

    /// The `json` module of Python, reading.
    static func python(
        loading size: LibrarySize, _ repetitions: Int, quoted: Double, _ setting: Setting
    ) -> Rival {
        .python(
            "Python json", module: "json", quoted: quoted, in: setting.scratch,
            script: loading.replacing("MODULE", with: "json")
        ) { [try size.file(setting), "\(repetitions)"] }
    }

    /// orjson, decoding into values of Python.
    static func orjson(
        loading size: LibrarySize, _ repetitions: Int, quoted: Double, _ setting: Setting
    ) -> Rival {
        .python(
            "orjson", module: "orjson", quoted: quoted, in: setting.scratch,
            script: loading.replacing("MODULE", with: "orjson")
        ) { [try size.file(setting), "\(repetitions)"] }
    }

    /// orjson, encoding values of Python.
    static func orjson(dumping size: LibrarySize, quoted: Double, _ setting: Setting) -> Rival {
        .python("orjson", module: "orjson", quoted: quoted, in: setting.scratch, script: dumping) {
            [try size.file(setting)]
        }
    }

    /// Foundation's coders, run in a kernel of this program.
    static func foundation(
        _ kernel: String, _ size: LibrarySize, _ repetitions: Int, quoted: Double, _ setting: Setting
    ) -> Rival {
        Rival("Foundation", quoted: quoted) {
            let contender = setting.kernel(kernel, [try size.file(setting), "\(repetitions)"])
            return Contender(name: "Foundation", run: contender.run)
        }
    }
}
