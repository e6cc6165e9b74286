import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { expect, test } from "vitest";
import { useSites } from "../../../testing/use-sites.ts";
import { openLotteryWorld } from "../testing/lottery-world.ts";
import { selectDue, selectToPay } from "./issues.store.ts";
import { voidUnopened } from "./mark-issues.store.ts";

const { db, sites } = await useSites();
const world = await openLotteryWorld(sites);

const AHEAD = 13_000;

/** Rows of issues that a transaction has read so far. */
async function readSoFar(tx: Tx): Promise<number> {
  const row = await tx.row<{ read: bigint }>(sql`
    select seq_tup_read + coalesce(idx_tup_fetch, 0) as read from pg_stat_xact_user_tables
    where relname = 'lottery_issue'`);
  return Number(row?.read ?? 0n);
}

test("what is due of a draw or a payment is found without reading the thousands of draws ahead, before the database has counted them and after", async () => {
  const game = await world.newGame();
  await world.newIssue(game, { opens: -120, closes: -60, status: "OPEN" });
  const { issueNo } = await world.newIssue(game, {
    opens: 3_600,
    closes: 7_200,
    status: "SCHEDULED",
  });
  await db.run(sql`
    insert into lottery_issue (
      game_id, source, rules_version, issue_no, open_at, close_at, draw_at, terms, status
    )
    select game_id, source, rules_version, 'ahead-' || n, open_at + make_interval(mins => n),
      close_at + make_interval(mins => n), draw_at + make_interval(mins => n), terms, status
    from lottery_issue, generate_series(1, ${AHEAD}) n
    where issue_no = ${issueNo}`);
  for (const counted of [false, true]) {
    if (counted) await db.run(sql`analyze lottery_issue`);
    const reads = await db.inTransaction(async (tx) => {
      const due = await selectDue(tx, 200, []);
      const afterDue = await readSoFar(tx);
      await selectToPay(tx, 100, []);
      const afterToPay = await readSoFar(tx);
      await voidUnopened(tx);
      return { due: due.length, reads: [afterDue, afterToPay, await readSoFar(tx)] };
    });
    expect(reads.due, `counted: ${counted}`).toBe(1);
    for (const read of reads.reads) expect(read, `counted: ${counted}`).toBeLessThan(AHEAD / 20);
  }
});
