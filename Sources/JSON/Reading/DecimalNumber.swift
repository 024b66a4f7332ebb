/// Collects the digits and the power of ten of a number, and converts it to the nearest `Double` in the common cases.
struct DecimalNumber {
    var isNegative = false
    /// The first 19 significant digits.
    private var digits: UInt64 = 0
    private var digitCount = 0
    /// Whether there are more digits than `digits` holds.
    private var isCut = false
    /// The power of ten to multiply `digits` by.
    var exponent = 0

    /// Appends a digit, 0 to 9, of the integer part or the fraction.
    @inline(__always)
    mutating func append(_ digit: UInt8, isFraction: Bool) {
        if digitCount < 19 {
            digits = digits &* 10 &+ UInt64(digit)
            // Leading zeros are not significant.
            if digits != 0 { digitCount += 1 }
            if isFraction { exponent -= 1 }
        } else {
            isCut = true
            if !isFraction { exponent += 1 }
        }
    }

    /// The nearest `Double`, ties to even; nil if the number has more digits or a larger exponent than this type
    /// handles.
    ///
    /// If the integer and the power of ten are both exact as `Double`, one operation rounds once (Clinger 1990). For
    /// negative exponents down to -27 the quotient is computed with 128 bits; the remainder decides ties.
    @inline(__always)
    var value: Double? {
        guard !isCut else { return nil }
        if digits == 0 { return isNegative ? -0.0 : 0.0 }
        if digits <= 1 << 53, exponent >= -22, exponent <= 22 {
            let magnitude =
                exponent < 0
                ? Double(digits) / powerOfTen(-exponent) : Double(digits) * powerOfTen(exponent)
            return isNegative ? -magnitude : magnitude
        }
        if exponent < 0, exponent >= -27 {
            let magnitude = quotient(byPowerOfTen: -exponent)
            return isNegative ? -magnitude : magnitude
        }
        return nil
    }

    /// `digits` divided by 10 to the power of `power`, rounded once; `power` is 1 to 27, `digits` is not 0.
    private func quotient(byPowerOfTen power: Int) -> Double {
        let divisor = DecimalNumber.powerOfFive(power)
        let divisorShift = divisor.leadingZeroBitCount
        let digitsShift = digits.leadingZeroBitCount
        let dividend = digits << digitsShift
        // Both have their top bit set, so half of the dividend is below the divisor, as the division requires.
        let (quotient, remainder) = (divisor << divisorShift).dividingFullWidth((dividend >> 1, dividend << 63))
        // The quotient has at least 62 bits. A lowest bit set for a remainder makes the conversion to `Double` round
        // correctly.
        let sticky: UInt64 = remainder == 0 ? 0 : 1
        // The value is quotient * 2^(divisorShift - digitsShift - 63 - power).
        let scale = divisorShift - digitsShift - 63 - power
        return Double(quotient | sticky) * Double(sign: .plus, exponent: scale, significand: 1)
    }

    /// 5 to the power of `exponent`, 1 to 27 (the highest that fits 64 bits).
    @inline(__always)
    private static func powerOfFive(_ exponent: Int) -> UInt64 {
        switch exponent {
        case 1: 5
        case 2: 25
        case 3: 125
        case 4: 625
        case 5: 3_125
        case 6: 15_625
        case 7: 78_125
        case 8: 390_625
        case 9: 1_953_125
        case 10: 9_765_625
        case 11: 48_828_125
        case 12: 244_140_625
        case 13: 1_220_703_125
        case 14: 6_103_515_625
        case 15: 30_517_578_125
        case 16: 152_587_890_625
        case 17: 762_939_453_125
        case 18: 3_814_697_265_625
        case 19: 19_073_486_328_125
        case 20: 95_367_431_640_625
        case 21: 476_837_158_203_125
        case 22: 2_384_185_791_015_625
        case 23: 11_920_928_955_078_125
        case 24: 59_604_644_775_390_625
        case 25: 298_023_223_876_953_125
        case 26: 1_490_116_119_384_765_625
        default: 7_450_580_596_923_828_125
        }
    }
}
