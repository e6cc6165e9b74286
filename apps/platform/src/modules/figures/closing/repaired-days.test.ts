import { sql } from "@perya/postgres/sql";
import { expect, test } from "vitest";
import { countTurnover } from "../../wagering/index.ts";
import { rebuildTurnover } from "../../../rebuild-turnover.ts";
import { daysAgo, useClosing, zoneAtNoon } from "../testing/closing-world.ts";

const ZONE = zoneAtNoon();
const world = useClosing();
const rebuild = (repair: boolean) => world.db.inTransaction((tx) => rebuildTurnover(tx, repair));

test("a repair of the record leaves a closed day alone, corrects the days after it, and they close", async () => {
  const first = daysAgo(3, ZONE);
  const [closedDay, nextDay] = [0, 1].map((days) => first.add({ days }).toPlainDate().toString());
  const brand = await world.brand(ZONE);
  const player = await world.player(brand, first.toInstant());
  await world.house(first.toInstant(), {
    kind: "deposit",
    player,
    units: 10_000n,
    key: world.key(),
  });
  for (const [hours, units] of [
    [2, 90n],
    [26, 70n],
    [27, 50n],
  ] as const)
    await world.play(first.add({ hours }).toInstant(), "bet", {
      player,
      round: `after ${hours}`,
      units,
      closesRound: true,
    });
  expect(await world.close(brand)).toEqual({ result: "CLOSED", day: closedDay });
  await world.follow();
  const reports = () =>
    Promise.all(
      ["report_day", "report_game_quarter", "report_record_day"].map((table) =>
        world.db.rows<{ row: string }>({
          text: `select one::text as row from ${table} one where brand_id = $1 order by 1`,
          values: [brand],
        }),
      ),
    );
  const right = await reports();
  await world.db.run(sql`
    insert into requirement (player, brand_id, source, key, principal, required, created_at)
    values (${player}, ${brand}, 'DEPOSIT', 'repaired', 1, 1000, ${first.toInstant().toString()})`);
  await world.db.run(sql`
    insert into wagering_player (player, rounds, lottery) values (${player}, 0, 0)`);

  // One entry of each day, and what was added up of the second.
  await world.behindTriggers(
    sql`
      update turnover_entry set stake = stake + 7, turnover = turnover + 7
      where stake in (90, 70)`,
    sql`update report_day set stake = stake + 7, turnover = turnover + 7 where stake = 120`,
    sql`update report_record_day set stake = stake + 7, turnover = turnover + 7 where stake = 120`,
  );
  expect(await world.close(brand)).toMatchObject({ result: "RED", day: nextDay });
  await world.db.inTransaction((tx) => countTurnover(tx, [player]));
  const done = () => world.db.row(sql`select done from requirement where key = 'repaired'`);
  expect(await done()).toEqual({ done: 97n + 77n + 50n });
  const found = await rebuild(true);
  expect(await done()).toEqual({ done: 97n + 70n + 50n });
  expect(found.record).toMatchObject({ missing: 2, extra: 2, closed: 2 });
  expect(await reports()).toEqual(right);
  expect((await rebuild(false)).record).toMatchObject({ missing: 1, extra: 1, closed: 2 });

  await world.later();
  expect(await world.closeAll(brand)).toMatchObject({ result: "NOTHING" });
  expect((await world.closings(brand)).map(({ state }) => state)).toEqual([
    "CLOSED",
    "CLOSED",
    "CLOSED",
  ]);
});
