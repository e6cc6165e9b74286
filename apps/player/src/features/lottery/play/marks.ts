import type { Market } from "@perya/lottery-kit";
import { latinDigits } from "@perya/money";

/** The longest number one types: beyond it there are more than fit on a screen. */
const LARGEST_GRID = 100;

/**
 * All possible marks of a market, if few enough to show; undefined where numbers are typed.
 */
export function marksOf({ picker }: Pick<Market, "picker">): readonly string[] | undefined {
  switch (picker.kind) {
    case "options":
      return picker.options;
    case "balls":
      return range(picker.from, picker.to, String(picker.to).length);
    case "digits": {
      const size = 10 ** picker.length;
      return size <= LARGEST_GRID ? range(0, size - 1, picker.length) : undefined;
    }
  }
}

export interface Typed {
  readonly picks: readonly string[];
  /** Typed text that is not a number of the market. */
  readonly wrong: readonly string[];
}

/**
 * The numbers in a typed or pasted text, each once, in order. Digits without anything between them
 * are cut at every number's length: "0712" is 07 and 12. Digits of every script count.
 */
export function readMarks(text: string, market: Pick<Market, "picker">): Typed {
  const known = marksOf(market);
  const picks = new Set<string>();
  const wrong: string[] = [];
  for (const word of latinDigits(text)
    .split(/[^\p{L}\p{N}:_-]+/u)
    .filter(Boolean)) {
    const parts = cut(word, market);
    const fits = (part: string) => (known ? known.includes(part) : isNumber(part, market));
    if (parts.length > 0 && parts.every(fits)) for (const part of parts) picks.add(part);
    else wrong.push(word);
  }
  return { picks: [...picks], wrong };
}

/**
 * Random marks from the browser's secure source, all equally likely and none twice.
 */
export function quickPick(
  market: Pick<Market, "picker" | "ordered">,
  count: number,
  random: (below: number) => number = secureBelow,
): readonly string[] {
  const known = marksOf(market);
  const picker = market.picker;
  const all = known?.length ?? (picker.kind === "digits" ? 10 ** picker.length : 0);
  const picked = new Set<string>();
  while (picked.size < Math.min(count, all)) {
    const at = random(all);
    picked.add(
      known
        ? (known[at] ?? "")
        : String(at).padStart(picker.kind === "digits" ? picker.length : 0, "0"),
    );
  }
  return market.ordered ? [...picked] : [...picked].toSorted();
}

/** A whole number below a limit of at most 2^31, by rejection so that none is likelier. */
function secureBelow(below: number): number {
  const limit = Math.floor(2 ** 32 / below) * below;
  const drawn = new Uint32Array(1);
  for (;;) {
    const value = crypto.getRandomValues(drawn)[0] ?? 0;
    if (value < limit) return value % below;
  }
}

/** A word as the marks it may stand for. */
function cut(word: string, { picker }: Pick<Market, "picker">): readonly string[] {
  if (picker.kind === "options") return [word];
  if (!/^\d+$/.test(word)) return [];
  const length = picker.kind === "digits" ? picker.length : String(picker.to).length;
  // A ball is often written without its zero.
  if (picker.kind === "balls" && word.length < length) return [word.padStart(length, "0")];
  return word.length % length === 0 ? (word.match(new RegExp(`.{${length}}`, "g")) ?? []) : [];
}

function isNumber(text: string, { picker }: Pick<Market, "picker">): boolean {
  return picker.kind === "digits" && new RegExp(`^\\d{${picker.length}}$`).test(text);
}

function range(from: number, to: number, width: number): readonly string[] {
  return Array.from({ length: to - from + 1 }, (_, at) => String(from + at).padStart(width, "0"));
}
