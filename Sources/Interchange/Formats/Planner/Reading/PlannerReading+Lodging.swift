import Entities
import Text

/// Gives the houses of days to the places where one sleeps.
extension PlannerReading {
    /// Gives where one sleeps, of an object that was read at a path, to the last place of the day that it is, which are
    /// those from a number on; to the object itself where it is a place, or has none.
    mutating func takeLodging(
        of object: inout PlannerPlace, at path: String, from first: Int, fromNamed firstNamed: Int
    ) {
        guard var lodging = object.lodging.first else { return }
        object.lodging = []
        let isOfDay =
            !object.isPlaced && !object.mayBePlace
            && (object.hasDayOfOthers || path.hasSuffix("[]") && path != "[]" && path != "trips[]")
        // `"hotel": "Post", "hotel_price": 90`
        if isOfDay, lodging.plan.fields[.cost] == nil, let cost = object.plan.fields[.cost] {
            lodging.plan.fields[.cost] = cost
            lodging.plan.currency = lodging.plan.currency ?? object.plan.currency
        }
        if isOfDay, let inner = paths.last(where: { lists[$0]?.last.map { $0.number >= first } ?? false }),
            let index = lists[inner]?.indices.last
        {
            lists[inner]?[index].takeNight(at: lodging)
        } else if isOfDay,
            let inner = namedPaths.last(where: { path in
                PlannerKey.isOfNames(path) && named[path]?.last.map { $0.number >= firstNamed } ?? false
            }), let index = named[inner]?.indices.last
        {
            named[inner]?[index].takeNight(at: lodging)
        } else if isOfDay, object.hasDay, lodging.whereabouts.towns.isEmpty,
            object.ownName == nil || object.hasTitle || lists[path] == nil,
            let last = paths.last(where: { lists[$0]?.isEmpty == false }),
            let index = lists[last]?.indices.last
        {
            // On a day without a place one is where the day before ended.
            lists[last]?[index].takeFurtherNight(at: lodging)
        } else {
            object.takeLodging(lodging)
        }
    }
}

extension PlannerPlace {
    /// A place of which only a name is known.
    init(called name: String) {
        self.init()
        setName(name, rank: 1)
    }

    /// Takes the house where one sleeps on the day of which it is the last place.
    fileprivate mutating func takeNight(at house: PlannerPlace) {
        takeLodging(house)
        plan.isNight = true
    }

    /// Takes the house of one more night there, with what it costs; a cost that cannot be added is in the notes.
    fileprivate mutating func takeFurtherNight(at house: PlannerPlace) {
        addNote(house.name.map(folded) == name.map(folded) ? nil : house.name)
        guard let cost = house.plan.fields[.cost] else { return }
        guard let before = plan.fields[.cost] else {
            (plan.fields[.cost], plan.currency) = (cost, plan.currency ?? house.plan.currency)
            return
        }
        if house.plan.currency == nil || house.plan.currency == plan.currency, let first = try? Cost(before),
            let second = try? Cost(cost), let sum = first.adding(second).flatMap({ StopSetting.cost($0).typed })
        {
            plan.fields[.cost] = sum
        } else {
            addNote("\(house.name ?? ""): \(cost)")
        }
    }
}
