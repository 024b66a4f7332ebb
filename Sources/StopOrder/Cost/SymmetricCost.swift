/// What it costs to go between two nodes of a closed tour, the same in both directions.
///
/// Conformers are views of memory that somebody else keeps alive; searches are generic over them, so that the
/// compiler makes one fast version of each.
protocol SymmetricCost {
    /// How many nodes there are.
    var count: Int { get }
    /// The cost between two nodes; 0 from a node to itself.
    func callAsFunction(_ a: Int, _ b: Int) -> Double
}
