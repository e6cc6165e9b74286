import { loadavg } from "node:os";

/** Prints a table of named rows, figures right-aligned, and the machine's load with it. */
export function printTable(
  title: string,
  rows: readonly Readonly<Record<string, string | number>>[],
): void {
  const names = Object.keys(rows[0] ?? {});
  const widths = names.map((name) =>
    Math.max(name.length, ...rows.map((row) => String(row[name] ?? "").length)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join("  ");
  console.log(`\n${title} (load ${loadavg()[0]?.toFixed(2)})`);
  console.log(line(names));
  for (const row of rows) console.log(line(names.map((name) => String(row[name] ?? ""))));
}

/** The last line of every bench: its figures as JSON, rounded to their significant digits. */
export function printFigures(bench: string, figures: Readonly<Record<string, number>>): void {
  const rounded = Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [name, Math.round(value * 1000) / 1000]),
  );
  console.log(JSON.stringify({ bench, figures: rounded }));
}

/** The median of a list of figures. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
