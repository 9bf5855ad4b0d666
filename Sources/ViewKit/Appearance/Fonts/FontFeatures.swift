// The names are of Apple's making.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Features of fonts, by their numbers in CoreText's SFNTLayoutTypes.h (from memory). That digits are equally wide moves
// layouts; the others have no effect.

public let kNumberSpacingType = 6
public let kMonospacedNumbersSelector = 0
public let kProportionalNumbersSelector = 1
public let kVerticalPositionType = 10
public let kSuperiorsSelector = 1
public let kInferiorsSelector = 2
public let kFractionsType = 11
public let kDiagonalFractionsSelector = 2
public let kNumberCaseType = 21
public let kUpperCaseNumbersSelector = 1
public let kStylisticAlternativesType = 35
public let kStylisticAltOneOnSelector = 2
public let kStylisticAltTwoOnSelector = 4
public let kStylisticAltThreeOnSelector = 6
public let kStylisticAltFourOnSelector = 8
public let kStylisticAltFiveOnSelector = 10
public let kStylisticAltSixOnSelector = 12
public let kLowerCaseType = 37
public let kLowerCaseSmallCapsSelector = 1
public let kUpperCaseType = 38
public let kUpperCaseSmallCapsSelector = 1
