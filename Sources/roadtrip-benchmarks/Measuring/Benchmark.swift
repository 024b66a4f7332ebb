/// One piece of work, who does it, and what is to be reached.
struct Benchmark {
    /// What selects it on the command line: its subject, a slash, and what is done.
    let name: String
    /// What is done, in a few words.
    let work: String
    let quantity: Quantity
    /// How often every contender does the work, in turn.
    let rounds: Int
    let goals: [Goal]
    let rivals: [Rival]
    /// Makes everything ready for this program's own part.
    let prepare: () throws -> Contender

    /// Describes a benchmark; nothing is prepared before it is run.
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
