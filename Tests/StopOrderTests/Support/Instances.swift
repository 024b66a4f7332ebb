import Foundation
import StopOrder

/// How the stops of a made-up trip lie.
enum Layout: CaseIterable {
    case plane, grid, line, clusters, onePlace, sphere, directed
}

/// A matrix of distances for a layout.
func distances(_ layout: Layout, _ count: Int, _ random: inout SmallRandom) -> [Double] {
    if layout == .directed {
        return (0..<(count * count)).map { $0 % (count + 1) == 0 ? 0 : 1 + 999 * random.unit() }
    }
    if layout == .sphere {
        let points = spherePoints(count, &random)
        return (0..<(count * count)).map { chordAngle(points[$0 / count], points[$0 % count]) * 6_371_008.8 }
    }
    var x: [Double] = []
    var y: [Double] = []
    for _ in 0..<count {
        switch layout {
        case .grid:
            x.append(Double(random.below(4)) * 1000)
            y.append(Double(random.below(4)) * 1000)
        case .line:
            x.append(Double(random.below(50)))
            y.append(0)
        case .clusters:
            x.append(Double(random.below(3)) * 10_000 + random.unit())
            y.append(Double(random.below(2)) * 10_000 + random.unit())
        case .onePlace:
            x.append(5)
            y.append(5)
        default:
            x.append(random.unit() * 1e6)
            y.append(random.unit() * 1e6)
        }
    }
    return (0..<(count * count)).map {
        let (a, b) = ($0 / count, $0 % count)
        return ((x[a] - x[b]) * (x[a] - x[b]) + (y[a] - y[b]) * (y[a] - y[b])).squareRoot()
    }
}

/// Places anywhere on the sphere, a few of them at poles and at the antimeridian.
func spherePoints(_ count: Int, _ random: inout SmallRandom) -> [UnitVector] {
    (0..<count).map { _ in
        let longitude = random.below(4) == 0 ? [-180.0, 180, 0, 179.999][random.below(4)] : random.unit() * 360 - 180
        let latitude = random.below(8) == 0 ? [-90.0, 90][random.below(2)] : random.unit() * 180 - 90
        return UnitVector(latitude: latitude, longitude: longitude)
    }
}

/// Places of a country, none at the same place as another.
func countryPoints(_ count: Int, seed: Int) -> [UnitVector] {
    var random = SmallRandom(seed)
    return (0..<count).map { _ in
        UnitVector(latitude: 36 + 10 * random.unit(), longitude: 128 + 15 * random.unit())
    }
}

/// The central angle by a formula that the module does not use.
func chordAngle(_ a: UnitVector, _ b: UnitVector) -> Double {
    let cross = (a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    let sine = (cross.0 * cross.0 + cross.1 * cross.1 + cross.2 * cross.2).squareRoot()
    return atan2(sine, a.x * b.x + a.y * b.y + a.z * b.z)
}

/// Every kind of question there is: which ends are fixed and whether the trip is round.
func shape(_ kind: Int, _ count: Int, _ random: inout SmallRandom) -> OrderShape {
    let start = random.below(3) == 0 ? random.below(count) : 0
    var end = random.below(3) == 0 ? random.below(count) : count - 1
    if end == start { end = (start + 1) % count }
    switch kind {
    case 0: return .path(start: start, end: count > 1 ? end : nil)
    case 1: return .path(start: start, end: nil)
    case 2: return .path(start: nil, end: end)
    case 3: return .path(start: nil, end: nil)
    default: return .roundTrip(start: start)
    }
}

/// Locks that do not contradict the ends.
func locks(_ shape: OrderShape, _ count: Int, _ random: inout SmallRandom) -> Set<Int> {
    var taken: [Int: Int] = [:]
    switch shape {
    case .path(let start, let end):
        if let start { taken[0] = start }
        if let end { taken[count - 1] = end }
    case .roundTrip(let start): taken[0] = start
    }
    let ends = Set(taken.values)
    return Set(
        (0..<count).filter {
            random.below(3) == 0 && (taken[$0] == nil ? !ends.contains($0) : taken[$0] == $0)
        })
}
