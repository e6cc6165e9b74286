import { sql, type Sql } from "@perya/postgres/sql";
import { expect, test, vi } from "vitest";
import { BOOKING_SOURCES } from "../../../booking-sources.ts";
import type { HouseAccount } from "../../../declared.ts";
import { areDaysFinal, closedUntil } from "../index.ts";
import { daysAgo, useClosing, zoneAtNoon } from "../testing/closing-world.ts";
import { closeDays } from "./close-days.ts";
import type { Break } from "./closings.store.ts";

const ZONE = zoneAtNoon();
const world = useClosing({
  "jackpot:{id}:pool": { line: "jackpots" },
  fees: { line: "playerFee" },
  "kiosk:{id}:escrow": { line: "away" },
});
/** Older transactions of the server may be open in other test files. */
const PATIENCE = { timeout: 60_000 };
const yesterday = daysAgo(1, ZONE);
/** A month's last day is checked together with its month, which would be red too. */
const busy = yesterday.day === yesterday.daysInMonth ? daysAgo(2, ZONE) : yesterday;
const day = busy.toPlainDate().toString();
const at = (hours: number) => busy.add({ hours }).toInstant();

/** A brand on whose only day a bit of everything happens; nobody has read it yet. */
async function busyBrand(): Promise<{ brand: bigint; player: bigint }> {
  const brand = await world.brand(ZONE);
  const player = await world.player(brand, at(1));
  const trial = await world.player(brand, at(1), true);
  const key = world.key();
  const move = (kind: "credit" | "debit", units: bigint, contra: string) =>
    world.house(at(5), {
      kind,
      player,
      units,
      contra: contra as HouseAccount,
      key: world.key(),
    });
  await world.house(at(2), { kind: "deposit", player, units: 1_000n, key: world.key() });
  await world.house(at(2), { kind: "adjust", player: trial, units: 70n, key: world.key() });
  const bet = await world.play(at(3), "bet", { player, round: key, units: 100n });
  await world.play(at(3), "win", {
    player,
    round: key,
    units: 30n,
    reference: bet,
    closesRound: true,
  });
  await world.play(at(3), "bet", { player: trial, round: key, units: 7n, closesRound: true });
  await world.play(at(4), "bet", { player, round: `open ${key}`, units: 50n });
  await world.house(at(5), { kind: "hold", player, units: 200n, key: `paid ${key}` });
  await world.house(at(5), { kind: "hold", player, units: 80n, key: `kept ${key}` });
  await world.house(at(6), { kind: "capture", player, hold: `paid ${key}`, key: world.key() });
  await move("credit", 40n, "jackpot:1:pool");
  await move("credit", 30n, "payouts");
  await move("debit", 5n, "fees");
  await move("debit", 60n, "kiosk:4:escrow");
  return { brand, player };
}

const lastBatches = sql`select id from wallet_batch order by id desc limit 13`;
const leg = (account: string) => sql`(select id from wallet_house where name = ${account})`;
const ofBrand = (brand: bigint) => sql`brand_id = ${brand} and not excluded`;

/** Changes what a batch has given an account of the house. */
const legOff = (account: string, units: bigint) => sql`
  update wallet_batch set delta = array(
    select d + case when c = ${leg(account)} then ${units} else 0 end
    from unnest(contra, delta) leg (c, d)
  )
  where id = (
    select max(id) from wallet_batch
    where id in (${lastBatches}) and contra @> array[${leg(account)}]
  )`;

const red = (identity: Break["identity"], of: string, units: bigint): Break => ({
  identity,
  of,
  currency: "PHP",
  book: "play",
  units,
});

interface Plant {
  readonly fault: string;
  /** Before anyone reads the ledger. */
  readonly inLedger?: (player: bigint) => Sql[];
  /** After all was added up. */
  readonly inReports?: (brand: bigint) => Sql[];
  readonly breaks: readonly Break[];
}

test.each<Plant>([
  {
    fault: "an account of the house that is off by one",
    inLedger: () => [legOff("deposits", 1n)],
    breaks: [red("I1", "", 1n)],
  },
  {
    fault: "a vendor's account that is off by one",
    inLedger: () => [legOff("vendor:3", 1n)],
    breaks: [red("I1", "", 1n), red("I3", "vendor:3", 1n)],
  },
  {
    fault: "what one of a vendor's accounts lacks, moved to another account",
    inLedger: () => [legOff("vendor:3", -9n), legOff("deposits", 9n)],
    breaks: [red("I3", "vendor:3", -9n)],
  },
  {
    fault: "a jackpot's pool that lost some of its money to another account",
    inLedger: () => [legOff("jackpot:1:pool", -2n), legOff("deposits", 2n)],
    breaks: [red("I4", "", -2n)],
  },
  {
    fault: "open bets that are not those of the rounds",
    inReports: (brand) => [sql`update report_open set units = units + 4 where ${ofBrand(brand)}`],
    breaks: [red("I2", "", 4n)],
  },
  {
    fault: "a hold of which something is lost",
    inLedger: (player) => [
      sql`update wallet_entry set held = held - 3 where player = ${player} and kind = 13
            and units = 80`,
    ],
    breaks: [red("I1", "", -3n), red("I2", "", -3n), red("I5", "held", -3n)],
  },
  {
    fault: "a payment that no report knows",
    inReports: (brand) => [
      sql`update report_day set withdrawals = 0 where ${ofBrand(brand)}`,
      sql`update report_game_quarter set withdrawals = 0 where ${ofBrand(brand)}`,
    ],
    breaks: [red("I2", "", -170n), red("I5", "captures", 170n), red("I6", "withdrawals", -170n)],
  },
  {
    fault: "a round that is missing from the days of players",
    inReports: (brand) => [sql`delete from report_day where ${ofBrand(brand)} and vendor_id = 3`],
    breaks: [
      red("I2", "", -70n),
      red("I3", "vendor:3", 70n),
      red("I6", "rounds", 1n),
      red("I6", "stake", 100n),
      red("I6", "payout", 30n),
      red("I6", "turnover", 100n),
      red("I6", "record: rounds", 1n),
      red("I6", "record: stake", 100n),
      red("I6", "record: payout", 30n),
      red("I6", "record: turnover", 100n),
    ],
  },
  {
    fault: "a quarter-hour that has more than the days, though GGR is the same",
    inReports: (brand) => [
      sql`update report_game_quarter set stake = stake + 1, payout = payout + 1
            where ${ofBrand(brand)} and stake > 0`,
    ],
    breaks: [red("I6", "stake", 1n), red("I6", "payout", 1n)],
  },
  {
    fault: "players' money elsewhere that the reports don't have",
    inReports: (brand) => [
      sql`update report_day set away = 0 where ${ofBrand(brand)}`,
      sql`update report_game_quarter set away = 0 where ${ofBrand(brand)}`,
    ],
    breaks: [red("I6", "away", -60n)],
  },
  {
    fault: "an original day that was changed",
    inReports: (brand) => [
      sql`insert into report_original_day (brand_id, ref_day, currency, book, ggr)
            values (${brand}, ${day}::date - 9, 'PHP', 'play', 6)`,
    ],
    breaks: [red("I7", "", -6n)],
  },
  {
    fault: "a day that refers to a later one",
    inReports: (brand) => [
      sql`update report_day set ref_day = day + 1 where ${ofBrand(brand)} and vendor_id = 3`,
    ],
    breaks: [red("I7", "later", 70n)],
  },
])("$fault: red, and nothing may be paid by that day", async ({ inLedger, inReports, breaks }) => {
  const { brand, player } = await busyBrand();
  if (inLedger) await world.behindTriggers(...inLedger(player));
  await world.follow();
  if (inReports) await world.behindTriggers(...inReports(brand));
  expect(await world.close(brand)).toEqual({ result: "RED", day, breaks });
  expect(await areDaysFinal(world.db, brand, day)).toEqual({
    ok: false,
    refusal: "DAY_IS_RED",
    detail: day,
  });
  expect(await world.close(brand)).toEqual({ result: "NOTHING" });
});

test("a bit of everything adds up, and the day is closed", async () => {
  const { brand } = await busyBrand();
  expect(await areDaysFinal(world.db, brand, day)).toMatchObject({ refusal: "DAY_NOT_CLOSED" });
  expect(await world.close(brand)).toEqual({ result: "CLOSED", day });
  expect(await areDaysFinal(world.db, brand, day)).toEqual({ ok: true, value: undefined });
  const next = busy.add({ days: 1 }).toPlainDate().toString();
  expect(await areDaysFinal(world.db, brand, next)).toMatchObject({
    refusal: "DAY_NOT_CLOSED",
    detail: next,
  });
  const end = busy.add({ days: 1 }).toInstant();
  expect(await closedUntil(world.db)).toEqual([{ brandId: brand, day, end }]);
});

test("entries that the follower of rounds never read are missed on every line", async () => {
  const { brand, player } = await busyBrand();
  await world.follow();
  await world.play(at(7), "bet", { player, round: "unread", units: 11n, closesRound: true });
  await world.house(at(7), { kind: "adjust", player, units: 13n, key: world.key() });
  await world.db.run(sql`
    update wallet_follower set read_to = (select max(tx::text::int8) from wallet_batch)
    where name = 'betting records'`);
  expect(await world.close(brand)).toEqual({
    result: "RED",
    day,
    breaks: [red("I2", "", 2n), red("I3", "vendor:3", 11n), red("I6", "adjust", 13n)],
  });
});

test("an entry of the record that the roll-up left out is missed", async () => {
  const brand = await world.brand(ZONE);
  const player = await world.player(brand, at(1));
  await world.house(at(2), { kind: "deposit", player, units: 1_000n, key: world.key() });
  await world.follow();
  await world.play(at(4), "bet", { player, round: "left out", units: 17n, closesRound: true });
  await world.db.run(sql`update report_position set read_to = read_to + 1 where source = 'rounds'`);
  expect(await world.close(brand)).toEqual({
    result: "RED",
    day,
    breaks: [
      red("I6", "record: rounds", 1n),
      red("I6", "record: stake", 17n),
      red("I6", "record: turnover", 17n),
    ],
  });
});

test("a red day is logged once, and closes after it was repaired", async () => {
  const brand = await world.brand(ZONE);
  const player = await world.player(brand, at(1));
  await world.house(at(2), { kind: "deposit", player, units: 1_000n, key: world.key() });
  await world.play(at(4), "bet", { player, round: "open", units: 50n });
  await world.follow();
  const off = (units: number) =>
    world.behindTriggers(sql`
      update report_open set units = units + ${units}::int where ${ofBrand(brand)}`);
  await off(5);
  const error = vi.fn<(what: object, message: string) => void>();
  const close = () => closeDays({ db: world.db, log: { error } }, BOOKING_SOURCES);
  const stateOf = async () => (await world.closings(brand))[0]?.state;
  await vi.waitFor(async () => {
    await world.later();
    await close();
    expect(await stateOf()).toBe("RED");
  }, PATIENCE);
  const ours = () =>
    error.mock.calls.filter(([what]) => (what as { brand: string }).brand === brand.toString());
  for (let n = 0; n < 3; n++) {
    await world.later();
    await close();
  }
  expect(await stateOf()).toBe("RED");
  expect(ours()).toHaveLength(1);
  await off(1);
  await world.later();
  await close();
  expect(ours()).toHaveLength(2);
  await off(-6);
  await world.later();
  await close();
  expect(await stateOf()).toBe("CLOSED");
});

test("several workers at once close each day once", async () => {
  const brand = await world.brand(ZONE);
  const player = await world.player(brand, daysAgo(4, ZONE).toInstant());
  await world.house(at(2), { kind: "deposit", player, units: 1_000n, key: world.key() });
  await world.follow();
  const error = vi.fn<(what: object, message: string) => void>();
  const close = () => closeDays({ db: world.db, log: { error } }, BOOKING_SOURCES);
  await vi.waitFor(async () => {
    await Promise.all([close(), close(), close()]);
    expect((await world.closings(brand)).map(({ state }) => state)).toEqual(
      Array.from({ length: 4 }, () => "CLOSED"),
    );
  }, PATIENCE);
  const ours = error.mock.calls.filter(
    ([what]) => (what as { brand: string }).brand === brand.toString(),
  );
  expect(ours).toEqual([]);
});
