import { textOf, type Key } from "../../../shared/text.ts";

type Words = Key<"markets">;

/** What a market is called. One this program has no words for keeps its code. */
export function marketName(code: string): string {
  return said([`name.${code}`], code) ?? code.replaceAll("_", " ");
}

/** What wins on a market, in a sentence: of the rules' own or their family's where it means something else there; undefined where none was written. */
export function marketAbout(rules: string, code: string): string | undefined {
  const [family] = rules.split("-");
  const ofThree = code.replace(/^(FRONT|MIDDLE|BACK)3_/, "THREE_");
  return said(
    [`about.${rules}_${code}`, `about.${family}_${code}`, `about.${code}`, `about.${ofThree}`],
    code,
  );
}

/** What the markets of a group are called together. */
export function groupName(group: string): string {
  return said([`group.${group}`]) ?? group;
}

/** A mark in words: sides are named, "3:07" is place 3 and number 07, figures stay as they are. */
export function markName(mark: string): string {
  const known = said([`mark.${mark}`]);
  if (known !== undefined) return known;
  const [place, ...rest] = mark.split(":");
  return rest.length > 0
    ? `${placeName(place ?? "")} · ${markName(rest.join(":"))}`
    : mark.replaceAll("_", " ");
}

/** A place of the draw in words: its number, or which part of it. */
export function placeName(place: string): string {
  return /^\d+$/.test(place) ? textOf("slip")("pick.place", { place }) : markName(place);
}

/** The first of some messages that there is; for a code that ends in a number (PICK5) the message of all its kind, which is given the number. */
function said(keys: readonly string[], code = ""): string | undefined {
  const t = textOf("markets");
  const known = keys.find((key) => t.has(key as Words));
  if (known !== undefined) return t(known as never);
  const [, kind, count] = /^([A-Z]+)(\d+)$/.exec(code) ?? [];
  const ofKind = keys
    .map((key) => key.replace(code, kind ?? ""))
    .find((key) => kind !== undefined && t.has(key as Words));
  return ofKind === undefined ? undefined : t(ofKind as never, { count: Number(count) } as never);
}
