import type { GameNames } from "../../catalogue/index.ts";

/** How long it is from draw to draw, in languages by code. */
const LENGTHS = {
  CN: (minutes: number) => `${minutes}分钟`,
  VI: (minutes: number) => `${minutes} phút`,
  TY: (minutes: number) => `${minutes} minuto`,
  AR: (minutes: number) =>
    minutes === 1 ? "دقيقة" : minutes <= 10 ? `${minutes} دقائق` : `${minutes} دقيقة`,
};

/**
 * What families of games are called where that is not their plain name. In Arabic a word of its own
 * comes first: a line that began with Latin letters would be read from the wrong side.
 */
const FAMILIES: Readonly<Record<string, GameNames>> = {
  "Vietnam 27": { CN: "越南27", VI: "Việt Nam 27", AR: "فيتنام 27" },
  "Vietnam 18": { CN: "越南18", VI: "Việt Nam 18", AR: "فيتنام 18" },
  "Hanoi 5": { VI: "Hà Nội 5", AR: "هانوي 5" },
  Keno: { AR: "كينو" },
  K3: { AR: "يانصيب K3" },
  "K3, triples lose": {
    VI: "K3, bộ ba thua",
    TY: "K3, talo ang triple",
    AR: "يانصيب K3، الثلاثيات تخسر",
  },
  PK10: { AR: "يانصيب PK10" },
  SSC: { AR: "يانصيب SSC" },
  "11x5": { AR: "يانصيب 11x5" },
  "ZY SSC": { AR: "يانصيب ZY SSC" },
  "ZY 11x5": { AR: "يانصيب ZY 11x5" },
  "ZY PK10": { AR: "يانصيب ZY PK10" },
};

/** Names by which players of a language know a game, by the game's code. */
const KNOWN: Readonly<Record<string, GameNames>> = {
  THAI: { CN: "泰国彩票", VI: "Xổ số Thái Lan" },
  MARK6: { CN: "六合彩", TW: "六合彩", VI: "Lục hợp" },
  "KENO-1M": { CN: "1分快乐8" },
  "KENO-5M": { CN: "5分快乐8" },
  "K3-1M": { CN: "1分快三" },
  "K3-5M": { CN: "5分快三" },
  "PK10-1M": { CN: "1分PK10" },
  "PK10-5M": { CN: "5分PK10" },
  "SSC-1M": { CN: "1分时时彩" },
  "SSC-5M": { CN: "5分时时彩" },
  "11X5-1M": { CN: "1分11选5" },
  "11X5-5M": { CN: "5分11选5" },
  "HN5-5M": { CN: "河内5分彩" },
  "LOTT-SSC-20M": { CN: "20分时时彩" },
  "LOTT-11X5-20M": { CN: "20分11选5" },
  "LOTT-K3-20M": { CN: "20分快三（豹子通杀）" },
  "ZY-SSC-10M": { CN: "ZY 10分时时彩" },
  "ZY-11X5-10M": { CN: "ZY 10分11选5" },
  "ZY-PK10-10M": { CN: "ZY 10分PK10" },
};

/**
 * What a new installation's lottery is called in other languages, by their codes. A language that
 * is left out reads the plain name.
 */
export function houseNames({ code, name }: { code: string; name: string }): GameNames {
  const [, family = "", minutes] = /^(.+) · (\d+) minutes?$/.exec(name) ?? [];
  if (!minutes) return KNOWN[code] ?? {};
  const says = (language: keyof typeof LENGTHS) =>
    `${FAMILIES[family]?.[language] ?? family} · ${LENGTHS[language](Number(minutes))}`;
  return { CN: says("CN"), VI: says("VI"), TY: says("TY"), AR: says("AR"), ...KNOWN[code] };
}
