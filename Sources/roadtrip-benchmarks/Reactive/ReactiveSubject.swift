/// Benchmarks of sending values through publishers and operators.
enum ReactiveSubject: Subject {
    private static let values = 2_000_000

    static func benchmarks(_ setting: Setting) -> [Benchmark] {
        let each = Quantity.each(count: Double(values))
        return [
            Benchmark(
                "reactive/subject", "subject > map > filter > sink", in: each,
                goals: [.ratio(atMost: 0.5, of: "OpenCombine")],
                against: [Rival("OpenCombine", quoted: 223), Rival("one closure", quoted: 28)]
            ) { setting.kernel("reactive-subject") },
            Benchmark(
                "reactive/published", "published > map > removeDuplicates > sink", in: each,
                goals: [.atMost(200)], against: [Rival("OpenCombine", quoted: 1_195)]
            ) { setting.kernel("reactive-published") },
        ]
    }

    static var kernels: [Kernel] {
        [
            Kernel("reactive-subject") { _ in
                leastSeconds(repetitions: 3) { ReactiveWorkload.subjectMapFilterSink(values: values) }
            },
            Kernel("reactive-published") { _ in
                leastSeconds(repetitions: 3) { ReactiveWorkload.publishedMapRemoveDuplicatesSink(values: values) }
            },
        ]
    }
}
