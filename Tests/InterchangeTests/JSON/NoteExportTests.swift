import Interchange
import Testing

@Suite("Notes saved as JSON and as pages") struct NoteExportTests {
    @Test(
        "The lines of a note are those of a list, with boxes and without",
        arguments: [
            #"{"color":"DEFAULT","listContent":[{"text":"Paris","isChecked":true},{"text":"Lyon","isChecked":false}],"title":"Trip"}"#,
            #"{"title":"Trip","textContent":"Paris\nLyon","isTrashed":false}"#,
            #"{"title":"Trip","items":["Paris","Lyon"]}"#,
        ])
    func json(text: String) {
        #expect(reading(text, places: smallGazetteer).first == "Trip: Paris@48.8566,2.3522 Lyon@45.764,4.8357")
    }

    @Test("Other JSON with texts is refused")
    func others() {
        #expect(
            reading(#"{"title":"T","items":["x","y"]}"#, places: smallGazetteer).first?.hasPrefix("error ") ?? false)
    }

    @Test("Boxes in the items of a page stand in front of places")
    func page() {
        let item = { (box: String, text: String) in "<li><span>\(box)</span><span>\(text)</span></li>" }
        let page =
            "<html><head><title>Trip</title></head><body><ul>\(item("&#9744;", "Paris"))\(item("☑", "Lyon"))</ul></body></html>"
        #expect(reading(page, places: smallGazetteer).first == "Trip: Paris@48.8566,2.3522 Lyon@45.764,4.8357")
    }
}
