import { randomUUID } from "node:crypto";
import { sql } from "@perya/postgres/sql";
import { expect, test } from "vitest";
import { onlyLargeNeedsTwo } from "../../testing/alone-limits.ts";
import type { TestPlayer } from "../../testing/people.ts";
import { useSites } from "../../testing/use-sites.ts";
import vectors from "./fixtures/vectors.json" with { type: "json" };

const { db, sites } = await useSites();
await onlyLargeNeedsTwo(db, 1_000_000n * 100_000n);
const owner = await sites.staff("owner");

/** Ledger units of an amount of the vectors, which is in minor units. */
const units = (minor: number) => (BigInt(minor) * 1_000n).toString();

/** What the vectors begin with: 500.00 twelve hours ago, and 1,800.00 five days ago. */
const HISTORY = [
  [50_000, "12 hours"],
  [180_000, "5 days"],
] as const;
const DAY = 100_000;
/** The week's limit of each case: 3,000.00, and 2,600.00 in the last. */
const WEEKS = [300_000, 300_000, 260_000];

const payIn = (player: TestPlayer, minor: number) =>
  player.call("POST", "/deposits", {
    method: "bank-transfer",
    amount: units(minor),
    key: randomUUID(),
  });

/** A deposit that staff credited so long ago. */
async function paid(player: TestPlayer, minor: number, ago: string): Promise<void> {
  const { id } = (await payIn(player, minor)).value;
  const done = await owner.call("POST", `/deposits/${id}/approve`, {
    paidAmount: units(minor),
    reference: randomUUID(),
  });
  expect(done.status).toBe(200);
  await db.run(sql`
    update deposit
    set created_at = created_at - ${ago}::interval, paid_at = paid_at - ${ago}::interval
    where public_id = ${id}`);
}

test.each(vectors.depositWindows.map((one, at) => ({ ...one, week: WEEKS[at] ?? 0 })))(
  "the cashier takes a deposit of $amount under a week's limit of $week as the vectors say",
  async ({ amount, week, r }) => {
    const player = await sites.player(2);
    for (const [minor, ago] of HISTORY) await paid(player, minor, ago);
    await player.call("POST", "/limits", { name: "dailyDeposit", amount: units(DAY) });
    await player.call("POST", "/limits", { name: "weeklyDeposit", amount: units(week) });
    const answer = await payIn(player, amount);
    expect(answer.status === 200).toBe(r.ok);
    if (r.ok) return;
    expect(answer).toMatchObject({ status: 422, code: "OWN_DEPOSIT_LIMIT" });
    // What remains is taken, to the unit.
    expect((await payIn(player, (r.remaining ?? 0) + 1)).status).toBe(422);
    expect((await payIn(player, r.remaining ?? 0)).status).toBe(200);
  },
);
