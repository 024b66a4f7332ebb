/// The penalty of a masked symbol (ISO/IEC 18004, table 11): the more, the harder it is to read.
enum MaskPenalty {
    /// The penalties of rows, columns, blocks and of the share of dark modules, together. Linear in the modules.
    static func of(_ grid: ModuleGrid) -> Int {
        grid.modules.withUnsafeBufferPointer { modules in
            let size = grid.size
            var penalty = 0
            for line in 0..<size {
                penalty += ofLine(modules, from: line * size, step: 1, size)
                penalty += ofLine(modules, from: line, step: size, size)
            }
            return penalty + ofBlocks(modules, size) + ofShare(modules)
        }
    }

    /// Five modules of a kind in a row cost 3, each further one 1 more; a likeness of a finder pattern, dark and light
    /// as 1 : 1 : 3 : 1 : 1 with four light modules on one side at least, costs 40. Outside everything is light.
    private static func ofLine(
        _ modules: UnsafeBufferPointer<UInt8>, from start: Int, step: Int, _ size: Int
    ) -> Int {
        var penalty = 0
        var run = 0
        var kind: UInt8 = 2
        // The last 16 modules as bits, light ones before the line.
        var last: UInt16 = 0
        // Where the next pattern may begin: two that count share no module.
        var free = 0
        for position in 0..<size + 4 {
            let module = position < size ? modules[start + position * step] : 0
            if position < size {
                run = module == kind ? run + 1 : 1
                kind = module
                penalty += run == 5 ? 3 : run > 5 ? 1 : 0
            }
            last = last << 1 | UInt16(module)
            // Behind the seven modules of a pattern stand four in the lowest bits, in front of it four in higher ones.
            let begin = position - 10
            if begin >= free, last >> 4 & 0b111_1111 == 0b101_1101, last & 0xF == 0 || last >> 11 & 0xF == 0 {
                penalty += 40
                free = begin + 7
            }
        }
        return penalty
    }

    /// Each square of two by two modules of a kind costs 3.
    private static func ofBlocks(_ modules: UnsafeBufferPointer<UInt8>, _ size: Int) -> Int {
        var blocks = 0
        for row in 1..<size {
            for index in row * size + 1..<(row + 1) * size {
                let sum = modules[index] + modules[index - 1] + modules[index - size] + modules[index - size - 1]
                if sum == 0 || sum == 4 { blocks += 1 }
            }
        }
        return 3 * blocks
    }

    /// Each whole 5 % by which the share of dark modules is more or less than a half costs 10.
    private static func ofShare(_ modules: UnsafeBufferPointer<UInt8>) -> Int {
        let dark = modules.reduce(0) { $0 + Int($1) }
        return 10 * (abs(20 * dark - 10 * modules.count) / modules.count)
    }
}
