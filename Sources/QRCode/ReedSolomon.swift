/// Reed-Solomon codes over the field of 256 elements of ISO/IEC 18004: polynomials over GF(2) modulo
/// x⁸ + x⁴ + x³ + x² + 1, of which x (2) is a generator.
struct ReedSolomon {
    /// The coefficients of the generator polynomial below the leading one, the highest power first.
    let generator: [UInt8]

    /// The code with this many codewords for correction: its generator is the product of x - 2ⁱ for i from 0.
    init(corrections: Int) {
        var product = [UInt8](repeating: 0, count: corrections)
        product[corrections - 1] = 1
        var root: UInt8 = 1
        for _ in 0..<corrections {
            for index in product.indices {
                product[index] = ReedSolomon.product(product[index], root)
                if index + 1 < corrections { product[index] ^= product[index + 1] }
            }
            root = ReedSolomon.product(root, 2)
        }
        generator = product
    }

    /// Returns the codewords for correction of `data`: the remainder of its polynomial by the generator. Takes as many
    /// steps as the product of both lengths.
    func corrections(of data: ArraySlice<UInt8>) -> [UInt8] {
        var remainder = [UInt8](repeating: 0, count: generator.count)
        for byte in data {
            let factor = byte ^ remainder[0]
            for index in 1..<remainder.count { remainder[index - 1] = remainder[index] }
            remainder[remainder.count - 1] = 0
            for index in remainder.indices {
                remainder[index] ^= ReedSolomon.product(generator[index], factor)
            }
        }
        return remainder
    }

    /// The product of two elements of the field.
    static func product(_ first: UInt8, _ second: UInt8) -> UInt8 {
        var result: UInt8 = 0
        var bit: UInt8 = 0x80
        while bit != 0 {
            result = (result << 1) ^ (result & 0x80 == 0 ? 0 : 0x1D)
            if second & bit != 0 { result ^= first }
            bit >>= 1
        }
        return result
    }
}
