import { formatMoney, fromWire } from "@perya/money";

/** One name whose value is another one after an action. Without `from` it is new. */
export interface Change {
  readonly name: string;
  readonly from?: string;
  readonly to: string;
}

/**
 * Names of amounts in the audit trail, stored as ledger units; an adjustment's has a direction.
 */
const AMOUNTS: ReadonlySet<string> = new Set([
  "amount",
  "paid",
  "balance",
  "singleBet",
  "dailyWager",
  "weeklyWager",
  "monthlyWager",
  "dailyLoss",
  "weeklyLoss",
  "monthlyLoss",
  "dailyDeposit",
  "weeklyDeposit",
  "monthlyDeposit",
  "units",
]);
const DIRECTED = "units";

/**
 * What differs between two states of the same thing. Equal values are left out; a removed value
 * becomes "nothing". Amounts are shown as money of the currency; without one they stay ledger
 * units.
 */
export function changesOf(before: unknown, after: unknown, currency: string | null): Change[] {
  return changesWithin(fields(before), fields(after), currency, "");
}

/**
 * Where both states have parts of their own, their parts are compared: one switch of a long list of
 * settings is one change.
 */
function changesWithin(
  old: Record<string, unknown>,
  now: Record<string, unknown>,
  currency: string | null,
  within: string,
): Change[] {
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((name) => {
    // By the ledger's units: amounts that differ by less than a cent read alike.
    if (words(old[name], null) === words(now[name], null)) return [];
    if (hasParts(old[name]) && hasParts(now[name]))
      return changesWithin(fields(old[name]), fields(now[name]), currency, `${within}${name}.`);
    const [from, to] = [
      words(shownValue(name, old[name], currency), currency),
      words(shownValue(name, now[name], currency), currency),
    ];
    const path = within + name;
    return name in old ? [{ name: path, from, to }] : [{ name: path, to }];
  });
}

function hasParts(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A bare value is a thing with one nameless field. */
function fields(value: unknown): Record<string, unknown> {
  if (value === null || value === undefined) return {};
  return typeof value === "object" && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : { "": value };
}

function words(value: unknown, currency: string | null): string {
  if (value === null || value === undefined) return "nothing";
  if (Array.isArray(value)) return value.map((one) => words(one, currency)).join(", ") || "nothing";
  return typeof value === "object"
    ? JSON.stringify(value, (name, inner: unknown) => shownValue(name, inner, currency))
    : String(value);
}

/** A value as it is, unless it is an amount by its name and its form. */
function shownValue(name: string, value: unknown, currency: string | null): unknown {
  if (
    currency === null ||
    !AMOUNTS.has(name) ||
    typeof value !== "string" ||
    !/^-?\d+$/.test(value)
  )
    return value;
  return formatMoney(fromWire({ amount: value, currency }), { sign: name === DIRECTED });
}
