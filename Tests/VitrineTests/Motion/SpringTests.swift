import Testing
import VitrineGraphics
import VitrineKit

@testable import Vitrine

struct SpringTests {
  let motion: MotionConstants

  init() throws { motion = try MotionConstants(try Kit()) }

  private func spring(to target: Double, frequency: Double, speed: Double = 0) -> Spring {
    var spring = Spring(0, frequency: frequency)
    spring.move(to: target, at: .zero, settledPart: motion.settledPart, speed: speed)
    return spring
  }

  /// What iOS 26.1 was measured to leave of a sheet's way.
  @Test(arguments: [
    (67, 0.655), (100, 0.455), (150, 0.242), (200, 0.120), (250, 0.059), (400, 0.006),
  ])
  func aSheetComesAsMeasured(milliseconds: Int, rest: Double) {
    let spring = spring(to: 1, frequency: motion.sheetFrequency)
    let value = spring.value(at: .milliseconds(milliseconds))
    #expect((1 - value - rest).magnitude < 0.005)
  }

  @Test func aSpringEndsWhereAThousandthOfItsWayIsLeft() {
    // (1 + ωD) e^(−ωD) = 0.001 at ωD = 9.23341: UIKit's own measure.
    let spring = spring(to: 1, frequency: motion.alertFrequency)
    #expect((spring.end.seconds - 9.23341 / motion.alertFrequency).magnitude < 0.0001)
    #expect(spring.value(at: spring.end) == 1)
    #expect(spring.velocity(at: spring.end) == 0)
  }

  /// The last time D at which |1 + (ω − v) D| e^(−ωD) is 0.001, for speeds v in ways a second:
  /// UIKit’s measure, whatever the speed.
  @Test(arguments: [0.0, 5, 20, 22.5, 25, 100, 1000, -10, -200])
  func aStartSpeedDoesNotEndASpringSooner(speed: Double) {
    let frequency = 20.0
    let spring = spring(to: 1, frequency: frequency, speed: speed)
    func rest(_ t: Double) -> Double {
      (1 + (frequency - speed) * t).magnitude * Elementary.decay(-frequency * t)
    }
    let end = spring.end.seconds
    #expect((rest(end) - 0.001).magnitude < 1e-6)
    for step in 1...2000 { #expect(rest(end + Double(step) / 1000) < 0.001) }
  }

  @Test func aSpringThatIsSentElsewhereGoesOnAsFastAsItWas() {
    var spring = spring(to: 1, frequency: 20)
    let time = Duration.milliseconds(60)
    let (value, speed) = (spring.value(at: time), spring.velocity(at: time))
    spring.move(to: 0, at: time, settledPart: motion.settledPart)
    #expect((spring.value(at: time) - value).magnitude < 1e-9)
    #expect((spring.velocity(at: time) - speed).magnitude < 1e-9)
    // It overshoots nothing but what its speed carries it.
    #expect(spring.value(at: time + .milliseconds(10)) > value)
    #expect(spring.value(at: spring.end) == 0)
  }

  @Test func speedIsTheSlopeOfTheWay() {
    let spring = spring(to: 3, frequency: 12, speed: 40)
    for milliseconds in stride(from: 10, to: 300, by: 30) {
      let time = Duration.milliseconds(milliseconds)
      let step = Duration.microseconds(1)
      let slope = (spring.value(at: time + step) - spring.value(at: time - step)) / 2e-6
      #expect((slope - spring.velocity(at: time)).magnitude < 0.01)
    }
  }

  @Test func aSpringThatIsSentNowhereRests() {
    let spring = spring(to: 0, frequency: 20)
    #expect(spring.end == .zero)
    #expect(spring.value(at: .seconds(1)) == 0)
  }
}
