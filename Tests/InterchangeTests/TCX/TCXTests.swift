import Entities
import Geodesy
import Interchange
import TestSupport
import Testing

@Suite struct TCXTests {
    private func position(_ latitude: Double, _ longitude: Double) -> String {
        "<Position><LatitudeDegrees>\(latitude)</LatitudeDegrees><LongitudeDegrees>\(longitude)</LongitudeDegrees></Position>"
    }

    private func point(_ latitude: Double, _ longitude: Double) -> String {
        "<Trackpoint><Time>2024-01-01T10:00:00Z</Time>\(position(latitude, longitude))</Trackpoint>"
    }

    private func coursePoint(
        _ name: String, _ type: String, _ latitude: Double, _ longitude: Double, _ notes: String = ""
    ) -> String {
        "<CoursePoint><Name>\(name)</Name><Time>2024-01-01T10:00:00Z</Time>\(position(latitude, longitude))"
            + "<PointType>\(type)</PointType>\(notes.isEmpty ? "" : "<Notes>\(notes)</Notes>")</CoursePoint>"
    }

    private func file(_ content: String) -> String {
        "<?xml version='1.0'?><TrainingCenterDatabase xmlns='http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2'>"
            + content + "</TrainingCenterDatabase>"
    }

    @Test("A course is a trip of its start, the places on it and its end; turns are no stops")
    func course() {
        let text = file(
            "<Folders><Courses/></Folders><Courses><Course><Name>Pass</Name><Lap/><Track>" + point(1, 2) + point(2, 3)
                + point(3, 4) + "</Track><Notes>no</Notes>" + coursePoint("Left", "Left", 1.5, 2.5)
                + coursePoint("Café", "Food", 2, 3, "closed on Mondays") + coursePoint("Turn right", "Generic", 2.5, 3)
                + coursePoint("Top", "Summit", 3, 4) + "</Course></Courses>")
        #expect(TripFormats.recognizing(Array(text.utf8))?.name == "tcx")
        #expect(
            reading(text) == [
                "Pass: Stop 1@1,2 Café@2,3[closed on Mondays] Top@3,4",
                "notice: 1 stop of “Pass” had no name; it is called “Stop 1”",
                "notice: 2 instructions where to turn are not taken",
            ])
        #expect(reading(text, everyPoint: true)[0] == "Pass: Stop 1@1,2 Stop 2@2,3 Stop 3@3,4")
    }

    @Test("An activity is a trip from its start to its end, and one without points is none")
    func activity() {
        let text = file(
            "<Activities><Activity Sport='Biking'><Id>2024-01-01T10:00:00Z</Id><Lap StartTime='x'><TotalTimeSeconds>1</TotalTimeSeconds>"
                + "<Track>" + point(1, 2) + "<Trackpoint><Time>t</Time></Trackpoint>" + point(95, 2)
                + "</Track></Lap><Lap><Track>"
                + point(5, 6) + "</Track></Lap></Activity><Activity><Id>x</Id></Activity></Activities>")
        #expect(
            reading(text).filter { !$0.hasPrefix("notice") } == [
                "2024-01-01T10:00:00Z: Stop 1@1,2 Stop 2@5,6", "skipped 1: latitude 95 is outside -90 to 90",
            ])
    }

    @Test("A lap without a track has its ends")
    func lapsAlone() {
        let begin = position(1, 2).replacing("Position", with: "BeginPosition")
        let end = position(3, 4).replacing("Position", with: "EndPosition")
        let text = file("<Courses><Course><Name>C</Name><Lap>\(begin)\(end)</Lap></Course></Courses>")
        #expect(reading(text)[0] == "C: Stop 1@1,2 Stop 2@3,4")
    }

    @Test("What gpsbabel writes as a course comes back", .enabled(if: Oracle.gpsbabel.isWanted))
    func gpsbabel() throws {
        let track =
            "<trk><name>T</name><trkseg><trkpt lat='1' lon='2'/><trkpt lat='1.5' lon='2.5'/><trkpt lat='3' lon='4'/></trkseg></trk>"
        let text = try Oracle.gpsbabel.run(
            ["-t", "-i", "gpx", "-f", "in.gpx", "-o", "gtrnctr,course", "-F", "out.tcx"],
            files: ["in.gpx": Array("<gpx version='1.1' creator='x'>\(track)</gpx>".utf8)], result: "out.tcx")
        #expect(reading(text)[0] == "T: Stop 1@1,2 Stop 2@3,4")
        #expect(reading(text, everyPoint: true)[0] == "T: Stop 1@1,2 Stop 2@1.5,2.5 Stop 3@3,4")
    }

    @Test("Another document is refused")
    func other() {
        #expect(
            reading("<gpx/>", as: TCXFormat()) == [
                "error F:1:1: the outermost element is “gpx”, not “TrainingCenterDatabase”"
            ])
    }
}
