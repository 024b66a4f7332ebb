import Interchange
import Testing

@Suite("Costs of nothing") struct FreeCostTests {
    @Test(
        "A word for what is free or included is a cost of 0",
        arguments: [
            "free", "Free", "gratis", "kostenlos", "gratuit", "included", "inkl.", "incluido", "compreso", "無料",
        ])
    func free(word: String) {
        let read = tableReading("Place,Price\nLyon,€17.50\nZermatt,\(word)\n")
        #expect(read == ["no start", "Lyon|17.50", "Zermatt|0"], "\(word)")
        let budget = tableReading("Place,Hotel cost,Food\nLyon,90,30\nZermatt,\(word),20\n")
        #expect(budget.dropFirst(2).first?.hasPrefix("Zermatt|20") ?? false, "\(budget)")
    }

    @Test("Other words stay in the note")
    func words() {
        #expect(
            tableReading("Place,Price\nLyon,€17.50\nZermatt,free for children\n")[2]
                == "Zermatt|Cost: free for children")
    }
}
