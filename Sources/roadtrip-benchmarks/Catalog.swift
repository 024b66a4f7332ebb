/// All subjects that have benchmarks.
enum Catalog {
    static var subjects: [any Subject.Type] {
        [
            StartSubject.self,
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
