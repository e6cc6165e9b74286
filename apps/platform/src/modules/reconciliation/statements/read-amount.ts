import { UNITS_PER_MAJOR } from "@perya/money";

/** Decimals of a ledger unit. */
const DECIMALS = 5;
/** Digits of whole units: what a bigint column holds with room to add up. */
const MOST_DIGITS = 12;

/**
 * An amount of a statement in ledger units, exactly; undefined for what is none. Thousands may be
 * grouped by the other mark, a space or an apostrophe; negative is a sign before or after it, or
 * brackets around it. What could be read in two ways, as "1,50" where the point is the decimal
 * mark, is no amount.
 */
export function readAmount(text: string, decimal: "." | ","): bigint | undefined {
  const plain = text
    .trim()
    .replaceAll(/[\u00A0\u202F\u2009]/g, " ")
    .replaceAll("−", "-");
  const shape = /^(\()?([+-])?(.*?)(-)?(\))?$/.exec(plain);
  const [, opens, before, body = "", after, closes] = shape ?? [];
  if (Boolean(opens) !== Boolean(closes) || (before && after) || (opens && (before ?? after)))
    return undefined;
  const negative = Boolean(opens) || before === "-" || after === "-";
  const [whole = "", fraction = "", ...more] = body.trim().split(decimal);
  if (more.length > 0 || !/^\d{0,5}$/.test(fraction)) return undefined;
  const digits = ungrouped(whole, decimal === "." ? "," : ".");
  if (digits === undefined || digits.length > MOST_DIGITS) return undefined;
  const units = BigInt(digits) * UNITS_PER_MAJOR + BigInt(fraction.padEnd(DECIMALS, "0"));
  return negative ? -units : units;
}

/** Groups of two (as in India) or three digits, and three in the last one. */
function ungrouped(whole: string, mark: string): string | undefined {
  if (/^\d+$/.test(whole)) return whole;
  const used = [mark, " ", "'", "’"].find((one) => whole.includes(one));
  if (used === undefined) return undefined;
  const [first = "", ...groups] = whole.split(used);
  const last = groups.pop() ?? "";
  const isGrouped =
    /^\d{1,3}$/.test(first) && groups.every((one) => /^\d{2,3}$/.test(one)) && /^\d{3}$/.test(last);
  return isGrouped ? [first, ...groups, last].join("") : undefined;
}
