// SPDX-License-Identifier: MIT

import NumericTextMigration

// Uses every currency name of CurrencyText, except two, for which the compiler offers a fix-it.
// `leone` is the current leone, whose code is SLE.

let currencies: [Currency] = [
  .afghani, .algerianDinar, .argentinePeso, .armenianDram, .arubanFlorin, .australianDollar,
  .azerbaijanManat, .bahamianDollar, .bahrainiDinar, .baht, .balboa, .barbadosDollar,
  .belarusianRuble, .belizeDollar, .bermudianDollar, .boliviano, .brazilianReal, .bruneiDollar,
  .bulgarianLev, .burundiFranc, .caboVerdeEscudo, .canadianDollar, .caymanIslandsDollar,
  .chileanPeso, .colombianPeso, .congoleseFranc, .convertibleMark, .cordobaOro,
  .costaRicanColon, .cubanPeso, .czechKoruna, .dalasi, .danishKrone, .denar, .djiboutiFranc,
  .dobra, .dollar, .dominicanPeso, .dong, .eastCaribbeanDollar, .egyptianPound,
  .elSalvadorColon, .ethiopianBirr, .euro, .falklandIslandsPound, .fijiDollar, .forint,
  .ghanaCedi, .gibraltarPound, .gourde, .guarani, .guineanFranc, .guyanaDollar, .hongKongDollar,
  .hryvnia, .icelandKrona, .indianRupee, .iranianRial, .iraqiDinar, .jamaicanDollar,
  .jordanianDinar, .kenyanShilling, .kina, .kuna, .kuwaitiDinar, .kwanza, .kyat, .laoKip, .lari,
  .lebanesePound, .lek, .lempira, .leone, .liberianDollar, .libyanDinar, .lilangeni, .loti,
  .malagasyAriary, .malawiKwacha, .malaysianRinggit, .mauritiusRupee, .mexicanPeso,
  .mexicanUnidadDeInversion, .moldovanLeu, .moroccanDirham, .mozambiqueMetical, .mvdol, .naira,
  .nakfa, .namibiaDollar, .nepaleseRupee, .netherlandsAntilleanGuilder, .newIsraeliSheqel,
  .newTaiwanDollar, .newZealandDollar, .northKoreanWon, .norwegianKrone, .ouguiya, .paanga,
  .pakistanRupee, .pataca, .pesoConvertible, .pesoUruguayo, .poundSterling, .pula, .qatariRial,
  .quetzal, .rand, .rialOmani, .riel, .romanianLeu, .rufiyaa, .rupiah, .russianRuble,
  .rwandaFranc, .saintHelenaPound, .saudiRiyal, .serbianDinar, .seychellesRupee,
  .singaporeDollar, .sol, .solomonIslandsDollar, .som, .somaliShilling, .somoni,
  .southSudanesePound, .sriLankaRupee, .sudanesePound, .surinamDollar, .swedishKrona,
  .swissFranc, .syrianPound, .taka, .tala, .tanzanianShilling, .tenge, .trinidadAndTobagoDollar,
  .tugrik, .tunisianDinar, .turkishLira, .turkmenistanNewManat, .uaeDirham, .ugandaShilling,
  .unidadDeFomento, .unidadDeValorReal, .uruguayPesoEnUnidadesIndexadas, .uzbekistanSum, .vatu,
  .wirEuro, .wirFranc, .won, .yemeniRial, .yen, .yuanRenminbi, .zambianKwacha, .zimbabweDollar,
  .zloty,
]

let codes = """
    AFN DZD ARS AMD AWG AUD AZN BSD BHD THB PAB BBD BYN BZD BMD BOB BRL BND BGN BIF CVE CAD \
    KYD CLP COP CDF BAM NIO CRC CUP CZK GMD DKK MKD DJF STN USD DOP VND XCD EGP SVC ETB EUR \
    FKP FJD HUF GHS GIP HTG PYG GNF GYD HKD UAH ISK INR IRR IQD JMD JOD KES PGK HRK KWD AOA \
    MMK LAK GEL LBP ALL HNL SLE LRD LYD SZL LSL MGA MWK MYR MUR MXN MXV MDL MAD MZN BOV NGN \
    ERN NAD NPR ANG ILS TWD NZD KPW NOK MRU TOP PKR MOP CUC UYU GBP BWP QAR GTQ ZAR OMR KHR \
    RON MVR IDR RUB RWF SHP SAR RSD SCR SGD PEN SBD KGS SOS TJS SSP LKR SDG SRD SEK CHF SYP \
    BDT WST TZS KZT TTD MNT TND TRY TMT AED UGX CLF COU UYI UZS VUV CHE CHW KRW YER JPY CNY \
    ZMW ZWL PLN
  """
