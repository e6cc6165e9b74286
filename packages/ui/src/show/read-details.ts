/** The most lines that a person reads beside a round; of more, none is shown. */
const MOST_LINES = 24;

/** Something that a vendor says of a round: without a name it is a sentence of its own. */
export interface DetailLine {
  readonly name: string;
  readonly value: string;
}

/**
 * What a vendor says happened in a round, for a person to read: a text as it stands, an object as
 * its plain values under their names. Lists of plain values stand in one line. What has no name,
 * says only yes or no, or lies deeper than one object in another, was written for programs, and is
 * left out.
 */
export function readDetails(details: string): readonly DetailLine[] {
  const text = details.trim();
  if (!/^[[{]/.test(text)) return text === "" ? [] : [{ name: "", value: text }];
  const lines = linesOf(parsed(text), true);
  return lines.length > MOST_LINES ? [] : lines;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A text that only begins like an object.
    return undefined;
  }
}

function linesOf(said: unknown, isOutermost: boolean): DetailLine[] {
  if (typeof said !== "object" || said === null || Array.isArray(said)) return [];
  return Object.entries(said).flatMap(([key, value]) => {
    const name = nameOf(key);
    const plain = plainOf(value);
    if (plain !== "") return name === "" ? [] : [{ name, value: plain }];
    if (!isOutermost) return [];
    return linesOf(value, false).map((line) => ({ ...line, name: `${name}: ${line.name}` }));
  });
}

/** A plain value, or a list of them, in a line; empty for anything else. */
function plainOf(value: unknown): string {
  if (typeof value === "string") return value.trim();
  if (typeof value === "number") return String(value);
  if (!Array.isArray(value)) return "";
  const parts = value.map((part: unknown) => (Array.isArray(part) ? "" : plainOf(part)));
  return parts.includes("") ? "" : parts.join(", ");
}

/** `freeSpins`, `free_spins` and `free-spins` as "Free spins". */
function nameOf(key: string): string {
  const words = key
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, "$1 $2")
    .split(/[\s_.-]+/u)
    .filter((word) => word !== "")
    .join(" ")
    .toLowerCase();
  return words.replace(/^\p{L}/u, (first) => first.toUpperCase());
}
