// SPDX-License-Identifier: MIT

public import NumericText

extension Currency {
  /// CurrencyText's name for `venezuelanBolivar2008To2018`.
  @available(*, deprecated, renamed: "venezuelanBolivar2008To2018")
  public static var bolívar: Self { .venezuelanBolivar2008To2018 }

  /// CurrencyText's name for `philippinePeso`.
  @available(*, deprecated, renamed: "philippinePeso")
  public static var philippinePiso: Self { .philippinePeso }
}
