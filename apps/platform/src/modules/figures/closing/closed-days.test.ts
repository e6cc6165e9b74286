import { sql } from "@perya/postgres/sql";
import type { Tx } from "@perya/postgres";
import { apart, killedAfter } from "@perya/postgres/testing";
import { expect, test } from "vitest";
import { BOOKING_SOURCES } from "../../../booking-sources.ts";
import reference from "../fixtures/reports.json" with { type: "json" };
import { daysAgo, useClosing, zoneAtNoon } from "../testing/closing-world.ts";
import { areDaysFinal } from "./are-days-final.ts";
import { beginClosing } from "./begin-closing.ts";
import { selectSums } from "./closed.store.ts";
import { closeDay } from "./close-day.ts";

const ZONE = zoneAtNoon();
const world = useClosing();
const closed = (day: string) => ({ result: "CLOSED", day });
const dateOf = (at: Temporal.ZonedDateTime) => at.toPlainDate().toString();

/** A brand with a player who has money since the start of a day. */
async function brandSince(start: Temporal.Instant, zone = ZONE) {
  const brand = await world.brand(zone);
  const player = await world.player(brand, start);
  await world.house(start, { kind: "deposit", player, units: 10_000n, key: world.key() });
  return { brand, player };
}

/** Stake, payout and what is open of a closed day. */
async function sumsOf(brand: bigint, day: string) {
  const [row] = await selectSums(world.db, brand, day, day);
  const { stake = "0", payout = "0", deposits = "0" } = row?.sums ?? {};
  return { stake, payout, deposits, open: row?.open };
}

test("a round over midnight is open on the first day and counts on the one it ends", async () => {
  const first = daysAgo(2, ZONE);
  const { brand, player } = await brandSince(first.toInstant());
  const late = first.add({ hours: 23, minutes: 59 });
  const bet = await world.play(late.toInstant(), "bet", { player, round: "night", units: 100n });
  await world.play(late.add({ minutes: 2 }).toInstant(), "win", {
    player,
    round: "night",
    units: 40n,
    reference: bet,
    closesRound: true,
  });
  expect(await world.close(brand)).toEqual(closed(dateOf(first)));
  expect(await world.close(brand)).toEqual(closed(dateOf(first.add({ days: 1 }))));
  expect(await sumsOf(brand, dateOf(first))).toMatchObject({ stake: "0", open: 100n });
  expect(await sumsOf(brand, dateOf(first.add({ days: 1 })))).toMatchObject({
    stake: "100",
    payout: "40",
    open: 0n,
  });
});

test("late wins and rollbacks of a closed day are signed rows of the day they come on", async () => {
  const first = daysAgo(3, ZONE);
  const { brand, player } = await brandSince(first.toInstant());
  const hour = (hours: number) => first.add({ hours }).toInstant();
  const bet = await world.play(hour(2), "bet", {
    player,
    round: "early",
    units: 90n,
    closesRound: true,
  });
  const other = await world.play(hour(3), "bet", { player, round: "won", units: 10n });
  await world.play(hour(3), "close", { player, round: "won", closesRound: true });
  // The bet that this one takes back comes a day later and is refused.
  await world.play(hour(5), "rollback", { player, round: "none", reference: "not yet there" });
  expect(await world.close(brand)).toEqual(closed(dateOf(first)));
  const before = await world.db.rows(sql`
    select * from report_day where brand_id = ${brand} order by report_day::text`);
  const [{ hash } = { hash: null }] = await world.closings(brand);

  await world.play(hour(30), "rollback", { player, round: "early", reference: bet });
  await world.play(hour(31), "win", { player, round: "won", units: 5n, reference: other });
  const early = { player, transaction: "not yet there", round: "none", units: 3n };
  await expect(world.play(hour(32), "bet", early)).rejects.toThrow("");
  await world.stamp(hour(32));
  expect(await world.close(brand)).toEqual(closed(dateOf(first.add({ days: 1 }))));
  expect(await sumsOf(brand, dateOf(first.add({ days: 1 })))).toMatchObject({
    stake: "-90",
    payout: "5",
    open: 0n,
  });
  expect(
    await world.db.rows(sql`
      select * from report_day
      where brand_id = ${brand} and day = ${dateOf(first)}::date
      order by report_day::text`),
  ).toEqual(before);
  expect((await world.closings(brand))[0]?.hash).toBe(hash);
  const late = await world.db.rows<{ ref: string }>(sql`
    select distinct ref_day::text as ref from report_day
    where brand_id = ${brand} and day > ref_day`);
  expect(late).toEqual([{ ref: dateOf(first) }]);
});

test("nothing changes a closed day any more, and the next one may still be added to", async () => {
  const first = daysAgo(1, ZONE);
  const { brand, player } = await brandSince(first.toInstant());
  await world.play(first.add({ hours: 1 }).toInstant(), "bet", {
    player,
    round: "r",
    units: 5n,
    closesRound: true,
  });
  expect(await world.close(brand)).toEqual(closed(dateOf(first)));
  const own = sql`where brand_id = ${brand}`;
  for (const statement of [
    sql`update report_day set stake = stake + 1 ${own}`,
    sql`delete from report_day ${own}`,
    sql`insert into report_day select (jsonb_populate_record(one, '{"game_code": "x"}')).*
          from report_day one ${own}`,
    sql`truncate report_day`,
    sql`update report_game_quarter set moved = 0 ${own}`,
    sql`delete from report_game_quarter ${own}`,
    sql`truncate report_game_quarter`,
    sql`update report_ledger_day set legs = 0 ${own}`,
    sql`update report_closing set state = 'CLOSING', hash = null ${own}`,
    sql`delete from report_closing ${own}`,
    sql`truncate report_closing`,
    sql`update report_closed_sum set funds = 0 ${own}`,
    sql`delete from report_closed_book ${own}`,
  ])
    await expect(world.db.run(statement)).rejects.toThrow("A closed day never changes");
  await world.play(first.add({ hours: 25 }).toInstant(), "bet", {
    player,
    round: "next",
    units: 5n,
    closesRound: true,
  });
  await world.follow();
  await expect(
    world.db.run(sql`
      update report_day set day = ${dateOf(first)}::date
      where brand_id = ${brand} and day > ${dateOf(first)}::date`),
  ).rejects.toThrow("A closed day never changes");
});

test("a day waits for what began before its end and is committed later", async () => {
  const first = daysAgo(1, ZONE);
  const { brand, player } = await brandSince(first.toInstant());
  await world.follow();
  await world.db.inTransaction(async (tx) => {
    await world.wallet.append(tx, [{ kind: "deposit", player, units: 7n, key: world.key() }]);
    await tx.run(sql`set local session_replication_role = replica`);
    const last = first.add({ days: 1 }).subtract({ milliseconds: 1 }).toInstant();
    await tx.run(sql`
      update wallet_batch set at = ${last.toString()}::timestamptz
      where tx = wallet_transaction()`);
    for (let n = 0; n < 3; n++)
      expect(await apart(() => world.tryOnce(brand))).toEqual({ result: "WAITING" });
  });
  expect(await world.close(brand)).toEqual(closed(dateOf(first)));
  expect(await sumsOf(brand, dateOf(first))).toMatchObject({ deposits: "10007" });
});

test("no day closes while the ledger's last proof is red", async () => {
  const first = daysAgo(1, ZONE);
  const { brand } = await brandSince(first.toInstant());
  await world.behindTriggers(sql`
    insert into wallet_last_proof (at, green) values (now(), false)`);
  expect(await world.tryOnce(brand)).toEqual({ result: "WAITING" });
  expect(await areDaysFinal(world.db, brand, dateOf(first))).toMatchObject({
    refusal: "DAY_NOT_CLOSED",
    detail: dateOf(first),
  });
  await world.db.run(sql`update wallet_last_proof set green = true`);
  expect(await world.close(brand)).toEqual(closed(dateOf(first)));
});

test.each(
  reference.brandDays.filter(
    ({ end }) => Temporal.Instant.compare(Temporal.Instant.from(end), Temporal.Now.instant()) < 0,
  ),
)("a day of $minutes minutes in $zone closes with what is in it", async ({ zone, day, ...at }) => {
  const [start, end] = [Temporal.Instant.from(at.start), Temporal.Instant.from(at.end)];
  const { brand, player } = await brandSince(start, zone);
  const bet = (time: Temporal.Instant, units: bigint) =>
    world.play(time, "bet", { player, round: world.key(), units, closesRound: true });
  await bet(start, 1n);
  await bet(end.subtract({ milliseconds: 1 }), 20n);
  await bet(end, 300n);
  expect(await world.close(brand)).toEqual(closed(day));
  expect(await sumsOf(brand, day)).toMatchObject({ stake: "21" });
  expect((await world.closings(brand))[0]).toMatchObject({ start, end });
});

test("days of a brand whose zone changes follow one another without a gap", async () => {
  const first = daysAgo(5, "Europe/London");
  const { brand, player } = await brandSince(first.toInstant(), "Europe/London");
  // Kathmandu's days begin in the evening of London's, Samoa's in the morning of the day before.
  for (const [days, zone] of [
    [3, "Asia/Kathmandu"],
    [2, "Pacific/Apia"],
  ] as const)
    await world.db.run(sql`
      insert into brand_zone (brand_id, from_at, zone)
      values (${brand}, ${daysAgo(days, zone).toInstant().toString()}::timestamptz, ${zone})`);
  for (let hour = 1; hour < 5 * 24; hour += 3)
    await world.play(first.add({ hours: hour }).toInstant(), "bet", {
      player,
      round: world.key(),
      units: BigInt(hour),
      closesRound: true,
    });
  expect(await world.closeAll(brand)).toEqual({ result: "NOTHING" });
  const closings = await world.closings(brand);
  expect(closings.length).toBeGreaterThanOrEqual(4);
  expect(closings[0]?.start).toEqual(first.toInstant());
  for (const [n, { start, state }] of closings.entries()) {
    expect(state).toBe("CLOSED");
    if (n > 0) expect(start).toEqual(closings[n - 1]?.end);
  }
});

test("a month has what its days have, also when a closed one was changed behind the triggers", async () => {
  const today = Temporal.Now.zonedDateTimeISO(ZONE).startOfDay();
  const last = today.with({ day: 1 }).subtract({ days: 1 });
  for (const isChanged of [false, true]) {
    const { brand, player } = await brandSince(last.subtract({ days: 1 }).toInstant());
    await world.play(last.subtract({ hours: 3 }).toInstant(), "bet", {
      player,
      round: "r",
      units: 5n,
      closesRound: true,
    });
    expect(await world.close(brand)).toMatchObject({ result: "CLOSED" });
    if (isChanged)
      await world.behindTriggers(sql`
        update report_game_quarter set stake = stake + 2 where brand_id = ${brand} and stake > 0`);
    expect(await world.close(brand)).toMatchObject(
      isChanged
        ? { result: "RED", breaks: [{ identity: "I6", of: "month: stake", units: 2n }] }
        : closed(dateOf(last)),
    );
  }
});

test("closing that is killed after any of its statements is done as a whole or not at all", async () => {
  const first = daysAgo(1, ZONE);
  const { brand, player } = await brandSince(first.toInstant());
  await world.play(first.add({ hours: 1 }).toInstant(), "bet", {
    player,
    round: "r",
    units: 5n,
    closesRound: true,
  });
  await world.follow();
  const works = [
    (tx: Tx) => beginClosing(tx, brand),
    (tx: Tx) => closeDay(tx, brand, BOOKING_SOURCES),
  ];
  for (const [n, work] of works.entries()) {
    const states = async () => (await world.closings(brand)).map(({ state }) => state);
    const before = await states();
    for (let statements = 1; ; statements++) {
      const done = await world.db
        .inTransaction(async (tx) => work(killedAfter(tx, statements)))
        .catch((fault: Error) => fault.message);
      if (done === true || (typeof done === "object" && done.result === "CLOSED")) break;
      if (typeof done === "string") expect(done).toBe("killed");
      expect(await states()).toEqual(before);
      expect(await selectSums(world.db, brand, dateOf(first), dateOf(first))).toEqual([]);
    }
    expect(await states()).toEqual([n === 0 ? "CLOSING" : "CLOSED"]);
  }
  expect(await sumsOf(brand, dateOf(first))).toMatchObject({ stake: "5", deposits: "10000" });
});
