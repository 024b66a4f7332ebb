/// A piece of work to measure, the contenders that do it, and the goals for the result.
struct Benchmark {
    /// The name by which the command line selects it: `subject/work`.
    let name: String
    /// A short description of the work.
    let work: String
    let quantity: Quantity
    /// The number of rounds; in each, every contender does the work once.
    let rounds: Int
    let goals: [Goal]
    let rivals: [Rival]
    /// Prepares the work and returns this program as a contender.
    let prepare: () throws -> Contender

    /// Describes a benchmark; `prepare` is called when it is run.
    init(
        _ name: String, _ work: String, in quantity: Quantity = .time, rounds: Int = 7, goals: [Goal],
        against rivals: [Rival] = [], prepare: @escaping () throws -> Contender
    ) {
        self.name = name
        self.work = work
        self.quantity = quantity
        self.rounds = rounds
        self.goals = goals
        self.rivals = rivals
        self.prepare = prepare
    }
}
