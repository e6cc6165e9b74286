import { sql } from "@perya/postgres/sql";
import { expect, test } from "vitest";
import type { HouseAccount } from "../../../declared.ts";
import reference from "../fixtures/reports.json" with { type: "json" };
import { daysAgo, useClosing, zoneAtNoon } from "../testing/closing-world.ts";
import { selectBooks, selectSums } from "./closed.store.ts";

const ZONE = zoneAtNoon();
/** As modules that are to come will register them. */
const world = useClosing({
  bonuses: { line: "bonuses" },
  rebates: { line: "rebate" },
  "jackpot:{id}:pool": { line: "jackpots" },
});
const { example } = reference;
type Given = Partial<(typeof example.entries)[number]> & { of?: string; paid?: number };
const VENDORS: Readonly<Record<string, number>> = { V1: 901, V2: 902, L: 903 };

/** The example's days, moved to the last ones that are over. */
const dayOne = daysAgo(4, ZONE);
const shift = (day: string) =>
  dayOne
    .add({ days: Number(day.slice(-2)) - 1 })
    .toPlainDate()
    .toString();
const timeOf = (at: string) =>
  Temporal.PlainDateTime.from(`${shift(at.slice(0, 10))}${at.slice(10)}`)
    .toZonedDateTime(ZONE)
    .toInstant();

const told = new Map<string, string>();

async function enter(given: Given, player: bigint): Promise<void> {
  const { at = "", kind = "", amount = 0, round = "", game = "", vendor = "", n = 0 } = given;
  const [time, units] = [timeOf(at), BigInt(Math.abs(amount))];
  const house = (contra: string, way: "credit" | "debit") =>
    world.house(time, { kind: way, player, units, contra: contra as HouseAccount, key: `e${n}` });
  const key = `e${n}`;
  if (kind === "deposit") return world.house(time, { kind, player, units, key });
  if (kind === "adjust") return world.house(time, { kind, player, units: BigInt(amount), key });
  if (kind === "hold") return world.house(time, { kind, player, units, key: "the hold" });
  if (kind === "capture") return world.house(time, { kind, player, hold: "the hold", key });
  if (kind === "credit" || kind === "debit") return house(given.contra ?? "", kind);
  // A jackpot's win is paid by its pool.
  if (n === 20) return house("jackpot:1:pool", "credit");
  const isFree = given.free === true;
  const transaction = await world.play(time, kind as "bet", {
    player,
    round,
    game,
    vendor: VENDORS[vendor] ?? 0,
    free: isFree,
    units: kind === "rollback" ? 0n : isFree && kind === "bet" ? 1_000n : units,
    reference:
      kind === "bet" ? null : (told.get(`${round} ${given.of ?? "bet"}`) ?? "none of the example"),
    closesRound: given.closes === true || n === 19,
  });
  told.set(`${round} ${kind}`, transaction);
  return undefined;
}

test("the example of three days closes day by day, with its sums to the unit", async () => {
  const brand = await world.brand(ZONE);
  const opened = dayOne.toInstant();
  const players: Readonly<Record<string, bigint>> = {
    A: await world.player(brand, opened),
    B: await world.player(brand, opened),
    C: await world.player(brand, opened, true),
  };
  for (const expected of example.expect.days) {
    for (const given of example.entries as Given[])
      if (given.at?.startsWith(expected.day)) await enter(given, players[given.player ?? ""] ?? 0n);
    const day = shift(expected.day);
    expect(await world.close(brand)).toEqual({ result: "CLOSED", day });
    const sums = await selectSums(world.db, brand, day, day);
    const counted = sums.find(({ excluded }) => !excluded);
    const of = (name: string) => Number(counted?.sums[name] ?? 0);
    expect({
      day,
      stake: of("stake"),
      payout: of("payout"),
      freePayout: of("freePayout"),
      jackpotPayout: of("jackpotPayout"),
      deposits: of("deposits"),
      withdrawals: of("withdrawals"),
      bonusCredited: of("bonusCredited"),
      bonusRemoved: of("bonusRemoved"),
      rebate: of("rebate"),
      open: Number(counted?.open),
      funds: Number(counted?.funds),
    }).toEqual({
      day,
      stake: expected.stake,
      payout: expected.payout,
      freePayout: expected.freePayout,
      jackpotPayout: expected.jackpotPayout,
      deposits: expected.deposits,
      withdrawals: expected.withdrawals + expected.playerFee,
      bonusCredited: expected.bonusCredited,
      bonusRemoved: expected.bonusRemoved,
      rebate: expected.rebate,
      open: expected.openStakes,
      funds: expected.liabilityClosing,
    });
  }
  const originals = await world.db.rows<{ day: string; ggr: bigint }>(sql`
    select ref_day::text as day, ggr from report_original_day
    where brand_id = ${brand} and ggr <> 0
    order by 1`);
  const { ggrByOriginalDay, excluded } = example.expect;
  expect(originals.map(({ ggr }) => Number(ggr))).toEqual([
    ggrByOriginalDay["2026-03-01"] + excluded.ggr,
    ggrByOriginalDay["2026-03-02"],
    ggrByOriginalDay["2026-03-03"],
  ]);
  const [book] = await selectBooks(world.db, brand, shift("2026-03-03"));
  const { accounts } = example.expect;
  expect(Number(book?.funds)).toBe(
    accounts.A.liability + accounts.B.liability + accounts.C.liability,
  );
  // Day after day, as far as days are over.
  expect(await world.closeAll(brand)).toEqual({ result: "NOTHING" });
  expect((await world.closings(brand)).map(({ state }) => state)).toEqual(
    Array.from({ length: 4 }, () => "CLOSED"),
  );
});
