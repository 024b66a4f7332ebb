/// A road as its block stores it.
struct StoredRoad {
    /// The junction whose block stores it.
    var from: UInt32
    /// The junction at the other end.
    var to: UInt32
    /// The length in tens of metres.
    var decametres: UInt32
    /// The number of its speed.
    var speed: UInt8
}

/// An arc of the hierarchy, from a junction to one of higher rank.
struct StoredArc {
    /// The way that an arc stands for.
    enum Origin {
        /// A road, by its index among the roads that are decoded.
        case road(Int)
        /// A ferry, by its number.
        case ferry(Int)
        /// The arcs from this junction to both ends.
        case shortcut(UInt32)
    }

    /// The junction it leads to.
    var head: UInt32
    /// The time in seconds.
    var seconds: UInt32
    /// The origin, packed: the kind in the highest two bits.
    private var packed: UInt32

    /// An arc; numbers of origins are below 2^30.
    init(head: UInt32, seconds: Int, origin: Origin) {
        self.head = head
        self.seconds = UInt32(truncatingIfNeeded: seconds)
        packed =
            switch origin {
            case .road(let index): UInt32(truncatingIfNeeded: index)
            case .ferry(let index): 1 << 30 | UInt32(truncatingIfNeeded: index)
            case .shortcut(let middle): 2 << 30 | middle
            }
    }

    /// The way it stands for.
    var origin: Origin {
        let number = packed & 0x3FFF_FFFF
        return switch packed >> 30 {
        case 0: .road(Int(number))
        case 1: .ferry(Int(number))
        default: .shortcut(number)
        }
    }
}
