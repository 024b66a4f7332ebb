package import Cartography
package import Platform

/// Draws maps, several at the same time where that saves time.
package struct MapDrawers: Sendable {
    /// Makes what lays maps out; each thread has one of its own, which remembers what it has read.
    package let makeCartographer: @Sendable () -> Cartographer
    private let work: any ParallelWork

    /// Shares the maps out by `work`.
    package init(
        _ work: any ParallelWork = OneThread(), makeCartographer: @escaping @Sendable () -> Cartographer
    ) {
        (self.work, self.makeCartographer) = (work, makeCartographer)
    }

    /// The drawings of pieces in their order, each drawn by `draw` with `cartographer`, that of this thread, or with
    /// another one. Throws the error of the first piece that has one.
    func drawings<Piece: Sendable, Drawing: Sendable, Failure: Error>(
        of pieces: [Piece], by cartographer: Cartographer,
        _ draw: @escaping @Sendable (Piece, Cartographer) throws(Failure) -> Drawing
    ) throws(Failure) -> [Drawing] {
        let results: [Result<Drawing, Failure>] = work.results(
            of: pieces,
            by: { piece in Self.result(of: piece, by: cartographer, draw) },
            orBy: { [makeCartographer] in
                let cartographer = makeCartographer()
                return { piece in Self.result(of: piece, by: cartographer, draw) }
            })
        var drawings: [Drawing] = []
        for result in results { drawings.append(try result.get()) }
        return drawings
    }

    private static func result<Piece, Drawing, Failure: Error>(
        of piece: Piece, by cartographer: Cartographer, _ draw: (Piece, Cartographer) throws(Failure) -> Drawing
    ) -> Result<Drawing, Failure> {
        do throws(Failure) {
            return .success(try draw(piece, cartographer))
        } catch {
            return .failure(error)
        }
    }
}
