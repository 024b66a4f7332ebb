/// A part of the program with its benchmarks. To add one, declare a type and add it to `Catalog`.
protocol Subject {
    /// The benchmarks, in the order in which they are run.
    static func benchmarks(_ setting: Setting) -> [Benchmark]
    /// The kernels of its benchmarks.
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
            DaysSubject.self,
            AlongSubject.self,
            FlatFormatsSubject.self,
            MarkupFormatsSubject.self,
            ImportSubject.self,
            MapSubject.self,
            CodeSubject.self,
            RoadsSubject.self,
            InsideRoadsSubject.self,
        ]
    }
}
