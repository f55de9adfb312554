// SPDX-License-Identifier: MIT

/// The currency names of ISO 4217 that differ from CLDR's.
///
/// They are from list one of the standard, with some former currencies such as the kuna. A name
/// that two current currencies share is omitted.
package enum ISONames {
  /// The additional static member for each of these currencies: `Currency.yen` for `JPY`.
  package static let aliases = [
    "AED": "uaeDirham", "ALL": "lek", "AOA": "kwanza", "AZN": "azerbaijanManat",
    "BAM": "convertibleMark", "BBD": "barbadosDollar", "BDT": "taka", "BIF": "burundiFranc",
    "BMD": "bermudianDollar", "BOB": "boliviano", "BOV": "mvdol", "BTN": "ngultrum",
    "BWP": "pula", "CLF": "unidadDeFomento", "CNY": "yuanRenminbi", "COU": "unidadDeValorReal",
    "CUC": "pesoConvertible", "CVE": "caboVerdeEscudo", "DJF": "djiboutiFranc", "ERN": "nakfa",
    "FJD": "fijiDollar", "GBP": "poundSterling", "GEL": "lari", "GHS": "ghanaCedi",
    "GMD": "dalasi", "GTQ": "quetzal", "GYD": "guyanaDollar", "HNL": "lempira", "HRK": "kuna",
    "HTG": "gourde", "HUF": "forint", "IDR": "rupiah", "ILS": "newIsraeliSheqel",
    "ISK": "icelandKrona", "JPY": "yen", "KGS": "som", "KHR": "riel", "KRW": "won",
    "KZT": "tenge", "LAK": "laoKip", "LKR": "sriLankaRupee", "LSL": "loti", "MKD": "denar",
    "MMK": "kyat", "MNT": "tugrik", "MOP": "pataca", "MRU": "ouguiya", "MUR": "mauritiusRupee",
    "MVR": "rufiyaa", "MWK": "malawiKwacha", "MXV": "mexicanUnidadDeInversion",
    "MZN": "mozambiqueMetical", "NAD": "namibiaDollar", "NGN": "naira", "NIO": "cordobaOro",
    "OMR": "rialOmani", "PAB": "balboa", "PEN": "sol", "PGK": "kina", "PKR": "pakistanRupee",
    "PLN": "zloty", "PYG": "guarani", "QAR": "qatariRial", "RWF": "rwandaFranc",
    "SCR": "seychellesRupee", "SLE": "leone", "SRD": "surinamDollar", "STN": "dobra",
    "SVC": "elSalvadorColon", "SZL": "lilangeni", "THB": "baht", "TJS": "somoni",
    "TMT": "turkmenistanNewManat", "TOP": "paanga", "UAH": "hryvnia", "UGX": "ugandaShilling",
    "USD": "usDollar", "UYI": "uruguayPesoEnUnidadesIndexadas", "UYU": "pesoUruguayo",
    "UYW": "unidadPrevisional", "UZS": "uzbekistanSum", "VND": "dong", "VUV": "vatu",
    "WST": "tala", "XAF": "cfaFrancBEAC", "XDR": "sdr", "XOF": "cfaFrancBCEAO", "ZAR": "rand",
    "ZWL": "zimbabweDollar",
  ]
}
