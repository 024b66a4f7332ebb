import Entities
import Foundation
import TestSupport
import Testing

@Suite("Ids") struct IDTests {
    static let text = "6BA7B810-9DAD-41D1-80B4-00C04FD430C8"
    static let id = ID(high: 0x6BA7_B810_9DAD_41D1, low: 0x80B4_00C0_4FD4_30C8)

    @Test("an id is printed in capitals and read in either case")
    func textForm() {
        #expect(Self.id.description == Self.text)
        #expect("\(Self.id)" == Self.text)
        #expect(ID(Self.text) == Self.id)
        #expect(ID(Self.text.lowercased()) == Self.id)
        #expect(ID("6ba7B810-9DAD-41d1-80B4-00C04fd430C8") == Self.id)
        #expect(ID("x\(Self.text)x".dropFirst().dropLast()) == Self.id)
    }

    @Test("any 16 bytes come back from their text, which is the one Foundation writes")
    func roundTrip() throws {
        var generator = SplitMix64(seed: 5)
        for _ in 0..<300 {
            let id = ID(high: generator.next(), low: generator.next())
            #expect(ID(id.description) == id)
            #expect(ID(id.description.lowercased()) == id)
            #expect(try #require(UUID(uuidString: id.description)).uuidString == id.description)
        }
        for id in [ID(high: 0, low: 0), ID(high: .max, low: .max), ID(high: .max, low: 0), ID(high: 0, low: .max)] {
            #expect(ID(id.description) == id)
            #expect(UUID(uuidString: id.description)?.uuidString == id.description)
        }
    }

    @Test(
        "anything else is no id",
        arguments: [
            "", "-", "6BA7B810", "6BA7B8109DAD41D180B400C04FD430C8", "{\(text)}", " \(text)", "\(text) ", "\(text)0",
            String(text.dropLast()), "urn:uuid:\(text)", "6BA7B810-9DAD-41D1-80B4-00C04FD430CG",
            "6BA7B8109-DAD-41D1-80B4-00C04FD430C8", "6BA7B810+9DAD-41D1-80B4-00C04FD430C8",
            "6BA7B810-9DAD-41D1-80B4-00C04FD430\u{E9}", "+BA7B810-9DAD-41D1-80B4-00C04FD430C8",
            "６BA7B810-9DAD-41D1-80B4-00C04FD430", "6BA7B810\u{2010}9DAD-41D1-80B4-00C04FD430",
            String(repeating: "-", count: 36),
        ])
    func malformed(_ text: String) {
        #expect(ID(text) == nil)
    }

    @Test(
        "at each place of the text only hexadecimal digits are taken, or only the hyphen, of all 128 ASCII characters")
    func everyCharacter() {
        let valid = Array(Self.text.utf8)
        for place in valid.indices {
            let isHyphen = [8, 13, 18, 23].contains(place)
            for byte in UInt8(0)..<0x80 {
                var bytes = valid
                bytes[place] = byte
                let isRight = isHyphen ? byte == UInt8(ascii: "-") : Character(Unicode.Scalar(byte)).isHexDigit
                let text = String(decoding: bytes, as: UTF8.self)
                #expect((ID(text) != nil) == isRight, "byte \(byte) at \(place)")
            }
        }
    }

    @Test("ids are ordered as their texts are, and equal ones have one hash")
    func order() {
        var generator = SplitMix64(seed: 7)
        let random = (0..<200).map { _ in ID(high: generator.next() & 3, low: generator.next()) }
        let edges = [ID(high: 0, low: .max), ID(high: 1, low: 0), ID(high: .max, low: 0), ID(high: 0, low: 0)]
        let sorted = (random + edges).sorted()
        #expect(sorted.map(\.description) == sorted.map(\.description).sorted())
        #expect(Set(sorted + sorted).count == Set(sorted.map(\.description)).count)
        #expect(ID(high: 1, low: 2) != ID(high: 2, low: 1))
        #expect(ID(high: 1, low: 2) != ID(high: 1, low: 3))
        #expect(!(Self.id < Self.id))
    }

    @Test("random ids are of version 4 and the variant of RFC 9562, and every other bit takes both values")
    func versionAndVariant() {
        var generator = SplitMix64(seed: 3)
        var (ones, zeros) = (ID(high: 0, low: 0), ID(high: 0, low: 0))
        for _ in 0..<200 {
            let id = ID.random(using: &generator)
            let text = Array(id.description)
            #expect(text[14] == "4")
            #expect(["8", "9", "A", "B"].contains(text[19]))
            ones = ID(high: ones.high | id.high, low: ones.low | id.low)
            zeros = ID(high: zeros.high | ~id.high, low: zeros.low | ~id.low)
        }
        #expect(ones == ID(high: 0xFFFF_FFFF_FFFF_4FFF, low: 0xBFFF_FFFF_FFFF_FFFF))
        #expect(zeros == ID(high: 0xFFFF_FFFF_FFFF_BFFF, low: 0x7FFF_FFFF_FFFF_FFFF))
    }

    @Test("a seed gives the same ids each time; the sources of the program give different ones")
    func sources() {
        let seeded = SeededIdentifiers(seed: 1)
        #expect(seeded.next().description == "910A2DEC-8902-4CC1-BEEB-8DA1658EEC67")
        #expect(seeded.next().description == "F893A2EE-FB32-455E-B1C1-8690EE42C90B")
        let (first, second) = (RandomIdentifiers(), RandomIdentifiers())
        #expect(Set((0..<100).flatMap { _ in [first.next(), second.next()] }).count == 200)
    }
}
