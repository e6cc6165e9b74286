import { formatMoney, fromMinor } from "@perya/money";

/** A cell's value in words: the data as it is, without the signs of JSON. Null is not confirmed. */
export function valueWords(json: string | null, unit: string | null): string {
  if (json === null) return "not confirmed";
  const value: unknown = JSON.parse(json);
  if (unit === "minor units") return amountsIn(value);
  return unit === null ? said(value) : `${said(value)} ${unit}`;
}

type Fields = Readonly<Record<string, unknown>>;

/** Amounts are minor units: rows that name a currency, or amounts by currency. */
function amountsIn(value: unknown): string {
  if (Array.isArray(value)) return value.map((row) => rowWords(row as Fields)).join("; ");
  if (!isObject(value)) return said(value);
  return Object.entries(value)
    .map(([currency, amount]) => money(amount, currency))
    .join(", ");
}

function rowWords({ amount, currency, ageMin, ageMax, ...about }: Fields): string {
  const from = typeof ageMin === "number" ? ageMin : undefined;
  const to = typeof ageMax === "number" ? ageMax : undefined;
  const ages =
    from === undefined ? "" : `, ages ${to === undefined ? `from ${from}` : `${from} to ${to}`}`;
  const others = Object.values(about).map(said).join(", ");
  return `${money(amount, currency)}${others && ` ${others}`}${ages}`;
}

function money(amount: unknown, currency: unknown): string {
  return formatMoney(fromMinor(BigInt(Number(amount)), String(currency)));
}

function said(value: unknown): string {
  if (value === true) return "yes";
  if (value === false) return "no";
  if (Array.isArray(value)) return value.map(said).join(value.some(isObject) ? "; " : ", ");
  if (isObject(value))
    return Object.entries(value)
      .filter(([, one]) => one !== null && !(Array.isArray(one) && one.length === 0))
      .map(([name, one]) => `${name} ${said(one)}`)
      .join(", ");
  return typeof value === "string" ? periodWords(value) : String(value);
}

const PERIOD = /^P(\d+)([DWMY])$/;
const PERIOD_UNITS: Readonly<Record<string, string>> = {
  D: "day",
  W: "week",
  M: "month",
  Y: "year",
};

/** A period of ISO 8601 with one unit, P6W, reads "6 weeks"; every other text stays. */
function periodWords(text: string): string {
  const [, count, letter = ""] = PERIOD.exec(text) ?? [];
  const unit = PERIOD_UNITS[letter];
  return count && unit ? `${count} ${unit}${count === "1" ? "" : "s"}` : text;
}

function isObject(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
