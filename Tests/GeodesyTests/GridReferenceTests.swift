import Geodesy
import TestSupport
import Testing

@Suite("Grids: UTM, MGRS and Plus Codes")
struct GridReferenceTests {
    @Test(
        "UTM as pyproj 3 and MGRS as mgrs 1 write them, to a centimetre and to a metre",
        arguments: [
            ("45QWE0397136477", "45Q 503971.06 2436477.48", 22.0329763, 87.0384804),
            ("57UWR1953551625", "57U 519535.86 5551625.27", 50.1165512, 159.2732532),
            ("56TML1842750697", "56T 418427.12 4550697.71", 41.1034677, 152.0285523),
            ("28CEC7693400114", "28C 576934.03 1700114.53", -74.7721478, -12.3751569),
            ("39XWC7951243597", "39X 579512.28 8243597.56", 74.2671449, 53.6278596),
            ("07WEQ7571871113", "7W 575718.31 7471113.52", 67.3467802, -139.2381168),
            ("15MXS9685563631", "15M 696855.60 9663631.09", -3.0417452, -91.2287117),
            ("35PML5795609580", "35P 457956.46 1009580.84", 9.1330201, 26.6173488),
            ("14CMV2745310950", "14C 427453.50 1410950.54", -77.3623871, -101.9716064),
            ("55HGC6580840284", "55H 765808.35 6240284.65", -33.9443743, 149.8760069),
            ("10TER3639517854", "10T 536395.90 5017854.16", 45.3132486, -122.5356756),
            ("09UVR2638987506", "9U 426389.83 5587506.63", 50.4349596, -130.0365047),
            ("08QNJ6429038294", "8Q 564290.33 2338294.17", 21.1447608, -134.3808103),
            ("53CMN7279806206", "53C 472798.77 1206206.71", -79.2106975, 133.6982800),
            ("13GGK0198473975", "13G 701984.99 4973975.90", -45.3586097, -102.4210887),
            ("53XMK8291152561", "53X 482911.88 8952561.15", 80.6346407, 134.0593474),
            ("58HFK0566420961", "58H 605664.74 6420961.79", -32.3432577, 166.1228465),
            ("41PPK1179327936", "41P 611793.67 927936.67", 8.3934254, 64.0154152),
            ("57GVJ8010792482", "57G 480107.82 4892482.98", -46.1209391, 158.7425409),
            ("58SGB7575063442", "58S 775750.87 3663442.34", 33.0746364, 167.9538211),
            ("18WXU1570642334", "18W 615706.24 7342334.37", 66.1798934, -72.4319726),
            ("10KGC8668316812", "10K 786683.16 7716812.94", -20.6260406, -120.2491386),
            ("04FFD5433018940", "4F 654330.93 3818940.48", -55.7505887, -156.5410060),
            ("37JCG1911737773", "37J 319117.65 6637773.24", -30.3784666, 37.1175369),
            ("41CNN2252735564", "41C 522527.54 1235564.92", -78.9485515, 64.0527712),
            ("19JEN5967698834", "19J 559676.31 7298834.29", -24.4228116, -68.4113438),
            ("29UPV3585576430", "29U 635855.09 5976430.44", 53.9184462, -6.9313477),
            ("29JQJ2012297926", "29J 720122.82 6897926.52", -28.0257237, -6.7610053),
            ("04SDE5722713187", "4S 457227.64 3913187.13", 35.3610689, -159.4708054),
            ("02XMP8447619320", "2X 484476.73 8819320.54", 79.4412288, -171.7588545),
            ("51TWH9418329984", "51T 594183.00 4729984.59", 42.7165886, 124.1502226),
            ("48CVA6314802441", "48C 463148.06 1502441.27", -76.5549917, 103.5800347),
            ("35KPU3251208834", "35K 632512.20 7808834.31", -19.8119304, 28.2652081),
            ("03CWP4241638710", "3C 542416.04 1338710.54", -78.0202229, -163.1691718),
            ("58FDK1800659616", "58F 418006.68 4459616.35", -50.0101235, 163.8556603),
            ("46GDN2916042513", "46G 429160.78 4742513.11", -47.4669677, 92.0599938),
            ("57XWV0437092709", "57X 504370.19 7992709.13", 72.0338171, 159.1269377),
            ("22KCV7003615417", "22K 370036.82 7415417.27", -23.3657645, -52.2715420),
            ("47NNG2341366127", "47N 523413.61 666127.06", 6.0263968, 99.2115732),
            ("45EXM2711235998", "45E 627112.00 3135998.88", -61.8873823, 89.4183324),
        ])
    func grids(square: String, metres: String, latitude: Double, longitude: Double) throws {
        let place = try Coordinate(latitude: latitude, longitude: longitude)
        // Both texts are cut or rounded to their last digit.
        #expect(try Coordinate(parsing: metres).distance(to: place) < 0.02)
        #expect(try Coordinate(parsing: square).distance(to: place) < 1.1)
        let apart =
            "\(square.prefix(square.count - 12)) \(square.suffix(12).prefix(2)) \(square.suffix(10).prefix(5)) \(square.suffix(5))"
        #expect(try Coordinate(parsing: apart).distance(to: place) < 1.1)
    }

    @Test(
        "The middles of Plus Codes as openlocationcode 1 has them",
        arguments: [
            ("9Q5FCFRJ+GG", 53.44131250, 129.48131250),
            ("3FV6HJPJ+4MG", -52.41468750, 4.63170312),
            ("CF8R76CW+7HR", 76.27073750, 16.24639063),
            ("9H57PJ9V+QGV", 53.71948750, 45.64379688),
            ("2VCQR6H2+", -81.17125000, 175.20125000),
            ("88M57Q2G+XH6", 43.25241250, -56.22360937),
            ("2RGF4Q8G+F8", -79.88381250, 149.77581250),
            ("3VVM87H5+", -52.67125000, 173.25875000),
            ("933WQ9MP+J9WP", 51.78411750, -141.61404297),
            ("54QGPRJJ+", -14.26875000, -129.16875000),
            ("6C3QJPWJ+HWX", -8.35351250, -4.26764063),
            ("54JJPP2R+G8PF", -17.29866250, -127.25917578),
            ("3RJV9947+53C", -57.64456250, 157.36264063),
            ("6FJVP8H6+", 2.72875000, 17.31125000),
            ("8JXGC2GX+M5", 49.42668750, 70.04793750),
            ("8783Q473+FH35", 36.76362750, -78.89606641),
            ("8VC6RFM9+MM7", 38.83416250, 164.46917188),
            ("2F4R5WJ6+VGJ", -87.81778750, 16.91126562),
            ("4FJ224JC+C73", -37.96898750, 0.12067188),
            ("8PJWQ46Q+GVR", 42.76136250, 118.13964062),
            ("9CQ3XWJ9+H4J", 65.98146250, -18.08223437),
            ("64QX7RGC+45Q", 5.27533750, -120.17951562),
            ("8J6XC39H+8XFX", 34.41832250, 79.07993359),
            ("7H6XGHPV+9CW9", 14.53598250, 59.59358984),
            ("96RV2F52+VH", 66.00968750, -82.54856250),
            ("75J78358+66", 22.30806250, -114.93443750),
            ("6663VCRW+C2", -5.10893750, -98.55493750),
            ("CCPM4QV3+", 84.14375000, -6.24625000),
            ("5HC2F6HQ+", -21.52125000, 40.23875000),
            ("589885WM+VG8", -22.65283750, -53.81617187),
        ])
    func codes(code: String, latitude: Double, longitude: Double) throws {
        let center = try #require(PlusCode(code)?.center)
        #expect(abs(center.latitude - latitude) < 1e-7 && abs(center.longitude - longitude) < 1e-7)
        #expect(PlusCode(code.lowercased())?.text == code)
    }

    @Test("Every place is in the cell of its code, and a code without its beginning is found again near by")
    func random() throws {
        var generator = SeededGenerator(seed: 11)
        for _ in 0..<LongRun.count(10_000) {
            let place = try Coordinate(
                latitude: .random(in: -89.5...89.5, using: &generator),
                longitude: .random(in: -180..<180, using: &generator))
            let code = PlusCode(place)
            let center = try #require(code.center)
            #expect(abs(center.latitude - place.latitude) <= 0.000_062_6)
            #expect(abs(center.longitude - place.longitude) <= 0.000_062_6)
            let near = try Coordinate(
                latitude: min(max(place.latitude + .random(in: -0.4...0.4, using: &generator), -90), 90),
                longitude: min(max(place.longitude + .random(in: -0.4...0.4, using: &generator), -180), 180))
            let short = try #require(PlusCode(String(code.text.dropFirst(4))))
            #expect(!short.isFull && short.center == nil)
            #expect(short.completed(near: near)?.text == code.text)
        }
    }

    @Test(
        "What is no Plus Code is none",
        arguments: [
            "", "+", "8FR9XPCP", "8FR9XPCP+7", "8FR9XPC+7H", "8FR9XPCPX+7H", "1FR9XPCP+7H", "XFR9XPCP+7H",
            "8FR90000+22", "8F0R0000+", "8FR9XPCP+7H+",
        ])
    func noCode(text: String) {
        #expect(PlusCode(text) == nil)
    }
}
