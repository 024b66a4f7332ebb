import Entities
import Foundation
import Platform

/// Benchmarks of decoding libraries from JSON and encoding them.
enum JSONSubject: Subject {
    static func benchmarks(_ setting: Setting) -> [Benchmark] {
        decoding(setting) + encoding(setting)
    }

    private static func decoding(_ setting: Setting) -> [Benchmark] {
        [
            (LibrarySize.large, "6.4 MB", 6.4e6, [Goal.atLeast(160)], 5),
            (.huge, "130 MB", 128e6, [.atLeast(160), .megabytes(atMost: 450)], 1),
        ].map { size, text, bytes, goals, repetitions in
            let words = ["\(repetitions)"]
            return Benchmark(
                "json/decode-\(size)", "JSON into entities, \(text)",
                in: .rate(amount: bytes / 1e6, unit: "MB/s"), rounds: size == .huge ? 2 : 5, goals: goals,
                against: [
                    JSONRivals.orjson(loading: size, repetitions, quoted: 80, setting),
                    JSONRivals.python(loading: size, repetitions, quoted: 51, setting),
                    JSONRivals.foundation("decode-foundation", size, repetitions, quoted: 12, setting),
                ]
            ) { setting.kernel("decode", [try size.file(setting)] + words) }
        }
    }

    private static func encoding(_ setting: Setting) -> [Benchmark] {
        [(LibrarySize.large, "6.4 MB", 6.4e6), (.largeWithAllDigits, "17 digits", 7.5e6)].map { size, text, bytes in
            Benchmark(
                "json/encode-\(size)", "JSON out, \(text)", in: .rate(amount: bytes / 1e6, unit: "MB/s"), rounds: 5,
                goals: [.atLeast(300)],
                against: [
                    JSONRivals.orjson(dumping: size, quoted: 500, setting),
                    JSONRivals.foundation("encode-foundation", size, 2, quoted: 15, setting),
                ]
            ) { setting.kernel("encode", [try size.file(setting), "5"]) }
        }
    }

    static var kernels: [Kernel] {
        [
            Kernel("decode") { words in
                let (bytes, repetitions) = try input(words)
                return try leastSeconds(repetitions: repetitions) { try LibraryDecoder.library(bytes) }
            },
            Kernel("encode") { words in
                let (bytes, repetitions) = try input(words)
                let library = try LibraryDecoder.library(bytes)
                return leastSeconds(repetitions: repetitions) { LibraryEncoder.encode(library) }
            },
            Kernel("decode-foundation") { words in
                let (bytes, repetitions) = try input(words)
                let data = Data(bytes)
                return try leastSeconds(repetitions: repetitions) {
                    try JSONDecoder().decode(CodableLibrary.self, from: data)
                }
            },
            Kernel("encode-foundation") { words in
                let (bytes, repetitions) = try input(words)
                let library = try JSONDecoder().decode(CodableLibrary.self, from: Data(bytes))
                return try leastSeconds(repetitions: repetitions) { try JSONEncoder().encode(library) }
            },
        ]
    }

    /// The bytes of the file named by the first word, and the number in the second.
    private static func input(_ words: [String]) throws -> (bytes: [UInt8], repetitions: Int) {
        guard words.count == 2, let repetitions = Int(words[1]) else { throw BenchmarkError("FILE REPETITIONS") }
        return (try LiveFileSystem().contents(of: words[0]).bytes, repetitions)
    }
}
