import Testing
import simd

/// Vectors under Apple's names.
@Suite struct VectorTests {
  @Test func lengthsAndProducts() {
    let (x, y) = (simd_double3(1, 2, 2), simd_double3(3, 0, 4))
    #expect(simd_length(x) == 3 && length(y) == 5 && simd_length_squared(x) == 9)
    #expect(simd_dot(x, y) == 11 && dot(y, x) == 11)
    #expect(simd_distance(x, y) == 12.0.squareRoot() && distance_squared(x, y) == 12)
    #expect(simd_normalize(y) == simd_double3(0.6, 0, 0.8))
    #expect(simd_cross(x, y) == simd_double3(8, 2, -6))
    #expect(dot(simd_cross(x, y), x) == 0)
  }

  @Test func betweenAndWithin() {
    let (x, y) = (simd_float2(0, 10), simd_float2(10, 20))
    #expect(simd_mix(x, y, simd_float2(0.5, 0.1)) == simd_float2(5, 11))
    #expect(mix(x, y, t: 0.5) == simd_float2(5, 15))
    #expect(simd_clamp(simd_float2(-3, 30), x, y) == simd_float2(0, 20))
    #expect(clamp(simd_float2(4, 12), min: x, max: y) == simd_float2(4, 12))
    #expect(simd_min(x, simd_float2(5, 5)) == simd_float2(0, 5))
    #expect(simd_max(x, simd_float2(5, 5)) == simd_float2(5, 10))
    #expect(simd_abs(simd_float2(-1, 2)) == simd_float2(1, 2))
  }
}
