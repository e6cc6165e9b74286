import type { Database } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import {
  compareDay,
  type Part,
} from "../../apps/platform/src/modules/agent-teams/rolling/again.store.ts";
import { rollUpTeams } from "../../apps/platform/src/modules/agent-teams/index.ts";
import { membersPage } from "../../apps/platform/src/modules/agent-teams/reading/members-page.ts";
import { dayOfBrand } from "../../apps/platform/src/modules/agent-teams/rolling/roll-up-teams.ts";
import { teamOverview } from "../../apps/platform/src/modules/agent-teams/reading/team-overview.ts";
import { zonesOf } from "../../apps/platform/src/modules/brands/index.ts";
import { playerById } from "../../apps/platform/src/modules/players/index.ts";
import { percentile } from "../percentile.ts";
import { dayOfBets } from "./fill-bets.ts";

const RULE = { minTurnover: 100_000_000n, minDeposits: 10_000_000n };
/** Days of history that the largest agent's overview adds up. */
const DAYS = 92;

/** Makes a part of the day again, as a rebuild does: members' own days, sums of teams, or games. */
export async function addDayUp(db: Database, part: Part): Promise<void> {
  const zones = await zonesOf(db, null);
  const of = dayOfBrand(zones, await dayOfBets(db));
  await db.inTransaction((tx) => compareDay(tx, part, of, { rule: RULE, repair: true }));
}

/** Has the loop of the platform read the last entries of the record. Returns how many. */
export async function followEntries(db: Database, entries: number): Promise<void> {
  await db.run(sql`
    update team_position set read_to = written - ${BigInt(entries)}
    from turnover_source source
    where source.name = team_position.source and source.name = 'rounds'`);
  while (await db.inTransaction(rollUpTeams));
}

/** Throws unless teams have what a sample of paths says, scaled to all bets by adding them all. */
export async function proveSame(db: Database): Promise<void> {
  const row = await db.row<{ wrong: number }>(sql`
    select count(*)::int4 as wrong
    from rival_team rival
    full join (
      select agent_id, sum(turnover) as turnover, sum(stake) as stake, sum(payout) as payout
      from team_day group by 1
    ) team using (agent_id)
    where (rival.turnover, rival.stake, rival.payout)
      is distinct from (team.turnover, team.stake, team.payout)`);
  if (row?.wrong !== 0) throw new Error(`${row?.wrong} teams differ from their bettors' paths`);
}

/** A quarter of history of the largest agent, as of one whose team played every day. */
export async function fillHistory(db: Database): Promise<void> {
  await db.run(sql`
    insert into team_day (agent_id, day, currency, book, brand_id, rounds, turnover, stake, payout,
      members, joined)
    select agent_id, day - back, currency, book, brand_id, rounds, turnover, stake, payout, 0, 0
    from team_day cross join generate_series(1, ${DAYS}) back
    where agent_id <= 100`);
  await db.run({ text: "vacuum analyze team_day", values: [] });
}

/** 99 of 100 readings, in milliseconds: the largest agent's overview, and pages of downlines. */
export async function measureReads(db: Database, agents: number, times: number) {
  const { day: toDay } = await dayOfBets(db);
  const fromDay = Temporal.PlainDate.from(toDay)
    .subtract({ days: DAYS - 1 })
    .toString();
  const root = await playerById(db, 1n);
  if (!root) throw new Error("The first agent is gone");
  const overview: number[] = [];
  for (let nth = 0; nth < times; nth += 1) {
    const from = performance.now();
    await teamOverview(db, { agent: root, fromDay, toDay });
    overview.push(performance.now() - from);
  }
  const drill: number[] = [];
  for (let nth = 0; nth < times; nth += 1) {
    // Every second page is the largest agent's own, the others of agents all over the tree.
    const of = nth % 2 === 0 ? 1 : ((nth * 7_919) % (agents - 1)) + 2;
    const from = performance.now();
    await membersPage(
      db,
      { agent: root, pageSize: 20, unmasked: false },
      {
        fromDay: toDay,
        toDay,
        order: "lost",
        pageNo: 1,
        ...(of === 1 ? {} : { of: `pl_${String(of).padStart(20, "0")}` }),
      },
    );
    drill.push(performance.now() - from);
  }
  return { overview: percentile(overview, 0.99), drill: percentile(drill, 0.99) };
}
