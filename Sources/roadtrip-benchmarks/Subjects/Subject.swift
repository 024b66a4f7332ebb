/// A part of the program with its benchmarks. A new one is a type of its own and a line in `Catalog`.
protocol Subject {
    /// Its benchmarks, in the order in which they are run.
    static func benchmarks(_ setting: Setting) -> [Benchmark]
    /// The work that its benchmarks do in processes of their own.
    static var kernels: [Kernel] { get }
}

extension Subject {
    static var kernels: [Kernel] { [] }
}

/// All subjects that have benchmarks.
enum Catalog {
    static var subjects: [any Subject.Type] {
        [
            StartSubject.self,
            MenuSubject.self,
            LibrarySubject.self,
            JSONSubject.self,
            DistancesSubject.self,
            ReactiveSubject.self,
            OrderSubject.self,
            FlatFormatsSubject.self,
            MarkupFormatsSubject.self,
            ImportSubject.self,
        ]
    }
}
