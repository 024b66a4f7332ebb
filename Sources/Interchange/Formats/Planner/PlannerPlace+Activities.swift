import Entities

/// The things that are done at a place, and the words by which it is sorted.
extension PlannerPlace {
    /// Adds what is done there.
    mutating func addActivity(_ text: String?) {
        guard let text, activities.count < PlannerLeftOut.most else { return }
        activities.append(text)
    }

    /// Adds a word by which it is sorted, unless it only says that it is a place.
    mutating func addTag(_ text: String?) {
        guard let text, tags.count < PlannerLeftOut.most, PlannerLeftOut.isForPeople(kind: text) else { return }
        tags.append(text)
    }

    /// Makes what is done there and the words by which it is sorted notes, where it is a place.
    mutating func takeActivities() {
        if name != nil || isPlaced {
            for text in activities { addNote(text) }
            if !tags.isEmpty { addNote("Tags: \(tags.joined(separator: ", "))") }
        }
        (activities, tags) = ([], [])
    }

    /// Its time, its name and its notes in one line; nil where it has no name.
    var activityText: String? {
        guard let name else { return nil }
        return ([plan.fields[.arrive], name].compactMap { $0 } + notes).joined(separator: " ")
    }
}
