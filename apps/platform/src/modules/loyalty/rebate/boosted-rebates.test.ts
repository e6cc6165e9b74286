import { sql } from "@perya/postgres/sql";
import { expect, test } from "vitest";
import type { TestPlayer } from "../../../testing/people.ts";
import { rollUp } from "../../figures/index.ts";
import { boostsOf } from "../../promotions/index.ts";
import { PESO, useBonuses } from "../../promotions/testing/bonus-world.ts";
import { BOOST, pesos, promotionOf } from "../../promotions/testing/draft-of.ts";
import { setSection } from "../../settings/testing/set-section.ts";
import { bookTurnoverEntries } from "../../turnover/testing/book-turnover-entries.ts";
import { rebateRates } from "../declared-categories.ts";
import { makeRebates } from "./making/make-rebates.ts";

const world = await useBonuses();
const { db, platform } = world;
await setSection(platform, "rebate", { mode: "claim", rates: rebateRates.parse({ RNG: 8_000 }) });

const zone = "Asia/Manila";
const today = Temporal.Now.zonedDateTimeISO(zone).startOfDay();
/** It is over in every way at any time of today. */
const day = today.subtract({ days: 2 });
const NAME = day.toPlainDate().toString();

/** Plays for 10,000 in slots and as much live. */
async function play({ id }: TestPlayer, at: Temporal.ZonedDateTime): Promise<void> {
  const stake = 10_000n * PESO;
  const amounts = { rounds: 1n, stake, payout: stake, refund: 0n, turnover: stake };
  const of = { playerId: id, brandId: 1n, currency: "PHP", book: "play", excluded: false };
  const time = at.toInstant();
  const entry = { ...of, vendorId: 3, gameCode: "g", at: time, closedAt: time, origin: 1n };
  const free = { freeStake: 0n, freePayout: 0n };
  await bookTurnoverEntries(db, "rounds", [
    { ...entry, category: "RNG", amounts: { ...amounts, ...free } },
    { ...entry, category: "LIVE", amounts: { ...amounts, ...free } },
  ]);
  while (await db.inTransaction((tx) => rollUp(tx, "rounds")));
}

const join = (player: TestPlayer, id: string) => player.call("POST", `/promotions/${id}/join`, {});
/** Has a player have joined on another day. */
const joinedAt = ({ id }: TestPlayer, at: Temporal.ZonedDateTime) =>
  db.run(sql`
    update promotion_join set at = ${at.toInstant().toString()} where player = ${id}`);
const units = async ({ id }: TestPlayer) =>
  (await db.row<{ units: bigint }>(sql`select units from rebate where player_id = ${id}`))?.units;

test("PR-01 MC-14 who joined has a higher rebate for its days, within its budget, which the page of rebates shows at once", async () => {
  const id = await world.open({ rule: BOOST, budget: pesos(25) });
  const [joined, plain, late] = [await world.player(), await world.player(), await world.player()];
  const players = [joined, plain, late];
  for (const player of players) await play(player, day.add({ hours: 12 }));
  await play(joined, Temporal.Now.zonedDateTimeISO(zone));
  expect(
    (await Promise.all([join(joined, id), join(joined, id)])).map((one) => one.status),
  ).toEqual([200, 200]);
  const standing = async () => (await joined.call("GET", `/promotions/${id}`)).value.standing;
  expect(await standing()).toMatchObject({ status: "JOINED", action: null });
  const shown = (await joined.call("GET", "/rebates")).value.today;
  expect(shown).toMatchObject({
    lines: [{ category: "RNG", ppm: 10_000 }],
    amount: { amount: pesos(100) },
  });
  await join(late, id);
  await joinedAt(joined, day.add({ hours: 23 }));
  await joinedAt(late, day.subtract({ days: 1 }));
  await db.run(sql`
    insert into rebate_day (brand_id, day, done_at) values (1, ${NAME}::date - 1, now())`);
  await db.run(sql`
    insert into report_closing (brand_id, day, state, starts_at, ends_at, read_to, hash)
    values (
      1, ${NAME}::date, 'CLOSED', ${day.toInstant().toString()},
      ${day.add({ days: 1 }).toInstant().toString()}, 1, 'hash'
    )`);
  await Promise.all([makeRebates(db), makeRebates(db)]);
  expect(await Promise.all(players.map(units))).toEqual([100n * PESO, 80n * PESO, 80n * PESO]);
  const { value } = await world.maker.call("GET", `/promotions/${id}`);
  expect(value.reserved.amount).toBe(pesos(20));
  const full = await join(await world.player(), id);
  expect([full.status, full.code]).toEqual([200, undefined]);
});

test("it lasts from the day of joining for its days, and not one longer", async () => {
  const id = await world.open({ rule: BOOST });
  const player = await world.player();
  await join(player, id);
  await joinedAt(player, day.add({ hours: 23 }));
  const on = async (days: number) => {
    const name = day.add({ days }).toPlainDate().toString();
    return (await boostsOf(db, [player.id], { day: name, zone })).has(player.id);
  };
  expect([await on(-1), await on(0), await on(2), await on(3)]).toEqual([false, true, true, false]);
  await joinedAt(player, today.subtract({ days: 3 }));
  const { value } = await player.call("GET", `/promotions/${id}`);
  expect(value.standing).toMatchObject({ status: "COMPLETED", action: null });
});

test("of two accounts that share an address one joins", async () => {
  const id = await world.open({ rule: { ...BOOST, keys: ["address"] } });
  const [one, other] = [await world.player(), await world.player()];
  await db.run(sql`
    insert into player_place (player_id, brand_id, place)
    select id, 1, '192.0.2.7' from player where id in (${one.id}, ${other.id})
    on conflict do nothing`);
  expect((await join(one, id)).status).toBe(200);
  expect(await join(other, id)).toMatchObject({ status: 422, code: "NOT_AVAILABLE" });
  const { value } = await world.maker.call("GET", `/players/${other.publicId}/bonuses`);
  expect(value.refusals).toMatchObject([{ reason: "LINKED" }]);
});

test("who takes a break can't join, nor anyone once the budget is used; and its terms are checked", async () => {
  const id = await world.open({ rule: BOOST, budget: pesos(10) });
  const pausing = await world.player();
  await pausing.call("POST", "/exclusion", { kind: "TIME_OUT", period: "P1W" });
  expect(await join(pausing, id)).toMatchObject({ status: 422, code: "NOT_AVAILABLE" });
  await db.run(sql`update promotion set reserved_units = 1000000 where public_id = ${id}`);
  expect(await join(await world.player(), id)).toMatchObject({ status: 422 });
  const save = (rule: object) =>
    world.maker.call("POST", "/promotions", promotionOf({ rule: { ...BOOST, ...rule } }));
  expect(await save({ extraPpm: 50_001 })).toMatchObject({ status: 400 });
  expect(await save({ times: 3 })).toMatchObject({ status: 400 });
});
