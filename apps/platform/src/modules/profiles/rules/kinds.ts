import { z, type ZodType } from "zod";

/**
 * How a field's values are written, and how two of them become the stricter one. `join` is
 * associative, commutative and idempotent on what the schema gives, and never loosens: what is at
 * or above the join of two bounds is at or above each.
 */
export interface Kind<Value = unknown> {
  /** Reads a value into the one form in which it is compared. */
  readonly schema: ZodType<Value>;
  readonly join: (a: Value, b: Value) => Value;
  /**
   * Whose a joined value is: of all that have one where each adds to it, else of those who have
   * the strictest.
   */
  readonly of: "all" | "strictest";
}

const name = z.string().min(1).max(500);
const count = z.number().nonnegative().max(1e15);

/** A number of which the highest is the strictest. */
export const highest: Kind<number> = { schema: count, join: Math.max, of: "strictest" };

/** A number of which the lowest is the strictest. */
export const lowest: Kind<number> = { schema: count, join: Math.min, of: "strictest" };

/** Whether something must be. */
export const required: Kind<boolean> = {
  schema: z.boolean(),
  join: (a, b) => a || b,
  of: "strictest",
};

/** Words of which the first is the strictest. */
export function ordered(words: readonly [string, ...string[]]): Kind<string> {
  return {
    schema: z.enum(words),
    join: (a, b) => (words.indexOf(a) <= words.indexOf(b) ? a : b),
    of: "strictest",
  };
}

/** Something that is forbidden if one of them forbids it. */
export const forbidden = ordered(["forbid", "allow"]);

/** Words that all have to be offered, asked or shown; a single text is a list of one. */
export const union: Kind<readonly string[]> = {
  schema: z
    .union([name.transform((text) => [text]), z.array(name).max(100)])
    .transform((texts) => inOrder(texts)),
  join: (a, b) => inOrder([...a, ...b]),
  of: "all",
};

/** Words of which only those remain that every list has. */
export const common: Kind<readonly string[]> = {
  schema: z.array(name).max(100).transform(inOrder),
  join: (a, b) => a.filter((text) => b.includes(text)),
  of: "all",
};

type Amounts = Readonly<Record<string, number>>;

/** A number by key (a currency, a product), of which the highest or lowest is the strictest. */
export function byKey(stricter: (a: number, b: number) => number): Kind<Amounts> {
  return {
    schema: z.record(name, count).transform(sorted),
    join: (a, b) =>
      sorted({
        ...a,
        ...Object.fromEntries(
          Object.entries(b).map(([key, value]) => [key, stricter(a[key] ?? value, value)]),
        ),
      }),
    of: "all",
  };
}

interface Break {
  readonly afterMin: number;
  readonly pauseMin: number;
}

/** A forced pause: the sooner and the longer one. */
export const pause: Kind<Break> = {
  schema: z.object({ afterMin: count, pauseMin: count }),
  join: (a, b) => ({
    afterMin: Math.min(a.afterMin, b.afterMin),
    pauseMin: Math.max(a.pauseMin, b.pauseMin),
  }),
  of: "strictest",
};

/** What is not folded: it is shown for each profile, and bounds nothing. */
export const info: Kind<null> = {
  schema: z.unknown().transform(() => null),
  join: () => null,
  of: "all",
};

function inOrder(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)].toSorted();
}

function sorted(amounts: Amounts): Amounts {
  return Object.fromEntries(Object.entries(amounts).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
