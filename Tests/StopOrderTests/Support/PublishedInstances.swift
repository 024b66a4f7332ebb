import Foundation

/// TSPLIB burma14: latitude and longitude as degrees.minutes.
let burma: [(Double, Double)] = [
    (16.47, 96.10), (16.47, 94.44), (20.09, 92.54), (22.39, 93.37), (25.23, 97.24), (22.00, 96.05), (20.47, 97.02),
    (17.20, 96.29), (16.30, 97.38), (14.05, 98.12), (16.53, 97.38), (21.52, 95.59), (19.41, 97.13), (20.09, 94.55),
]

/// TSPLIB ulysses22, whose first sixteen places are ulysses16.
let ulysses: [(Double, Double)] = [
    (38.24, 20.42), (39.57, 26.15), (40.56, 25.32), (36.26, 23.12), (33.48, 10.54), (37.56, 12.19), (38.42, 13.11),
    (37.52, 20.44), (41.23, 9.10), (41.17, 13.05), (36.08, -5.21), (38.47, 15.13), (38.15, 15.35), (37.51, 15.17),
    (35.49, 14.32), (39.36, 19.56), (38.09, 24.36), (36.09, 23.00), (40.44, 13.57), (40.33, 14.15), (40.37, 14.23),
    (37.57, 22.56),
]

/// The distance that TSPLIB calls GEO: whole kilometres on a sphere of 6378.388 km, with its own value of pi.
func geoDistance(_ a: (Double, Double), _ b: (Double, Double)) -> Double {
    func radians(_ value: Double) -> Double {
        let degrees = value.rounded(.towardZero)
        return 3.141592 * (degrees + 5 * (value - degrees) / 3) / 180
    }
    let q1 = cos(radians(a.1) - radians(b.1))
    let q2 = cos(radians(a.0) - radians(b.0))
    let q3 = cos(radians(a.0) + radians(b.0))
    return (6378.388 * acos(0.5 * ((1 + q1) * q2 - (1 - q1) * q3)) + 1).rounded(.towardZero)
}
