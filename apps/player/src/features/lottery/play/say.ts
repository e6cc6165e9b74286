import { textOf, type Key } from "../../../shared/text.ts";

type Words = Key<"markets">;

/** What a market is called. One this program has no words for keeps its code. */
export function marketName(code: string): string {
  const t = textOf("markets");
  const key = `name.${code}` as Words;
  return t.has(key) ? t(key as never) : code.replaceAll("_", " ");
}

/** What wins on a market, in a sentence: of the rules' own where it means something else there; undefined where none was written. */
export function marketAbout(rules: string, code: string): string | undefined {
  const t = textOf("markets");
  const key = [`about.${rules}_${code}`, `about.${code}`].find((one) => t.has(one as Words));
  return key === undefined ? undefined : t(key as never);
}

/** What the markets of a group are called together. */
export function groupName(group: string): string {
  const t = textOf("markets");
  const key = `group.${group}` as Words;
  return t.has(key) ? t(key as never) : group;
}

/** A mark in words: sides are named, "3:07" is place 3 and number 07, figures stay as they are. */
export function markName(mark: string): string {
  const t = textOf("markets");
  const key = `mark.${mark}` as Words;
  if (t.has(key)) return t(key as never);
  const [place, ...rest] = mark.split(":");
  return rest.length > 0 ? `${markName(place ?? "")} · ${markName(rest.join(":"))}` : mark.replaceAll("_", " ");
}
