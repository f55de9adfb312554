// SPDX-License-Identifier: MIT
#pragma once
#include "FoundationValues.h"
#pragma clang assume_nonnull begin

typedef struct {
  signed int _exponent : 8;
  unsigned int _length : 4;
  unsigned int _isNegative : 1;
  unsigned int _isCompact : 1;
  unsigned int _reserved : 18;
  unsigned short _mantissa[8];
} NSDecimal NS_SWIFT_NAME(Decimal);

@interface NSValue : NSObject <NSCopying>
+ (NSValue *)valueWithRange:(NSRange)range;
@property (readonly) NSRange rangeValue;
@property (readonly) const char *objCType;
@end

NS_SWIFT_SENDABLE @interface NSNumber : NSValue
@property (readonly) double doubleValue;
@property (readonly) NSInteger integerValue NS_SWIFT_NAME(intValue);
@property (readonly) BOOL boolValue;
@property (readonly, copy) NSString *stringValue;
@property (readonly) NSDecimal decimalValue;
@end

NS_SWIFT_SENDABLE @interface NSDecimalNumber : NSNumber
- (instancetype)initWithDecimal:(NSDecimal)dcm NS_DESIGNATED_INITIALIZER;
@end

typedef NS_ENUM(NSUInteger, NSRoundingMode) {
  NSRoundPlain NS_SWIFT_NAME(plain),
  NSRoundDown NS_SWIFT_NAME(down),
  NSRoundUp NS_SWIFT_NAME(up),
  NSRoundBankers NS_SWIFT_NAME(bankers),
} NS_SWIFT_NAME(NSDecimalNumber.RoundingMode);

void NSDecimalRound(NSDecimal *result, const NSDecimal *number, NSInteger scale, NSRoundingMode roundingMode);

NS_SWIFT_NAME(Formatter) @interface NSFormatter : NSObject <NSCopying>
- (nullable NSString *)stringForObjectValue:(nullable id)obj NS_SWIFT_NAME(string(for:));
- (BOOL)getObjectValue:(out id _Nullable *_Nullable)obj
             forString:(NSString *)string
      errorDescription:(out NSString *_Nullable *_Nullable)error;
@end

typedef NS_ENUM(NSUInteger, NSNumberFormatterStyle) {
  NSNumberFormatterNoStyle NS_SWIFT_NAME(none),
  NSNumberFormatterDecimalStyle NS_SWIFT_NAME(decimal),
  NSNumberFormatterCurrencyStyle NS_SWIFT_NAME(currency),
  NSNumberFormatterPercentStyle NS_SWIFT_NAME(percent),
  NSNumberFormatterScientificStyle NS_SWIFT_NAME(scientific),
  NSNumberFormatterSpellOutStyle NS_SWIFT_NAME(spellOut),
  NSNumberFormatterOrdinalStyle NS_SWIFT_NAME(ordinal),
  NSNumberFormatterCurrencyISOCodeStyle NS_SWIFT_NAME(currencyISOCode) = 8,
  NSNumberFormatterCurrencyPluralStyle NS_SWIFT_NAME(currencyPlural),
  NSNumberFormatterCurrencyAccountingStyle NS_SWIFT_NAME(currencyAccounting),
} NS_SWIFT_NAME(NumberFormatter.Style);

typedef NS_ENUM(NSUInteger, NSNumberFormatterRoundingMode) {
  NSNumberFormatterRoundCeiling NS_SWIFT_NAME(ceiling),
  NSNumberFormatterRoundFloor NS_SWIFT_NAME(floor),
  NSNumberFormatterRoundDown NS_SWIFT_NAME(down),
  NSNumberFormatterRoundUp NS_SWIFT_NAME(up),
  NSNumberFormatterRoundHalfEven NS_SWIFT_NAME(halfEven),
  NSNumberFormatterRoundHalfDown NS_SWIFT_NAME(halfDown),
  NSNumberFormatterRoundHalfUp NS_SWIFT_NAME(halfUp),
} NS_SWIFT_NAME(NumberFormatter.RoundingMode);

typedef NS_ENUM(NSUInteger, NSNumberFormatterPadPosition) {
  NSNumberFormatterPadBeforePrefix NS_SWIFT_NAME(beforePrefix),
  NSNumberFormatterPadAfterPrefix NS_SWIFT_NAME(afterPrefix),
  NSNumberFormatterPadBeforeSuffix NS_SWIFT_NAME(beforeSuffix),
  NSNumberFormatterPadAfterSuffix NS_SWIFT_NAME(afterSuffix),
} NS_SWIFT_NAME(NumberFormatter.PadPosition);

NS_SWIFT_SENDABLE NS_SWIFT_NAME(NumberFormatter) @interface NSNumberFormatter : NSFormatter
- (nullable NSString *)stringFromNumber:(NSNumber *)number;
- (nullable NSNumber *)numberFromString:(NSString *)string;
@property (null_resettable, copy) NSLocale *locale;
@property NSNumberFormatterStyle numberStyle;
@property NSNumberFormatterRoundingMode roundingMode;
@property (null_resettable, copy) NSString *negativeFormat, *positiveFormat;
@property (nullable, copy) NSString *zeroSymbol;
@property (copy) NSString *nilSymbol, *notANumberSymbol, *positiveInfinitySymbol, *negativeInfinitySymbol;
@property (null_resettable, copy) NSString *positivePrefix, *positiveSuffix, *negativePrefix, *negativeSuffix;
@property (null_resettable, copy) NSString *decimalSeparator, *currencyDecimalSeparator;
@property (null_resettable, copy) NSString *groupingSeparator, *currencyGroupingSeparator;
@property (null_resettable, copy) NSString *currencyCode, *currencySymbol, *internationalCurrencySymbol;
@property (null_resettable, copy) NSString *percentSymbol, *perMillSymbol, *minusSign, *plusSign, *exponentSymbol;
@property (null_resettable, copy) NSString *paddingCharacter;
@property NSNumberFormatterPadPosition paddingPosition;
@property BOOL usesGroupingSeparator, alwaysShowsDecimalSeparator, usesSignificantDigits, generatesDecimalNumbers;
@property (getter=isLenient) BOOL lenient;
@property BOOL allowsFloats;
@property (getter=isPartialStringValidationEnabled) BOOL partialStringValidationEnabled;
@property NSUInteger groupingSize, secondaryGroupingSize, formatWidth;
@property NSUInteger minimumIntegerDigits, maximumIntegerDigits, minimumFractionDigits, maximumFractionDigits;
@property NSUInteger minimumSignificantDigits, maximumSignificantDigits;
@property (nullable, copy) NSNumber *multiplier, *minimum, *maximum;
@property (null_resettable, copy) NSNumber *roundingIncrement;
@end

#pragma clang assume_nonnull end
