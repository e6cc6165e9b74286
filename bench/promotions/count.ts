import type { Database } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { followTurnover as followForLevels } from "../../apps/platform/src/modules/loyalty/vip/following/follow-turnover.ts";
import { followTurnover as followForMissions } from "../../apps/platform/src/modules/missions/progress/follow-turnover.ts";
import { followTurnover as followForBonuses } from "../../apps/platform/src/modules/wagering/counting/follow-turnover.ts";
import { countRound } from "../rivals/per-round-rule.ts";
import { MISSIONS, STAKE } from "./fill.ts";

/** Rounds that are counted at once: more than this the server does not do faster. */
const AT_ONCE = 16;

/** Counts everything in the record as the platform's loops do. */
export async function countAll(db: Database): Promise<void> {
  while (await followForBonuses(db, "rounds"));
  while (await db.inTransaction(followForMissions));
  while (await db.inTransaction(followForLevels));
}

/** Has the rival count some rounds, the first and the last included. */
export async function countOneByOne(db: Database, first: number, last: number): Promise<void> {
  let next = first;
  const worker = async () => {
    while (next <= last) await Promise.all(countRound(db, BigInt(next++)));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** Throws unless both have counted each of their rounds once, for every rule. */
export async function proveCounted(
  db: Database,
  { rounds, sample }: { readonly rounds: number; readonly sample: number },
): Promise<void> {
  for (const [prefix, count] of [
    [sql``, BigInt(rounds)],
    [sql`rival_`, BigInt(sample)],
  ] as const) {
    const row = await db.row<{ bonus: bigint; missions: bigint; levels: bigint }>(sql`
      select (select sum(done)::int8 from ${prefix}requirement) as bonus,
        (select sum(progress)::int8 from ${prefix}mission_progress) as missions,
        (select sum(turnover)::int8 from ${prefix}vip_member) as levels`);
    const turnover = count * STAKE;
    const wanted = {
      bonus: turnover,
      missions: turnover * BigInt(MISSIONS - 1) + count / 2n,
      levels: turnover,
    };
    for (const [rule, sum] of Object.entries(wanted))
      if (row?.[rule as keyof typeof wanted] !== sum)
        throw new Error(`${rule}: ${row?.[rule as keyof typeof wanted]} instead of ${sum}`);
  }
}
