// SPDX-License-Identifier: MIT

/// The locales of CurrencyText 3, each with its name and its identifier.
enum CurrencyTextLocales {
  static let all: [(name: String, identifier: String)] = text.split(separator: ";").map { pair in
    let words = pair.split(separator: " ")
    return (String(words[0]), String(words[1]))
  }

  private static let text = """
    afrikaans af; afrikaansNamibia af_NA; afrikaansSouthAfrica af_ZA; aghem agq; \
    aghemCameroon agq_CM; akan ak; akanGhana ak_GH; albanian sq; albanianAlbania sq_AL; \
    albanianKosovo sq_XK; albanianMacedonia sq_MK; amharic am; amharicEthiopia am_ET; \
    arabic ar; arabicAlgeria ar_DZ; arabicBahrain ar_BH; arabicChad ar_TD; arabicComoros ar_KM; \
    arabicDjibouti ar_DJ; arabicEgypt ar_EG; arabicEritrea ar_ER; arabicIraq ar_IQ; \
    arabicIsrael ar_IL; arabicJordan ar_JO; arabicKuwait ar_KW; arabicLebanon ar_LB; \
    arabicLibya ar_LY; arabicMauritania ar_MR; arabicMorocco ar_MA; arabicOman ar_OM; \
    arabicPalestinianTerritories ar_PS; arabicQatar ar_QA; arabicSaudiArabia ar_SA; \
    arabicSomalia ar_SO; arabicSouthSudan ar_SS; arabicSudan ar_SD; arabicSyria ar_SY; \
    arabicTunisia ar_TN; arabicUnitedArabEmirates ar_AE; arabicWesternSahara ar_EH; \
    arabicWorld ar_001; arabicYemen ar_YE; armenian hy; armenianArmenia hy_AM; assamese as; \
    assameseIndia as_IN; asu asa; asuTanzania asa_TZ; autoUpdating currentAutoUpdating; \
    azerbaijani az_Latn; azerbaijaniAzerbaijan az_Latn_AZ; azerbaijaniCyrillic az_Cyrl; \
    azerbaijaniCyrillicAzerbaijan az_Cyrl_AZ; bafia ksf; bafiaCameroon ksf_CM; bambara bm_Latn; \
    bambaraMali bm_Latn_ML; basaa bas; basaaCameroon bas_CM; basque eu; basqueSpain eu_ES; \
    belarusian be; belarusianBelarus be_BY; bemba bem; bembaZambia bem_ZM; bena bez; \
    benaTanzania bez_TZ; bengali bn; bengaliBangladesh bn_BD; bodo brx; bodoIndia brx_IN; \
    bosnian bs_Latn; bosnianBosniaHerzegovina bs_Latn_BA; bosnianCyrillic bs_Cyrl; \
    bosnianCyrillicBosniaHerzegovina bs_Cyrl_BA; breton br; bretonFrance br_FR; bulgarian bg; \
    bulgarianBulgaria bg_BG; burmese my; burmeseMyanmarBurma my_MM; catalan ca; \
    catalanAndorra ca_AD; catalanFrance ca_FR; catalanItaly ca_IT; catalanSpain ca_ES; \
    centralAtlasTamazight tzm_Latn; centralAtlasTamazightMorocco tzm_Latn_MA; \
    centralKurdish ckb; centralKurdishIran ckb_IR; centralKurdishIraq ckb_IQ; cherokee chr; \
    cherokeeUnitedStates chr_US; chiga cgg; chigaUganda cgg_UG; chinese zh; \
    chineseChina zh_Hans_CN; chineseHongKongSarChina zh_Hant_HK; \
    chineseMacauSarChina zh_Hant_MO; chineseSimplified zh_Hans; \
    chineseSimplifiedHongKongSarChina zh_Hans_HK; chineseSimplifiedMacauSarChina zh_Hans_MO; \
    chineseSingapore zh_Hans_SG; chineseTaiwan zh_Hant_TW; chineseTraditional zh_Hant; \
    colognian ksh; colognianGermany ksh_DE; cornish kw; cornishUnitedKingdom kw_GB; \
    croatian hr; croatianBosniaHerzegovina hr_BA; croatianCroatia hr_HR; current current; \
    czech cs; czechCzechRepublic cs_CZ; danish da; danishDenmark da_DK; danishGreenland da_GL; \
    duala dua; dualaCameroon dua_CM; dutch nl; dutchAruba nl_AW; dutchBelgium nl_BE; \
    dutchCaribbeanNetherlands nl_BQ; dutchCuraao nl_CW; dutchNetherlands nl_NL; \
    dutchSintMaarten nl_SX; dutchSuriname nl_SR; dzongkha dz; dzongkhaBhutan dz_BT; embu ebu; \
    embuKenya ebu_KE; engaliIndia bn_IN; english en; englishAlbania en_AL; \
    englishAmericanSamoa en_AS; englishAndorra en_AD; englishAnguilla en_AI; \
    englishAntiguaBarbuda en_AG; englishAustralia en_AU; englishAustria en_AT; \
    englishBahamas en_BS; englishBarbados en_BB; englishBelgium en_BE; englishBelize en_BZ; \
    englishBermuda en_BM; englishBosniaHerzegovina en_BA; englishBotswana en_BW; \
    englishBritishIndianOceanTerritory en_IO; englishBritishVirginIslands en_VG; \
    englishCameroon en_CM; englishCanada en_CA; englishCaymanIslands en_KY; \
    englishChristmasIsland en_CX; englishCocosKeelingIslands en_CC; englishCookIslands en_CK; \
    englishCroatia en_HR; englishCyprus en_CY; englishCzechRepublic en_CZ; \
    englishDenmark en_DK; englishDiegoGarcia en_DG; englishDominica en_DM; \
    englishEritrea en_ER; englishEstonia en_EE; englishEurope en_150; \
    englishFalklandIslands en_FK; englishFiji en_FJ; englishFinland en_FI; englishFrance en_FR; \
    englishGambia en_GM; englishGermany en_DE; englishGhana en_GH; englishGibraltar en_GI; \
    englishGreece en_GR; englishGrenada en_GD; englishGuam en_GU; englishGuernsey en_GG; \
    englishGuyana en_GY; englishHongKongSarChina en_HK; englishHungary en_HU; \
    englishIceland en_IS; englishIndia en_IN; englishIreland en_IE; englishIsleOfMan en_IM; \
    englishIsrael en_IL; englishItaly en_IT; englishJamaica en_JM; englishJersey en_JE; \
    englishKenya en_KE; englishKiribati en_KI; englishLatvia en_LV; englishLesotho en_LS; \
    englishLiberia en_LR; englishLithuania en_LT; englishLuxembourg en_LU; \
    englishMacauSarChina en_MO; englishMadagascar en_MG; englishMalawi en_MW; \
    englishMalaysia en_MY; englishMalta en_MT; englishMarshallIslands en_MH; \
    englishMauritius en_MU; englishMicronesia en_FM; englishMontenegro en_ME; \
    englishMontserrat en_MS; englishNamibia en_NA; englishNauru en_NR; \
    englishNetherlands en_NL; englishNewZealand en_NZ; englishNigeria en_NG; englishNiue en_NU; \
    englishNorfolkIsland en_NF; englishNorthernMarianaIslands en_MP; englishNorway en_NO; \
    englishPakistan en_PK; englishPalau en_PW; englishPapuaNewGuinea en_PG; \
    englishPhilippines en_PH; englishPitcairnIslands en_PN; englishPoland en_PL; \
    englishPortugal en_PT; englishPuertoRico en_PR; englishRomania en_RO; englishRussia en_RU; \
    englishRwanda en_RW; englishSamoa en_WS; englishSeychelles en_SC; englishSierraLeone en_SL; \
    englishSingapore en_SG; englishSintMaarten en_SX; englishSlovakia en_SK; \
    englishSlovenia en_SI; englishSolomonIslands en_SB; englishSouthAfrica en_ZA; \
    englishSouthSudan en_SS; englishSpain en_ES; englishStHelena en_SH; \
    englishStKittsNevis en_KN; englishStLucia en_LC; englishStVincentGrenadines en_VC; \
    englishSudan en_SD; englishSwaziland en_SZ; englishSweden en_SE; englishSwitzerland en_CH; \
    englishTanzania en_TZ; englishTokelau en_TK; englishTonga en_TO; \
    englishTrinidadTobago en_TT; englishTurkey en_TR; englishTurksCaicosIslands en_TC; \
    englishTuvalu en_TV; englishUSOutlyingIslands en_UM; englishUSVirginIslands en_VI; \
    englishUganda en_UG; englishUnitedKingdom en_GB; englishUnitedStates en_US; \
    englishUnitedStatesComputer en_US_POSIX; englishVanuatu en_VU; englishWorld en_001; \
    englishZambia en_ZM; englishZimbabwe en_ZW; esperanto eo; estonian et; \
    estonianEstonia et_EE; ewe ee; eweGhana ee_GH; eweTogo ee_TG; ewondo ewo; \
    ewondoCameroon ewo_CM; faroese fo; faroeseFaroeIslands fo_FO; filipino fil; \
    filipinoPhilippines fil_PH; finnish fi; finnishFinland fi_FI; french fr; \
    frenchAlgeria fr_DZ; frenchBelgium fr_BE; frenchBenin fr_BJ; frenchBurkinaFaso fr_BF; \
    frenchBurundi fr_BI; frenchCameroon fr_CM; frenchCanada fr_CA; \
    frenchCentralAfricanRepublic fr_CF; frenchChad fr_TD; frenchComoros fr_KM; \
    frenchCongoBrazzaville fr_CG; frenchCongoKinshasa fr_CD; frenchCteDivoire fr_CI; \
    frenchDjibouti fr_DJ; frenchEquatorialGuinea fr_GQ; frenchFrance fr_FR; \
    frenchFrenchGuiana fr_GF; frenchFrenchPolynesia fr_PF; frenchGabon fr_GA; \
    frenchGuadeloupe fr_GP; frenchGuinea fr_GN; frenchHaiti fr_HT; frenchLuxembourg fr_LU; \
    frenchMadagascar fr_MG; frenchMali fr_ML; frenchMartinique fr_MQ; frenchMauritania fr_MR; \
    frenchMauritius fr_MU; frenchMayotte fr_YT; frenchMonaco fr_MC; frenchMorocco fr_MA; \
    frenchNewCaledonia fr_NC; frenchNiger fr_NE; frenchRunion fr_RE; frenchRwanda fr_RW; \
    frenchSenegal fr_SN; frenchSeychelles fr_SC; frenchStBarthlemy fr_BL; frenchStMartin fr_MF; \
    frenchStPierreMiquelon fr_PM; frenchSwitzerland fr_CH; frenchSyria fr_SY; frenchTogo fr_TG; \
    frenchTunisia fr_TN; frenchVanuatu fr_VU; frenchWallisFutuna fr_WF; friulian fur; \
    friulianItaly fur_IT; fulah ff; fulahCameroon ff_CM; fulahGuinea ff_GN; \
    fulahMauritania ff_MR; fulahSenegal ff_SN; galician gl; galicianSpain gl_ES; ganda lg; \
    gandaUganda lg_UG; georgian ka; georgianGeorgia ka_GE; german de; germanAustria de_AT; \
    germanBelgium de_BE; germanGermany de_DE; germanLiechtenstein de_LI; \
    germanLuxembourg de_LU; germanSwitzerland de_CH; greek el; greekCyprus el_CY; \
    greekGreece el_GR; gujarati gu; gujaratiIndia gu_IN; gusii guz; gusiiKenya guz_KE; \
    hausa ha_Latn; hausaGhana ha_Latn_GH; hausaNiger ha_Latn_NE; hausaNigeria ha_Latn_NG; \
    hawaiian haw; hawaiianUnitedStates haw_US; hebrew he; hebrewIsrael he_IL; hindi hi; \
    hindiIndia hi_IN; hungarian hu; hungarianHungary hu_HU; icelandic is; \
    icelandicIceland is_IS; igbo ig; igboNigeria ig_NG; inariSami smn; inariSamiFinland smn_FI; \
    indonesian id; indonesianIndonesia id_ID; inuktitut iu; \
    inuktitutUnifiedCanadianAboriginalSyllabics iu_Cans; \
    inuktitutUnifiedCanadianAboriginalSyllabicsCanada iu_Cans_CA; irish ga; irishIreland ga_IE; \
    italian it; italianItaly it_IT; italianSanMarino it_SM; italianSwitzerland it_CH; \
    japanese ja; japaneseJapan ja_JP; jolaFonyi dyo; jolaFonyiSenegal dyo_SN; kabuverdianu kea; \
    kabuverdianuCapeVerde kea_CV; kabyle kab; kabyleAlgeria kab_DZ; kako kkj; \
    kakoCameroon kkj_CM; kalaallisut kl; kalaallisutGreenland kl_GL; kalenjin kln; \
    kalenjinKenya kln_KE; kamba kam; kambaKenya kam_KE; kannada kn; kannadaIndia kn_IN; \
    kashmiri ks; kashmiriArabic ks_Arab; kashmiriArabicIndia ks_Arab_IN; kazakh kk_Cyrl; \
    kazakhKazakhstan kk_Cyrl_KZ; khmer km; khmerCambodia km_KH; kikuyu ki; kikuyuKenya ki_KE; \
    kinyarwanda rw; kinyarwandaRwanda rw_RW; konkani kok; konkaniIndia kok_IN; korean ko; \
    koreanNorthKorea ko_KP; koreanSouthKorea ko_KR; koyraChiini khq; koyraChiiniMali khq_ML; \
    koyraboroSenni ses; koyraboroSenniMali ses_ML; kwasio nmg; kwasioCameroon nmg_CM; \
    kyrgyz ky_Cyrl; kyrgyzKyrgyzstan ky_Cyrl_KG; lakota lkt; lakotaUnitedStates lkt_US; \
    langi lag; langiTanzania lag_TZ; lao lo; laoLaos lo_LA; latvian lv; latvianLatvia lv_LV; \
    lingala ln; lingalaAngola ln_AO; lingalaCentralAfricanRepublic ln_CF; \
    lingalaCongoBrazzaville ln_CG; lingalaCongoKinshasa ln_CD; lithuanian lt; \
    lithuanianLithuania lt_LT; lowerSorbian dsb; lowerSorbianGermany dsb_DE; lubaKatanga lu; \
    lubaKatangaCongoKinshasa lu_CD; luo luo; luoKenya luo_KE; luxembourgish lb; \
    luxembourgishLuxembourg lb_LU; luyia luy; luyiaKenya luy_KE; macedonian mk; \
    macedonianMacedonia mk_MK; machame jmc; machameTanzania jmc_TZ; makhuwaMeetto mgh; \
    makhuwaMeettoMozambique mgh_MZ; makonde kde; makondeTanzania kde_TZ; malagasy mg; \
    malagasyMadagascar mg_MG; malay ms_Latn; malayArabic ms_Arab; malayArabicBrunei ms_Arab_BN; \
    malayArabicMalaysia ms_Arab_MY; malayBrunei ms_Latn_BN; malayMalaysia ms_Latn_MY; \
    malaySingapore ms_Latn_SG; malayalam ml; malayalamIndia ml_IN; maltese mt; \
    malteseMalta mt_MT; manx gv; manxIsleOfMan gv_IM; marathi mr; marathiIndia mr_IN; \
    masai mas; masaiKenya mas_KE; masaiTanzania mas_TZ; meru mer; meruKenya mer_KE; meta mgo; \
    metaCameroon mgo_CM; mongolian mn_Cyrl; mongolianMongolia mn_Cyrl_MN; morisyen mfe; \
    morisyenMauritius mfe_MU; mundang mua; mundangCameroon mua_CM; nama naq; \
    namaNamibia naq_NA; nepali ne; nepaliIndia ne_IN; nepaliNepal ne_NP; ngiemboon nnh; \
    ngiemboonCameroon nnh_CM; ngomba jgo; ngombaCameroon jgo_CM; northNdebele nd; \
    northNdebeleZimbabwe nd_ZW; northernSami se; northernSamiFinland se_FI; \
    northernSamiNorway se_NO; northernSamiSweden se_SE; norwegianBokml nb; \
    norwegianBokmlNorway nb_NO; norwegianBokmlSvalbardJanMayen nb_SJ; norwegianNynorsk nn; \
    norwegianNynorskNorway nn_NO; nuer nus; nuerSudan nus_SD; nyankole nyn; \
    nyankoleUganda nyn_UG; oriya or; oriyaIndia or_IN; oromo om; oromoEthiopia om_ET; \
    oromoKenya om_KE; ossetic os; osseticGeorgia os_GE; osseticRussia os_RU; pashto ps; \
    pashtoAfghanistan ps_AF; persian fa; persianAfghanistan fa_AF; persianIran fa_IR; \
    polish pl; polishPoland pl_PL; portuguese pt; portugueseAngola pt_AO; \
    portugueseBrazil pt_BR; portugueseCapeVerde pt_CV; portugueseGuineaBissau pt_GW; \
    portugueseMacauSarChina pt_MO; portugueseMozambique pt_MZ; portuguesePortugal pt_PT; \
    portugueseSoTomPrncipe pt_ST; portugueseTimorLeste pt_TL; punjabi pa_Guru; \
    punjabiArabic pa_Arab; punjabiArabicPakistan pa_Arab_PK; punjabiIndia pa_Guru_IN; \
    quechua qu; quechuaBolivia qu_BO; quechuaEcuador qu_EC; quechuaPeru qu_PE; romanian ro; \
    romanianMoldova ro_MD; romanianRomania ro_RO; romansh rm; romanshSwitzerland rm_CH; \
    rombo rof; romboTanzania rof_TZ; rundi rn; rundiBurundi rn_BI; russian ru; \
    russianBelarus ru_BY; russianKazakhstan ru_KZ; russianKyrgyzstan ru_KG; \
    russianMoldova ru_MD; russianRussia ru_RU; russianUkraine ru_UA; rwa rwk; \
    rwaTanzania rwk_TZ; sakha sah; sakhaRussia sah_RU; samburu saq; samburuKenya saq_KE; \
    sango sg; sangoCentralAfricanRepublic sg_CF; sangu sbp; sanguTanzania sbp_TZ; \
    scottishGaelic gd; scottishGaelicUnitedKingdom gd_GB; sena seh; senaMozambique seh_MZ; \
    serbian sr_Cyrl; serbianBosniaHerzegovina sr_Cyrl_BA; serbianKosovo sr_Cyrl_XK; \
    serbianLatin sr_Latn; serbianLatinBosniaHerzegovina sr_Latn_BA; \
    serbianLatinKosovo sr_Latn_XK; serbianLatinMontenegro sr_Latn_ME; \
    serbianLatinSerbia sr_Latn_RS; serbianMontenegro sr_Cyrl_ME; serbianSerbia sr_Cyrl_RS; \
    shambala ksb; shambalaTanzania ksb_TZ; shona sn; shonaZimbabwe sn_ZW; sichuanYi ii; \
    sichuanYiChina ii_CN; sinhala si; sinhalaSriLanka si_LK; slovak sk; slovakSlovakia sk_SK; \
    slovenian sl; slovenianSlovenia sl_SI; soga xog; sogaUganda xog_UG; somali so; \
    somaliDjibouti so_DJ; somaliEthiopia so_ET; somaliKenya so_KE; somaliSomalia so_SO; \
    spanish es; spanishArgentina es_AR; spanishBolivia es_BO; spanishCanaryIslands es_IC; \
    spanishCeutaMelilla es_EA; spanishChile es_CL; spanishColombia es_CO; \
    spanishCostaRica es_CR; spanishCuba es_CU; spanishDominicanRepublic es_DO; \
    spanishEcuador es_EC; spanishElSalvador es_SV; spanishEquatorialGuinea es_GQ; \
    spanishGuatemala es_GT; spanishHonduras es_HN; spanishLatinAmerica es_419; \
    spanishMexico es_MX; spanishNicaragua es_NI; spanishPanama es_PA; spanishParaguay es_PY; \
    spanishPeru es_PE; spanishPhilippines es_PH; spanishPuertoRico es_PR; spanishSpain es_ES; \
    spanishUnitedStates es_US; spanishUruguay es_UY; spanishVenezuela es_VE; \
    standardMoroccanTamazight zgh; standardMoroccanTamazightMorocco zgh_MA; swahili sw; \
    swahiliCongoKinshasa sw_CD; swahiliKenya sw_KE; swahiliTanzania sw_TZ; swahiliUganda sw_UG; \
    swedish sv; swedishFinland sv_FI; swedishSweden sv_SE; swedishlandIslands sv_AX; \
    swissGerman gsw; swissGermanFrance gsw_FR; swissGermanLiechtenstein gsw_LI; \
    swissGermanSwitzerland gsw_CH; tachelhit shi_Latn; tachelhitMorocco shi_Latn_MA; \
    tachelhitTifinagh shi_Tfng; tachelhitTifinaghMorocco shi_Tfng_MA; taita dav; \
    taitaKenya dav_KE; tajik tg_Cyrl; tajikTajikistan tg_Cyrl_TJ; tamil ta; tamilIndia ta_IN; \
    tamilMalaysia ta_MY; tamilSingapore ta_SG; tamilSriLanka ta_LK; tasawaq twq; \
    tasawaqNiger twq_NE; telugu te; teluguIndia te_IN; teso teo; tesoKenya teo_KE; \
    tesoUganda teo_UG; thai th; thaiThailand th_TH; tibetan bo; tibetanChina bo_CN; \
    tibetanIndia bo_IN; tigrinya ti; tigrinyaEritrea ti_ER; tigrinyaEthiopia ti_ET; tongan to; \
    tonganTonga to_TO; turkish tr; turkishCyprus tr_CY; turkishTurkey tr_TR; turkmen tk_Latn; \
    turkmenTurkmenistan tk_Latn_TM; ukrainian uk; ukrainianUkraine uk_UA; upperSorbian hsb; \
    upperSorbianGermany hsb_DE; urdu ur; urduIndia ur_IN; urduPakistan ur_PK; uyghur ug; \
    uyghurArabic ug_Arab; uyghurArabicChina ug_Arab_CN; uzbek uz_Cyrl; uzbekArabic uz_Arab; \
    uzbekArabicAfghanistan uz_Arab_AF; uzbekLatin uz_Latn; uzbekLatinUzbekistan uz_Latn_UZ; \
    uzbekUzbekistan uz_Cyrl_UZ; vai vai_Vaii; vaiLatin vai_Latn; vaiLatinLiberia vai_Latn_LR; \
    vaiLiberia vai_Vaii_LR; vietnamese vi; vietnameseVietnam vi_VN; vunjo vun; \
    vunjoTanzania vun_TZ; walser wae; walserSwitzerland wae_CH; welsh cy; \
    welshUnitedKingdom cy_GB; westernFrisian fy; westernFrisianNetherlands fy_NL; yangben yav; \
    yangbenCameroon yav_CM; yiddish yi; yiddishWorld yi_001; yoruba yo; yorubaBenin yo_BJ; \
    yorubaNigeria yo_NG; zarma dje; zarmaNiger dje_NE; zulu zu; zuluSouthAfrica zu_ZA
    """
}
