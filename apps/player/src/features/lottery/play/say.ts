import { textOf, type Key } from "../../../shared/language/text.ts";

type Words = Key<"markets">;

/** A market's name. One without a message keeps its code. */
export function marketName(code: string): string {
  return firstText([`name.${code}`], code) ?? code.replaceAll("_", " ");
}

/**
 * What wins on a market, in a sentence. The same code can mean different bets, so a sentence for
 * these rules or their family comes before the general one. Undefined where none is written.
 */
export function marketAbout(rules: string, code: string): string | undefined {
  const [family] = rules.split("-");
  const ofThree = code.replace(/^(FRONT|MIDDLE|BACK)3_/, "THREE_");
  return firstText(
    [`about.${rules}_${code}`, `about.${family}_${code}`, `about.${code}`, `about.${ofThree}`],
    code,
  );
}

/** What the markets of a group are called together. */
export function groupName(group: string): string {
  return firstText([`group.${group}`]) ?? group;
}

/** A mark in words: sides are named, "3:07" is place 3 and number 07, figures stay as they are. */
export function markName(mark: string): string {
  const known = firstText([`mark.${mark}`]);
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

/**
 * The first of these messages that exists. For a code that ends in a number (PICK5) otherwise the
 * message of its kind (PICK), with the number as its value.
 */
function firstText(keys: readonly string[], code = ""): string | undefined {
  const t = textOf("markets");
  const known = keys.find((key) => t.has(key as Words));
  if (known !== undefined) return t(known as never);
  const [, kind, count] = /^([A-Z]+)(\d+)$/.exec(code) ?? [];
  const ofKind = keys
    .map((key) => key.replace(code, kind ?? ""))
    .find((key) => kind !== undefined && t.has(key as Words));
  return ofKind === undefined ? undefined : t(ofKind as never, { count: Number(count) } as never);
}
