import type { Tx } from "@perya/postgres";
import { spanOfDays } from "../../../http/answers/days.ts";
import type { Brand } from "../../brands/index.ts";
import { daySumsOf, STATEMENT_PROVIDERS, type StatementProvider } from "../../cashier/index.ts";
import { selectMarks, selectStated } from "./days.store.ts";

/** A provider's sums beside ours. Ledger units. */
interface Sides {
  /** When a statement that tells this direction of the day was last read; null: none was. */
  readonly readAt: Temporal.Instant | null;
  readonly theirs: bigint;
  readonly ours: bigint;
}

/** One day of a provider in one currency. */
export interface ProviderDay {
  readonly provider: StatementProvider;
  readonly day: string;
  readonly currency: string;
  /** Differences of the day that wait. */
  readonly open: number;
  readonly in: Sides;
  readonly out: Sides;
}

/**
 * What each provider's statements come to beside what was credited and sent by our books, by day of
 * the brand, newest first. A day without either is left out.
 */
export async function daysOf(
  tx: Tx,
  { id: brandId, zone, currency: main }: Pick<Brand, "id" | "zone" | "currency">,
  from: string,
  to: string,
): Promise<ProviderDay[]> {
  const stated = await selectStated(tx, brandId, from, to);
  const marks = await selectMarks(tx, brandId, from, to);
  const span = spanOfDays({ fromDay: from, toDay: to }, zone);
  const days: ProviderDay[] = [];
  for (const provider of STATEMENT_PROVIDERS) {
    const own = await daySumsOf(tx, { brandId, provider }, span, zone);
    const theirs = stated.filter((one) => one.provider === provider);
    const marked = marks.filter((one) => one.provider === provider);
    const places = new Set(
      [...own, ...theirs, ...marked.map(({ day }) => ({ day, currency: main }))].map(
        ({ day, currency }) => `${day} ${currency}`,
      ),
    );
    for (const place of places) {
      const [day = "", currency = ""] = place.split(" ");
      const mark = marked.find((one) => one.day === day);
      const sides = (direction: "IN" | "OUT"): Sides => ({
        readAt: (direction === "IN" ? mark?.inReadAt : mark?.outReadAt) ?? null,
        theirs: sumOf(theirs, { day, currency, direction }),
        ours: sumOf(own, { day, currency, direction }),
      });
      days.push({
        provider,
        day,
        currency,
        open: Number(mark?.open ?? 0n),
        in: sides("IN"),
        out: sides("OUT"),
      });
    }
  }
  return days.toSorted(newestFirst);
}

interface Sum {
  readonly day: string;
  readonly currency: string;
  readonly direction: "IN" | "OUT";
}

function sumOf(sums: readonly (Sum & { readonly units: bigint })[], of: Sum): bigint {
  return sums
    .filter(
      ({ day, currency, direction }) =>
        day === of.day && currency === of.currency && direction === of.direction,
    )
    .reduce((sum, { units }) => sum + units, 0n);
}

function newestFirst(a: ProviderDay, b: ProviderDay): number {
  const keyOf = ({ provider, currency }: ProviderDay) =>
    `${STATEMENT_PROVIDERS.indexOf(provider)} ${currency}`;
  return b.day.localeCompare(a.day) || keyOf(a).localeCompare(keyOf(b));
}
