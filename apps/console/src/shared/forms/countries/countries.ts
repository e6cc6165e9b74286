import { plainText } from "@perya/languages";

/** The countries and territories of ISO 3166-1, by alpha-2 code. */
const CODES = `
  AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS
  BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE
  EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM
  HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC
  LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA
  NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW
  SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO
  TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW`;

const NAMES = new Intl.DisplayNames("en", { type: "region" });

/** A country's English name; the code itself for an unknown one. */
export function countryName(code: string): string {
  return NAMES.of(code) ?? code;
}

export interface Country {
  readonly code: string;
  readonly name: string;
}

const COUNTRIES: readonly Country[] = CODES.trim()
  .split(/\s+/)
  .map((code) => ({ code, name: countryName(code) }))
  .toSorted((one, other) => one.name.localeCompare(other.name));

/** Countries whose name has the text, or whose code it is; those that begin with it first. */
export function findCountries(text: string, without: readonly string[]): Country[] {
  const wanted = plainText(text);
  const rank = ({ code, name }: Country) =>
    code.toLowerCase() === wanted
      ? 0
      : plainText(name).startsWith(wanted)
        ? 1
        : plainText(name).includes(wanted)
          ? 2
          : 3;
  return COUNTRIES.filter(
    (country) => !without.includes(country.code) && rank(country) < 3,
  ).toSorted((one, other) => rank(one) - rank(other));
}
