import type { WireMoney } from "@perya/money";

/** A cell: words, or an amount of money, which is written exactly, without its currency. */
export type Cell = string | WireMoney | null;

const UNITS_DIGITS = 5;

/**
 * A table as RFC 4180 writes it, with the mark by which spreadsheets know UTF-8. Words that a
 * spreadsheet would take for a formula have an apostrophe before them.
 */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(written).join(",")).join("\r\n")}\r\n`;
}

function written(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell !== "string") return decimal(BigInt(cell.amount));
  const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Ledger units as a decimal number, to the last unit. */
function decimal(units: bigint): string {
  const digits = (units < 0n ? -units : units).toString().padStart(UNITS_DIGITS + 1, "0");
  const fraction = digits.slice(-UNITS_DIGITS).replace(/0{1,3}$/, "");
  return `${units < 0n ? "-" : ""}${digits.slice(0, -UNITS_DIGITS)}.${fraction}`;
}

/** Lets the browser save a table as a file. */
export function saveCsv(name: string, rows: readonly (readonly Cell[])[]): void {
  const address = URL.createObjectURL(new Blob([csvOf(rows)], { type: "text/csv" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `${name}.csv`;
  link.click();
  URL.revokeObjectURL(address);
}
