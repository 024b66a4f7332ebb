import Geodesy

@testable import RoadNetwork
@testable import road_network_compiler

/// The bytes of a network, which stay where they are as long as this lives.
final class NetworkFile: @unchecked Sendable {
    private let memory: UnsafeMutableRawBufferPointer

    /// Copies bytes.
    init(_ bytes: some Collection<UInt8>) {
        memory = .allocate(byteCount: bytes.count, alignment: 8)
        memory.copyBytes(from: bytes)
    }

    /// Writes a graph.
    convenience init(_ graph: RoadGraph) {
        self.init(RoadNetworkWriter.file(of: graph, date: 20_210_201, sourceHashes: [11, 22, 33]))
    }

    deinit { memory.deallocate() }

    /// The bytes, good as long as this lives.
    var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(memory) }

    /// Opens the network; this must outlive it.
    func finder() throws -> RoadFinder { try RoadFinder(RoadNetwork(bytes: bytes)) }
}

extension RoadFinder {
    /// The straight line in metres from a place to the nearest road; nil if there is none within reach.
    mutating func metresToRoad(from place: Coordinate) throws -> Double? {
        try ascent(from: place).access.approaches.lazy.map(\.metres).min()
    }
}
