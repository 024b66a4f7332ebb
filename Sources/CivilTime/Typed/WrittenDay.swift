/// A day as it is written, its month and its year where they are there.
struct WrittenDay {
    var day: Int
    var month: Int?
    var year: Int?
    /// The days of the week that the word beside it may mean.
    var weekdays: Set<Int> = []
}
