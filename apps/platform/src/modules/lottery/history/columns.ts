/** Publishers' headers for columns we name differently, without accents, case, blanks and dots. */
const PUBLISHED: Readonly<Record<string, string>> = {
  DATE: "DAY",
  DRAWDATE: "DAY",
  NGAY: "DAY",
  NGAYQUAY: "DAY",
  DRAW: "ISSUE",
  DRAWNO: "ISSUE",
  DRAWNUMBER: "ISSUE",
  KY: "ISSUE",
  KYQUAY: "ISSUE",
  PERIOD: "ISSUE",
  DACBIET: "DB",
  GIAIDACBIET: "DB",
  GIAIDB: "DB",
  GDB: "DB",
  SPECIALPRIZE: "DB",
  NHAT: "G1",
  NHI: "G2",
  BA: "G3",
  TU: "G4",
  NAM: "G5",
  SAU: "G6",
  BAY: "G7",
  TAM: "G8",
  WINNINGNUMBERS: "REGULAR",
  EXTRANUMBER: "SPECIAL",
  SPECIALNUMBER: "SPECIAL",
};

/**
 * Our name for a column of a file of results: "DAY", "ISSUE", a part of the outcome
 * ("DB", "G2_1"). Vietnamese headers come with or without accents and with "Giải" before the prize;
 * English ones as the Hong Kong and Thai lotteries publish them.
 */
export function columnOf(header: string): string {
  const plain = header
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .replace(/đ/gi, "D")
    .toUpperCase()
    .trim();
  const [, name = plain, place = ""] = /^(.*?)((?:[_.]| )\d+)?$/.exec(plain) ?? [];
  const word = name.replace(/[^A-Z0-9]/g, "");
  const known =
    PUBLISHED[word] ??
    PUBLISHED[word.replace(/^GIAI/, "")] ??
    word.replace(/^(?:GIAI|PRIZE)(\d)$/, "G$1");
  const ordinal =
    /^(?:G|GIAI|PRIZE)$/.test(word) && place !== "" ? `G${place.slice(1)}` : undefined;
  return ordinal ?? `${known}${place.replace(/^[. ]/, "_")}`;
}

/** The part of an outcome that a column belongs to: "G2_1" is a column of G2. */
export function partOf(column: string): string {
  return column.replace(/_\d+$/, "");
}
