/// What people expect of a query, written from general knowledge before the ranking was tuned (the names of the places
/// were then spelled as the data does).
///
/// One answer a line: query | name of the place | country, and its region where the name alone does not tell it apart |
/// the previous stop, if any, as latitude and longitude.
enum ExpectedAnswers {
    static var all: [Substring] {
        let tables = [
            ExpectedInGermanLands.table, ExpectedInEurope.table, ExpectedInNorthAmerica.table,
            ExpectedInOtherContinents.table,
        ]
        return tables.joined(separator: "\n").split(separator: "\n")
    }
}
