import type { StatementMapping } from "../statements/mapping.ts";
import { sql } from "@perya/postgres/sql";
import { randomUUID } from "node:crypto";
import { onlyLargeNeedsTwo } from "../../../testing/alone-limits.ts";
import type { TestPlayer, TestStaff } from "../../../testing/people.ts";
import { useSites } from "../../../testing/use-sites.ts";

export const PESO = 100_000n;
/** What one person may settle at once. */
export const ALONE = 1_000n * PESO;

const MAPPING: StatementMapping = {
  delimiter: ",",
  encoding: "utf-8",
  skip: 0,
  decimal: ".",
  date: "YYYY-MM-DD",
  number: "Reference",
  day: "Date",
  time: null,
  paidIn: "Amount",
  paidOut: null,
  currency: null,
  payer: "Name",
};

/** One row of a statement: number, pesos (negative went out), and day. */
export type Row = readonly [number: string, pesos: string, day?: string];

/** Both sites, a cashier of the brand's, and what tests of statements do. */
export async function useReconciliation() {
  const { db, sites } = await useSites({ TWO_PERSON_ABOVE: ALONE.toString() });
  await onlyLargeNeedsTwo(db, ALONE);
  const [ana, ben] = [await sites.staff("cashier", 1n), await sites.staff("cashier", 1n)];
  const row = await db.row<{ day: string }>(
    sql`select to_char(now() at time zone zone, 'YYYY-MM-DD') as day from brand where id = 1`,
  );
  const today = row?.day ?? "";

  const upload = (
    rows: readonly Row[],
    changes: Readonly<Record<string, string>> = {},
    by = ana,
  ) => {
    const lines = rows.map(([number, pesos, day = today]) => `${number},${day},${pesos},Someone`);
    const texts = {
      provider: "bank",
      file: "bank.csv",
      from: today,
      to: today,
      mapping: JSON.stringify(MAPPING),
      ...changes,
    };
    const form = new FormData();
    for (const [name, text] of Object.entries(texts)) form.append(name, text);
    const file = ["Reference,Date,Amount,Name", ...lines].join("\n");
    form.append("statement", new Blob([file]), texts.file);
    return by.call("POST", "/reconciliation/statements", form);
  };
  /** Credits a transfer that staff saw at the bank. */
  const credited = async (player: TestPlayer, pesos: bigint, reference: string = randomUUID()) =>
    (
      await ana.call("POST", "/bank-transfers", {
        player: player.publicId,
        reference,
        amount: (pesos * PESO).toString(),
      })
    ).value;
  const waiting = async (by: TestStaff = ana): Promise<Found[]> =>
    (await by.call("GET", "/reconciliation/differences?status=WAITING")).value.content;
  const find = async (search: string): Promise<Found[]> =>
    (await ana.call("GET", `/reconciliation/differences?search=${search}`)).value.content;
  const step = (id: string, name: string, body: unknown, by = ana) =>
    by.call("POST", `/reconciliation/differences/${id}/${name}`, body);
  const cashOf = async ({ id }: TestPlayer) =>
    (await sites.platform.wallet.balance(id))?.cash ?? 0n;
  return { db, sites, ana, ben, today, upload, credited, waiting, find, step, cashOf };
}

/** A row of the queue, as far as tests look at it. */
interface Found {
  readonly id: string;
  readonly kind: string;
  readonly number: string | null;
  readonly state: string;
  readonly movement: string | null;
  readonly amount: { readonly amount: string } | null;
}
