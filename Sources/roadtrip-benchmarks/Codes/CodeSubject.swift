import QRCode

/// The QR code of a long link.
enum CodeSubject: Subject {
    static func benchmarks(_ setting: Setting) -> [Benchmark] {
        [
            Benchmark("codes/encode", "QR code of 300 bytes", goals: [.atMost(2)]) {
                setting.kernel("qr-code")
            }
        ]
    }

    static var kernels: [Kernel] {
        [
            Kernel("qr-code") { _ in
                let link = "https://www.google.com/maps/dir/?api=1&origin=" + String(repeating: "60.39131,", count: 40)
                let text = String(link.prefix(300))
                return try leastSeconds(repetitions: 51) { try QRSymbol(text) }
            }
        ]
    }
}
