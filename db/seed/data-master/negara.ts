/** The 249 codes of ISO 3166-1 alpha-2 with their Indonesian names. */
const DAFTAR =
  'AD Andorra|AE Uni Emirat Arab|AF Afganistan|AG Antigua dan Barbuda|AI Anguilla|AL Albania|AM Armenia|AO Angola|AQ Antarktika|' +
  'AR Argentina|AS Samoa Amerika|AT Austria|AU Australia|AW Aruba|AX Kepulauan Åland|AZ Azerbaijan|BA Bosnia dan Herzegovina|' +
  'BB Barbados|BD Bangladesh|BE Belgia|BF Burkina Faso|BG Bulgaria|BH Bahrain|BI Burundi|BJ Benin|BL Saint Barthélemy|BM Bermuda|' +
  'BN Brunei Darussalam|BO Bolivia|BQ Belanda Karibia|BR Brasil|BS Bahama|BT Bhutan|BV Pulau Bouvet|BW Botswana|BY Belarus|BZ Belize|' +
  'CA Kanada|CC Kepulauan Cocos (Keeling)|CD Republik Demokratik Kongo|CF Republik Afrika Tengah|CG Kongo|CH Swiss|CI Pantai Gading|' +
  'CK Kepulauan Cook|CL Cile|CM Kamerun|CN Tiongkok|CO Kolombia|CR Kosta Rika|CU Kuba|CV Tanjung Verde|CW Curaçao|CX Pulau Christmas|' +
  'CY Siprus|CZ Ceko|DE Jerman|DJ Jibuti|DK Denmark|DM Dominika|DO Republik Dominika|DZ Aljazair|EC Ekuador|EE Estonia|EG Mesir|' +
  'EH Sahara Barat|ER Eritrea|ES Spanyol|ET Etiopia|FI Finlandia|FJ Fiji|FK Kepulauan Falkland|FM Mikronesia|FO Kepulauan Faroe|' +
  'FR Prancis|GA Gabon|GB Britania Raya|GD Grenada|GE Georgia|GF Guyana Prancis|GG Guernsey|GH Ghana|GI Gibraltar|GL Greenland|' +
  'GM Gambia|GN Guinea|GP Guadeloupe|GQ Guinea Ekuatorial|GR Yunani|GS Georgia Selatan dan Kepulauan Sandwich Selatan|GT Guatemala|' +
  'GU Guam|GW Guinea-Bissau|GY Guyana|HK Hong Kong|HM Pulau Heard dan Kepulauan McDonald|HN Honduras|HR Kroasia|HT Haiti|HU Hungaria|' +
  'ID Indonesia|IE Irlandia|IL Israel|IM Pulau Man|IN India|IO Wilayah Inggris di Samudra Hindia|IQ Irak|IR Iran|IS Islandia|' +
  'IT Italia|JE Jersey|JM Jamaika|JO Yordania|JP Jepang|KE Kenya|KG Kirgizstan|KH Kamboja|KI Kiribati|KM Komoro|' +
  'KN Saint Kitts dan Nevis|KP Korea Utara|KR Korea Selatan|KW Kuwait|KY Kepulauan Cayman|KZ Kazakhstan|LA Laos|LB Lebanon|' +
  'LC Saint Lucia|LI Liechtenstein|LK Sri Lanka|LR Liberia|LS Lesotho|LT Lituania|LU Luksemburg|LV Latvia|LY Libya|MA Maroko|' +
  'MC Monako|MD Moldova|ME Montenegro|MF Saint Martin|MG Madagaskar|MH Kepulauan Marshall|MK Makedonia Utara|ML Mali|MM Myanmar|' +
  'MN Mongolia|MO Makau|MP Kepulauan Mariana Utara|MQ Martinik|MR Mauritania|MS Montserrat|MT Malta|MU Mauritius|MV Maladewa|' +
  'MW Malawi|MX Meksiko|MY Malaysia|MZ Mozambik|NA Namibia|NC Kaledonia Baru|NE Niger|NF Kepulauan Norfolk|NG Nigeria|NI Nikaragua|' +
  'NL Belanda|NO Norwegia|NP Nepal|NR Nauru|NU Niue|NZ Selandia Baru|OM Oman|PA Panama|PE Peru|PF Polinesia Prancis|PG Papua Nugini|' +
  'PH Filipina|PK Pakistan|PL Polandia|PM Saint Pierre dan Miquelon|PN Kepulauan Pitcairn|PR Puerto Riko|PS Palestina|PT Portugal|' +
  'PW Palau|PY Paraguay|QA Qatar|RE Réunion|RO Rumania|RS Serbia|RU Rusia|RW Rwanda|SA Arab Saudi|SB Kepulauan Solomon|SC Seychelles|' +
  'SD Sudan|SE Swedia|SG Singapura|SH Saint Helena|SI Slovenia|SJ Kepulauan Svalbard dan Jan Mayen|SK Slovakia|SL Sierra Leone|' +
  'SM San Marino|SN Senegal|SO Somalia|SR Suriname|SS Sudan Selatan|ST Sao Tome dan Principe|SV El Salvador|SX Sint Maarten|SY Suriah|' +
  'SZ Eswatini|TC Kepulauan Turks dan Caicos|TD Chad|TF Wilayah Selatan Prancis|TG Togo|TH Thailand|TJ Tajikistan|TK Tokelau|' +
  'TL Timor-Leste|TM Turkmenistan|TN Tunisia|TO Tonga|TR Türkiye|TT Trinidad dan Tobago|TV Tuvalu|TW Taiwan|TZ Tanzania|UA Ukraina|' +
  'UG Uganda|UM Kepulauan Terluar Kecil Amerika Serikat|US Amerika Serikat|UY Uruguay|UZ Uzbekistan|VA Vatikan|' +
  'VC Saint Vincent dan Grenadine|VE Venezuela|VG Kepulauan Virgin Britania Raya|VI Kepulauan Virgin Amerika Serikat|VN Vietnam|' +
  'VU Vanuatu|WF Kepulauan Wallis dan Futuna|WS Samoa|YE Yaman|YT Mayotte|ZA Afrika Selatan|ZM Zambia|ZW Zimbabwe'

/** Answers code and name of every country, Indonesia first: it is the default. */
export function daftarNegara(): readonly (readonly [string, string])[] {
  const semua = DAFTAR.split('|').map((baris): readonly [string, string] => [baris.slice(0, 2), baris.slice(3)])
  return [...semua.filter(([k]) => k === 'ID'), ...semua.filter(([k]) => k !== 'ID')]
}
