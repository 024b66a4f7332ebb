import Text

// Beside the towns of a table another column may have the ways that lead there: `Étape` with `Paris – Beaune`.

extension CSVImport {
    /// The words for such columns, as they are compared.
    private static let stages: Set = [
        "stage", "leg", "section", "etape", "étape", "etappe", "tappa", "etapa", "abschnitt", "teilstrecke",
        "tagesetappe", "tramo", "tratto", "tronçon", "troncon", "traject", "trajet", "etap", "route", "strecke",
        "drive", "percorso", "recorrido", "itinéraire", "itinerary",
    ]
    /// The most rows whose ways are compared with their towns.
    private static let mostStages = 20

    /// Takes a column that names the rows by ways from place to place for these ways. Beside a column of towns the
    /// stops are called after these, and the ways are taken where they end there. Linear in the rows that are looked
    /// at.
    mutating func takeStages() {
        guard !columns.hasPlaces, columns.link == nil, columns.from == nil, columns.leg == nil else { return }
        let context = context
        if let name = columns.name, !columns.hasAddress {
            if KnownPlacesColumn.isRoute(name, of: rows, context) { columns.takeAsPlaces(name, isRoute: true) }
            return
        }
        guard columns.address.count == 1, let town = columns.address.first else { return }
        let named = [columns.name].compactMap { $0 }
        let others = columns.others.filter { Self.stages.contains(CSVColumnWords.key($0.label)) }.map(\.column)
        let stage = (named + others).first { KnownPlacesColumn.isRoute($0, of: rows, context) }
        guard let stage else { return }
        if ends(of: stage, areIn: town) {
            columns.takeAsPlaces(stage, isRoute: true)
            columns.address = []
            columns.stageTown = town
        } else if stage == columns.name {
            columns.takeAsName(town)
        }
    }

    /// Whether most ways of a column end in the towns of another.
    func ends(of stage: Int, areIn town: Int) -> Bool {
        var rows = rows
        var (ways, same) = (0, 0)
        while ways < Self.mostStages, let more = try? rows.next(), more {
            let places = RouteText.places(rows.plainText(stage)) { _ in true }
            guard places.count > 1, let end = places.last else { continue }
            ways += 1
            if Self.isSame(end, rows.plainText(town)) { same += 1 }
        }
        return same > 0 && same * 2 > ways
    }

    /// The way of the row for its note, behind the label of its column, where it does not end in the row's town; nil
    /// for any other.
    var stageNote: String? {
        guard columns.stageTown != nil, let stage = columns.name, let text = text(stage), let end = routePlaces?.last,
            let town = nameText, !Self.isSame(end, town)
        else { return nil }
        let label = columns.labels[stage]
        return label.isEmpty ? text : "\(label): \(text)"
    }
}
