package import Entities
package import Places

extension [NewStop] {
    /// Stops at the places that were found for `texts`, in their order, under the names of the places or all under
    /// `name`, with the notes and plans of the texts by their index; a note of a link to several places goes to each,
    /// the plan to its last. Throws where the name of a place cannot be that of a stop: for several texts
    /// `PlaceError.several`, unless one of them is a link to several places.
    package init(
        at places: [FoundPlace], foundFor texts: [String], named name: Name? = nil, notes: [Int: Note] = [:],
        plans: [Int: StopPlan] = [:]
    ) throws(PlaceError) {
        self = []
        var problems: [PlaceProblem] = []
        let owners =
            notes.isEmpty && plans.isEmpty
            ? [] : texts.enumerated().flatMap { Array<Int>(repeating: $0, count: PlaceText.count(of: $1)) }
        for (index, place) in places.enumerated() {
            do throws(PlaceError) {
                let named = if let name { name } else { try Name(place) }
                let owner = owners.indices.contains(index) ? owners[index] : nil
                let isLast = !owners.indices.contains(index + 1) || owners[index + 1] != owner
                append(
                    NewStop(
                        name: named, place: place.location, note: owner.flatMap { notes[$0] },
                        plan: isLast ? owner.flatMap { plans[$0] } ?? .none : .none))
            } catch {
                problems.append(PlaceProblem(index: index, error: error))
            }
        }
        guard let first = problems.first else { return }
        throw texts.count > 1 && texts.count == places.count ? .several(problems) : first.error
    }
}

extension Name {
    /// The name of a stop at a place. What the gazetteer knows is cut where it is too long; a name that was typed is
    /// refused.
    package init(_ place: FoundPlace) throws(PlaceError) {
        if place.wasLookedUp, let name = Name.cut(place.name) {
            self = name
            return
        }
        do throws(NameError) {
            self = try Name(place.name)
        } catch {
            throw .name(reason: error.description)
        }
    }
}
