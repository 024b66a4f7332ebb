/// A library as a person would keep it on paper: what the menus and the commands have to agree with.
struct LibraryModel: Equatable {
    /// A trip with the names of its stops.
    struct Trip: Equatable {
        var name: String
        var stops: [String] = []
        var isRoundTrip = false
    }

    /// What can be done; numbers count from 1.
    enum Step: Equatable {
        case new(String)
        case add(trip: Int, stop: String, at: Int?)
        case remove(trip: Int, first: Int, last: Int)
        case move(trip: Int, stop: Int, to: Int)
        case renameTrip(trip: Int, String)
        case renameStop(trip: Int, stop: Int, String)
        case reverse(trip: Int)
        case loop(trip: Int, Bool)
        case duplicate(trip: Int)
        case delete(trip: Int)
        case join(trip: Int, with: Int)
        case split(trip: Int, at: Int)
        case copy(trip: Int, stop: Int, to: Int, moving: Bool)
        case undo(Int)
        case redo(Int)
    }

    private(set) var trips: [Trip] = []
    private var past: [[Trip]] = []
    private var future: [[Trip]] = []

    /// Does a step; what cannot be done, or changes nothing, is no step of the history.
    mutating func take(_ step: Step) {
        switch step {
        case .undo(let count): go(back: count)
        case .redo(let count): go(forth: count)
        default:
            guard let after = after(step) else { return }
            past.append(trips)
            future = []
            trips = after
        }
    }

    private mutating func go(back count: Int) {
        guard count <= past.count else { return }
        for _ in 0..<count {
            future.append(trips)
            trips = past.removeLast()
        }
    }

    private mutating func go(forth count: Int) {
        guard count <= future.count else { return }
        for _ in 0..<count {
            past.append(trips)
            trips = future.removeLast()
        }
    }

    /// The trips after a change; nil where it cannot be made or nothing is another than before.
    private func after(_ step: Step) -> [Trip]? {
        var trips = trips
        func has(_ trip: Int) -> Bool { trips.indices.contains(trip - 1) }
        func has(_ stop: Int, _ trip: Int) -> Bool { has(trip) && trips[trip - 1].stops.indices.contains(stop - 1) }
        switch step {
        case .new(let name): trips.insert(Trip(name: name), at: 0)
        case .add(let trip, let stop, let number):
            guard has(trip) else { return nil }
            let count = trips[trip - 1].stops.count
            guard (1...count + 1).contains(number ?? count + 1) else { return nil }
            trips[trip - 1].stops.insert(stop, at: (number ?? count + 1) - 1)
        case .remove(let trip, let first, let last):
            guard has(first, trip), has(last, trip) else { return nil }
            trips[trip - 1].stops.removeSubrange(min(first, last) - 1...max(first, last) - 1)
        case .move(let trip, let stop, let to):
            guard has(stop, trip), has(to, trip), stop != to else { return nil }
            let moved = trips[trip - 1].stops.remove(at: stop - 1)
            trips[trip - 1].stops.insert(moved, at: to - 1)
        case .renameTrip(let trip, let name):
            guard has(trip), trips[trip - 1].name != name else { return nil }
            trips[trip - 1].name = name
        case .renameStop(let trip, let stop, let name):
            guard has(stop, trip), trips[trip - 1].stops[stop - 1] != name else { return nil }
            trips[trip - 1].stops[stop - 1] = name
        case .reverse(let trip):
            guard has(trip), trips[trip - 1].stops.count > 1 else { return nil }
            trips[trip - 1].stops.reverse()
        case .loop(let trip, let isOn):
            guard has(trip), trips[trip - 1].isRoundTrip != isOn else { return nil }
            trips[trip - 1].isRoundTrip = isOn
        case .duplicate(let trip):
            guard has(trip) else { return nil }
            var copy = trips[trip - 1]
            copy.name += " (copy)"
            trips.insert(copy, at: trip)
        case .delete(let trip):
            guard has(trip) else { return nil }
            trips.remove(at: trip - 1)
        case .join(let trip, let other):
            guard has(trip), has(other), trip != other else { return nil }
            trips[trip - 1].stops += trips[other - 1].stops
            trips.remove(at: other - 1)
        case .split(let trip, let stop):
            guard has(stop, trip), stop > 1 else { return nil }
            let old = trips[trip - 1]
            trips[trip - 1] = Trip(name: old.name, stops: Array(old.stops[..<(stop - 1)]))
            trips.insert(Trip(name: old.name + " (2)", stops: Array(old.stops[(stop - 1)...])), at: trip)
        case .copy(let trip, let stop, let to, let isMove):
            guard has(stop, trip), has(to), !isMove || trip != to else { return nil }
            trips[to - 1].stops.append(trips[trip - 1].stops[stop - 1])
            if isMove { trips[trip - 1].stops.remove(at: stop - 1) }
        case .undo, .redo: return nil
        }
        return trips
    }
}

extension LibraryModel.Step {
    /// The lines that do it in the menus, from the list of trips and back to it. A trip that is not there is not
    /// opened: the lines behind it would be read by the list.
    func menuLines(_ model: LibraryModel) -> [String] {
        func at(_ trip: Int, _ line: String) -> [String] {
            model.trips.indices.contains(trip - 1) ? ["\(trip)", line, "b"] : ["\(trip)"]
        }
        switch self {
        case .new(let name): return ["n \(name)", "b"]
        case .add(let trip, let stop, let number): return at(trip, "a \(stop)=1,2\(number.map { " at \($0)" } ?? "")")
        case .remove(let trip, let first, let last):
            return at(trip, first == last ? "d \(first)" : "d \(first)-\(last)")
        case .move(let trip, let stop, let to): return at(trip, "m \(stop) \(to)")
        case .renameTrip(let trip, let name): return at(trip, "name \(name)")
        case .renameStop(let trip, let stop, let name):
            let isThere =
                model.trips.indices.contains(trip - 1) && model.trips[trip - 1].stops.indices.contains(stop - 1)
            return isThere ? ["\(trip)", "\(stop)", "name \(name)", "b", "b"] : at(trip, "\(stop)")
        case .reverse(let trip): return at(trip, "v")
        case .loop(let trip, let isOn): return at(trip, "l \(isOn ? "on" : "off")")
        case .duplicate(let trip): return ["c \(trip)"]
        case .delete(let trip): return ["d \(trip)"]
        case .join(let trip, let other): return ["j \(trip),\(other)"]
        case .split(let trip, let stop): return at(trip, "x \(stop)")
        case .copy(let trip, let stop, let to, let isMove):
            return at(trip, "c \(stop) to \(to)\(isMove ? " move" : "")")
        case .undo(let count): return ["u \(count)"]
        case .redo(let count): return ["U \(count)"]
        }
    }

    /// The command that does it.
    var words: [String] {
        switch self {
        case .new(let name): ["new", name]
        case .add(let trip, let stop, let number):
            ["add", "\(trip)", "\(stop)=1,2"] + (number.map { ["--at", "\($0)"] } ?? [])
        case .remove(let trip, let first, let last): ["remove", "\(trip)", "\(first)-\(last)"]
        case .move(let trip, let stop, let to): ["move", "\(trip)", "\(stop)", "\(to)"]
        case .renameTrip(let trip, let name): ["rename", "\(trip)", name]
        case .renameStop(let trip, let stop, let name): ["edit", "\(trip)", "\(stop)", "--name", name]
        case .reverse(let trip): ["reverse", "\(trip)"]
        case .loop(let trip, let isOn): ["loop", "\(trip)", isOn ? "on" : "off"]
        case .duplicate(let trip): ["duplicate", "\(trip)"]
        case .delete(let trip): ["delete", "\(trip)"]
        case .join(let trip, let other): ["join", "\(trip)", "\(other)"]
        case .split(let trip, let stop): ["split", "\(trip)", "\(stop)"]
        case .copy(let trip, let stop, let to, let isMove):
            ["copy", "\(trip)", "\(stop)", "\(to)"] + (isMove ? ["--move"] : [])
        case .undo(let count): ["undo", "\(count)"]
        case .redo(let count): ["redo", "\(count)"]
        }
    }
}
