import CivilTime
import Entities
import Geodesy
import JSON
import TestSupport

/// Random libraries, and random edits of them by a person and by other programs.
struct EditScripts {
    private var random: SeededGenerator

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    private mutating func number(_ bound: Int) -> Int { Int(random.next() >> 33) % bound }

    private mutating func chance(_ percent: Int) -> Bool { number(100) < percent }

    private mutating func name() -> Name { Name.cut("N\(number(6))") ?? .newTrip }

    /// A library of up to four trips.
    mutating func library() -> Library {
        var library = Library(trips: (0..<number(4) + 1).map { _ in trip() })
        library.otherFields = fields()
        return library
    }

    private mutating func trip() -> Trip {
        var trip = Trip(id: ID.random(using: &random), name: name(), waypoints: (0..<number(6)).map { _ in stop() })
        for _ in 0..<number(3) { edit(&trip) }
        return trip
    }

    private mutating func stop() -> Waypoint {
        Waypoint(id: ID.random(using: &random), name: name(), location: place())
    }

    private mutating func place() -> Coordinate {
        (try? Coordinate(latitude: Double(number(4)), longitude: Double(number(3)))) ?? Self.origin
    }

    private static var origin: Coordinate {
        guard let place = try? Coordinate(latitude: 0, longitude: 0) else { preconditionFailure("0, 0 is a place") }
        return place
    }

    private static let nine = TimeOfDay(hour: 9, minute: 0, second: 0)

    private mutating func way() -> Way? {
        var way = try? Way(by: chance(50) ? .ferry : .drive, minutes: chance(50) ? nil : number(3) + 1)
        if chance(20) { way?.otherFields = [ForeignField("f0", value())] }
        return chance(20) ? nil : way
    }

    private mutating func fields() -> [ForeignField] {
        (0..<number(3)).map { ForeignField("f\($0)", value()) }
    }

    private mutating func value() -> RawJSON { RawJSON(.integer(number(3))) }

    /// Adds a field of another program, changes it or removes it. Under a name that is known here its value means
    /// nothing: others are decisions as soon as the file is read.
    private mutating func edit(_ fields: inout [ForeignField], known: [String]) {
        let names = ["f0", "f1", "f2"] + known
        let name = names[number(names.count)]
        let place = fields.firstIndex { $0.name == name }
        if let place, chance(40) {
            fields.remove(at: place)
            return
        }
        let value = known.contains(name) ? RawJSON(.string("other \(number(3))")) : value()
        if let place { fields[place] = ForeignField(name, value) } else { fields.append(ForeignField(name, value)) }
    }

    /// The library after up to `edits` edits; with `onlyAdds` these move and remove nothing.
    mutating func edited(_ library: Library, edits: Int = 5, onlyAdds: Bool = false) -> Library {
        var library = library
        for _ in 0..<number(edits + 1) {
            let index = number(max(library.trips.count, 1))
            switch number(12) {
            case 0: library.trips.insert(trip(), at: number(library.trips.count + 1))
            case 1 where !onlyAdds && !library.trips.isEmpty: library.trips.remove(at: index)
            case 2 where !onlyAdds && !library.trips.isEmpty:
                let moved = library.trips.remove(at: index)
                library.trips.insert(moved, at: number(library.trips.count + 1))
            case 3: edit(&library.otherFields, known: [])
            default:
                guard !library.trips.isEmpty else { continue }
                if chance(40) { edit(&library.trips[index]) } else { editStops(of: &library.trips[index], onlyAdds) }
            }
        }
        return library
    }

    private mutating func edit(_ trip: inout Trip) {
        switch number(6) {
        case 0: trip.name = name()
        case 1: trip.isRoundTrip.toggle()
        case 2: edit(&trip.otherFields, known: trip.plan == .none && chance(30) ? ["plan"] : [])
        case 3 where trip.plan != .none:
            if chance(50) {
                edit(&trip.plan.otherFields.beside, known: trip.plan.speed == nil ? ["speedKmh"] : [])
            } else if !trip.plan.otherFields.beside.contains(where: { $0.name == "fuel" }) {
                edit(&trip.plan.otherFields.insideFuel, known: trip.plan.price == nil ? ["price"] : [])
            }
        default:
            trip.otherFields.removeAll { $0.name == "plan" }
            let settings: [PlanSetting] = [
                .start(CivilDate(daysSince1970: Int64(number(3)))), .dailyMinutes(60 + number(3)), .start(nil),
                .speed(Double(50 + number(3))), .price(Double(number(3))), .currency(["EUR", "USD"][number(2)]),
                .detour(1.5), .days(number(3) + 1), .kWhPer100km(chance(60) ? nil : 18),
                .litersPer100km(chance(50) ? nil : 7.2), .legMinutes(chance(50) ? nil : number(3)),
                .leave(TimeOfDay(hour: number(3), minute: 0, second: 0)),
            ]
            try? trip.decide([settings[number(settings.count)]])
            let hasFuel =
                trip.plan.price != nil || trip.plan.litersPer100km != nil || trip.plan.kWhPer100km != nil
            if chance(5), !hasFuel,
                trip.plan.otherFields.insideFuel.isEmpty
            {
                trip.plan.otherFields.beside.removeAll { $0.name == "fuel" }
                trip.plan.otherFields.beside.append(ForeignField("fuel", value()))
            } else if hasFuel {
                trip.plan.otherFields.beside.removeAll { $0.name == "fuel" }
            }
        }
    }

    private mutating func editStops(of trip: inout Trip, _ onlyAdds: Bool) {
        let index = number(max(trip.waypoints.count, 1))
        switch number(8) {
        case 0, 1: trip.waypoints.insert(stop(), at: number(trip.waypoints.count + 1))
        case 2 where !onlyAdds && !trip.waypoints.isEmpty: trip.waypoints.remove(at: index)
        case 3 where !onlyAdds && !trip.waypoints.isEmpty:
            let moved = trip.waypoints.remove(at: index)
            trip.waypoints.insert(moved, at: number(trip.waypoints.count + 1))
        case 4 where !onlyAdds && chance(20): trip.waypoints.reverse()
        default:
            if !trip.waypoints.isEmpty { edit(&trip.waypoints[index]) }
        }
    }

    private mutating func edit(_ stop: inout Waypoint) {
        switch number(6) {
        case 0: stop.name = name()
        case 1: stop.location = place()
        case 2: stop.note = chance(30) ? nil : Note.cut("note \(number(3))")
        case 3: edit(&stop.otherFields.beside, known: stop.plan.nights == nil ? ["nights"] : [])
        case 4: edit(&stop.otherFields.insideLocation, known: [])
        default:
            let settings: [StopSetting] = [
                .kind(StopKind(["sleep", "see"][number(2)])), .stayMinutes(number(3)), .nights(number(3)),
                .cost(Cost(thousandths: Int64(number(3)), currency: chance(30) ? "GBP" : nil)), .kind(nil),
                .arrive(.on(CivilDateTime(secondsSince1970: 0))), .arrive(nil), .leave(Self.nine), .way(way()),
            ]
            let setting = settings[number(settings.count)]
            if case .nights = setting { stop.otherFields.beside.removeAll { $0.name == "nights" } }
            try? stop.plan.set(setting)
        }
    }
}
