import CivilTime
import Entities

extension CSVColumns {
    /// Finds the columns of a table whose rows are legs. Without coordinates and other names a row is the town that it
    /// leads to; then departures and arrivals are towns, too, and no times.
    mutating func takeLegs(_ headers: inout CSVHeaders) {
        if isNameOfSight, let sight = name, address.isEmpty, !hasPlaces, link == nil,
            headers.find(CSVColumnWords.from) != nil, headers.find(CSVColumnWords.to) != nil
        {
            // What there is to see on a leg is no stop of its own.
            headers.isTaken[sight] = false
            (name, isNameOfSight) = (nil, false)
        }
        let isNamed = name != nil || !address.isEmpty
        let mayBeTimes = isNamed || hasPlaces || link != nil
        func find(_ words: [String], _ field: StopField) -> Int? {
            headers.find(words)
                ?? (mayBeTimes ? nil : plan[field].flatMap { words.contains(headers.keys[$0]) ? $0 : nil })
        }
        guard let to = find(CSVColumnWords.to, .arrive) ?? destination(headers),
            let from = find(CSVColumnWords.from, .leave)
        else { return }
        (self.from, self.to) = (from, to)
        if !isNamed, !hasPlaces {
            for (field, column) in plan where column == from || column == to { plan[field] = nil }
            name = to
            headers.isTaken[to] = true
            headers.isTaken[from] = false
        }
        takeWays(&headers)
    }

    /// Finds the columns of how legs are travelled, whose stops are their ends. A duration is that of the leg there,
    /// and not a stay.
    private mutating func takeWays(_ headers: inout CSVHeaders) {
        guard endAtStops else { return }
        means = headers.find(CSVColumnWords.means)
        flight = headers.find(CSVColumnWords.flight)
        if let stay = plan[.stayMinutes], CSVColumnWords.legDuration.contains(headers.keys[stay]) {
            plan[.stayMinutes] = nil
            headers.isTaken[stay] = false
        }
        legDuration = headers.find(CSVColumnWords.legDuration)
    }

    /// The column of names where it is called a destination, beside one where legs begin: `Start` and `Ziel`.
    private func destination(_ headers: CSVHeaders) -> Int? {
        guard let name, address.isEmpty, !hasPlaces, link == nil,
            CSVColumnWords.destinations.contains(headers.keys[name]), headers.find(CSVColumnWords.from) != nil
        else { return nil }
        return name
    }

    /// These columns as legs, where towns at both ends stand beside the addresses of the nights there, which are no
    /// names of stops; else as they are. Linear in the rows that are looked at.
    func withAddressesAside(of rows: CSVRows, _ today: CivilDate) -> CSVColumns {
        guard leg == nil, name == nil, !hasPlaces, link == nil, let street = address.first, address.count == 1,
            hasStreet, !isStreetVague, regions.isEmpty, let from, let to, from != to, from != street, to != street
        else { return self }
        let reading = DateText(today: today)
        let texts = rows.texts(from) + rows.texts(to)
        let areNames = texts.allSatisfy { text in
            text.contains(where: \.isLetter) && !text.contains(where: \.isNumber) && reading.date(text) == nil
        }
        guard !texts.isEmpty, areNames else { return self }
        var columns = self
        (columns.address, columns.name) = ([], to)
        columns.others.removeAll { $0.column == to }
        let keys = labels.map(CSVColumnWords.key)
        columns.flight = flight ?? keys.firstIndex(where: CSVColumnWords.flight.contains)
        columns.means = means ?? keys.firstIndex(where: CSVColumnWords.means.contains)
        columns.others.append(Other(column: street, label: labels[street], role: .unknown))
        columns.others.sort { $0.column < $1.column }
        return columns
    }
}
