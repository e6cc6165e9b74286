import type { Tx } from "@perya/postgres";
import { NOTHING, plus, type Measures } from "../measures.ts";
import { digitsOf } from "./closed-sums.ts";
import { selectSums, type ClosedSum } from "./closed.store.ts";
import { selectClosings, type Break, type Closing } from "./closings.store.ts";
import { selectQuartersByGame } from "./day-sums.store.ts";

/** I6: a month has what its closed days have, by its quarter-hours as pages read them. */
export async function checkMonth(
  tx: Tx,
  { brandId, day, start, end }: Closing,
  sums: readonly ClosedSum[],
): Promise<Break[]> {
  const first = Temporal.PlainDate.from(day).with({ day: 1 });
  const eve = Temporal.PlainDate.from(day).subtract({ days: 1 }).toString();
  const closed = await selectSums(tx, brandId, first.toString(), eve);
  const [begin] = await selectClosings(tx, brandId, first.toString(), day);
  const quarters = await selectQuartersByGame(tx, brandId, { start: begin?.start ?? start, end });
  const found = new Map<string, { currency: string; book: string; of: Measures; days: Measures }>();
  const at = ({ currency, book, excluded }: Omit<ClosedSum, "sums" | "open" | "funds">) => {
    const key = `${currency} ${book} ${excluded}`;
    const row = found.get(key) ?? { currency, book, of: NOTHING, days: NOTHING };
    found.set(key, row);
    return row;
  };
  for (const row of quarters) Object.assign(at(row), { of: plus(at(row).of, row) });
  for (const row of [...closed, ...sums]) {
    const days = Object.fromEntries(
      Object.entries(row.sums).map(([name, digits]) => [name, BigInt(digits)]),
    );
    Object.assign(at(row), { days: plus(at(row).days, days) });
  }
  return [...found.values()].flatMap(({ currency, book, of, days }) => {
    const rest = (name: keyof Measures) => of[name] - days[name];
    const names = Object.keys({ ...digitsOf(of), ...digitsOf(days) }) as (keyof Measures)[];
    return names
      .filter((name) => rest(name) !== 0n)
      .map((name) => ({
        identity: "I6",
        of: `month: ${name}`,
        currency,
        book,
        units: rest(name),
      }));
  });
}
