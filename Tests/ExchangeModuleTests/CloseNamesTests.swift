import Testing

@testable import ExchangeModule

@Suite("Names that are close to a text") struct CloseNamesTests {
    @Test(
        "Names with the same words or few other letters are close",
        arguments: [
            ("Killarney for", "Killarney"), ("Bryce Canyon City", "Bryce Canyon"), ("Salzbrug", "Salzburg"),
            ("san fransisco", "San Francisco"), ("Friday Harbor", "Friday Harbor"),
        ])
    func close(text: String, name: String) { #expect(CloseNames.isClose(text, to: name)) }

    @Test(
        "Names that only begin alike, or have a word that begins so, are not",
        arguments: [
            ("Tag", "San Vito al Tagliamento"), ("Tag", "Mira Taglio"), ("00", "007 Elements"), ("Sun", "Sundern"),
            ("eggs", "Eggstätt"), ("PM", "Palermo"), ("great", "Mezquita"), ("JUNE", "Juneau"),
        ])
    func other(text: String, name: String) { #expect(!CloseNames.isClose(text, to: name)) }
}
