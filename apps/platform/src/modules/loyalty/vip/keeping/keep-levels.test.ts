import { sql } from "@perya/postgres/sql";
import { describe, expect, test } from "vitest";
import { useSites } from "../../../../testing/use-sites.ts";
import { brandById } from "../../../brands/index.ts";
import { told } from "../../../facts/testing/told.ts";
import { setSection } from "../../../settings/testing/set-section.ts";
import { vipLevelLost } from "../../facts.ts";
import { LADDER } from "../../testing/vip-ladder.ts";
import { PESO, vipWorld } from "../../testing/vip-world.ts";
import { keepLevels } from "./keep-levels.ts";

const { db, sites } = await useSites();
const world = vipWorld(db, sites.platform);
await setSection(sites.platform, "vip", LADDER);

/** A player at the third level, by deposits and turnover that just reach it. */
async function atThird(): Promise<bigint> {
  const player = await world.add();
  await world.payIn(player, 20_000n);
  await world.play(player, 200_000n);
  expect(await world.level(player)).toBe(3);
  return player;
}

describe("a month is over", () => {
  const zone = "Asia/Manila";
  const thisMonth = Temporal.Now.zonedDateTimeISO(zone).with({ day: 1 }).startOfDay();
  const lastMonth = thisMonth.subtract({ months: 1 });

  /** A level that was reached long ago; the last month is to be gone through once. */
  async function monthAgo(players: readonly bigint[]) {
    await db.run(sql`
      update vip_member set raised_at = now() - interval '70 days'
      where player_id = any (${players}::int8[])`);
    await db.run(sql`delete from vip_keeping where brand_id = 1`);
    await db.run(sql`
      insert into vip_keeping (brand_id, month, done_at)
      values (1, ${lastMonth.subtract({ months: 1 }).toPlainDate().toString()}::date, now())`);
  }

  /** Closes the last day of the month before this one, or has it open again. */
  async function closeMonth(): Promise<void> {
    const day = thisMonth.subtract({ days: 1 });
    await db.run(sql`
      insert into report_closing (brand_id, day, state, starts_at, ends_at, read_to, hash)
      values (
        1, ${day.toPlainDate().toString()}::date, 'CLOSED', ${day.toInstant().toString()},
        ${thisMonth.toInstant().toString()}, 1, 'hash'
      )
      on conflict do nothing`);
  }

  test("PR-03 who played too little loses one level, at the unit, but none below the floor, and waits until the days of the month are closed", async () => {
    const [idle, short, enough, granted, fresh] = [
      await atThird(),
      await atThird(),
      await atThird(),
      await atThird(),
      await atThird(),
    ];
    const all = [idle, short, enough, granted, fresh];
    await db.run(sql`update vip_member set floor = 3 where player_id = ${granted}`);
    const middle = lastMonth.add({ days: 14 }).toInstant();
    await world.play(short, 19_999n, { at: middle });
    await world.play(enough, 20_000n, { at: middle });
    await monthAgo([idle, short, enough, granted]);
    await keepLevels(db);
    for (const player of all) expect(await world.level(player)).toBe(3);
    await closeMonth();
    await keepLevels(db);
    await keepLevels(db);
    expect(await Promise.all(all.map((player) => world.level(player)))).toEqual([2, 2, 3, 3, 3]);
    expect((await world.changes(idle)).at(-1)).toEqual({ before: 3, after: 2, cause: "NOT_KEPT" });
    const heard = (await told(db, vipLevelLost)) as { player: string; level: number }[];
    expect(heard.filter((one) => one.player === idle.toString())).toMatchObject([{ level: 2 }]);
  });

  test("a level reached on the last day of a month is not lost for that month", async () => {
    const late = await atThird();
    await monthAgo([late]);
    await db.run(sql`
      update vip_member set raised_at = ${thisMonth.subtract({ minutes: 1 }).toInstant().toString()}
      where player_id = ${late}`);
    await closeMonth();
    await keepLevels(db);
    expect(await world.level(late)).toBe(3);
  });

  test("what was played in its last and in the next month's first minute belongs to the month it was played in", async () => {
    const player = await world.add();
    for (const [pesos, minutes] of [
      [5n, -1],
      [7n, 1],
    ] as const)
      await world.play(player, pesos, { at: thisMonth.add({ minutes }).toInstant() });
    const months = await db.rows(sql`
      select month::text, turnover from vip_month where player_id = ${player} order by month`);
    expect(months).toEqual([
      { month: lastMonth.toPlainDate().toString(), turnover: 5n * PESO },
      { month: thisMonth.toPlainDate().toString(), turnover: 7n * PESO },
    ]);
    expect((await brandById(db, 1n))?.zone).toBe(zone);
  });
});
