import { sql } from "@perya/postgres/sql";
import { describe, expect, test } from "vitest";
import { HOUSE_ACCOUNTS_DECLARED } from "../../../declared.ts";
import { useSites } from "../../../testing/use-sites.ts";
import { dayOf, houseLines, rollUp } from "../../figures/index.ts";
import reference from "../../figures/fixtures/reports.json" with { type: "json" };
import { setTestAccount } from "../../players/index.ts";
import type { LedgerEntry } from "../../wallet/index.ts";
import { forgetPlay } from "../testing/forget-play.ts";
import { givenEntries } from "../testing/given-entries.ts";
import { recordEntries } from "./record-entries.ts";

/** The example's bonuses and rebates, as modules that are to come will register them. */
const LINES = houseLines({
  ...HOUSE_ACCOUNTS_DECLARED,
  bonuses: { line: "bonuses" },
  rebates: { line: "rebate" },
});

const { db, sites } = await useSites();
const { example } = reference;
const VENDORS: Readonly<Record<string, number>> = { V1: 901, V2: 902, L: 903 };

type Given = Partial<(typeof example.entries)[number]> & {
  readonly of?: string;
  readonly jackpot?: string;
};

/**
 * An entry of the example as the wallet would give it back. `closes` moves from the jackpot's win
 * to the one before it, which is of the same instant.
 */
function entryOf(given: Given, n: number, player: bigint): LedgerEntry {
  const {
    at = "",
    kind = "",
    amount = 0,
    round = null,
    game = null,
    vendor = "",
    contra = null,
    held = 0,
    owed = 0,
  } = given;
  const free = given.free === true;
  const bet = {
    player,
    seq: BigInt(n),
    units: BigInt(Math.abs(amount)),
    cash: BigInt(amount),
    held: BigInt(held),
    owed: BigInt(owed),
    after: 0n,
    contra: vendor === "" ? contra : null,
  };
  const what = {
    status: "APPLIED",
    kind,
    currency: "PHP",
    book: "play",
    transaction: `e${n}`,
    reference: null,
    round,
    game,
    note: null,
    said: null,
  } as const;
  const reverses =
    given.of === undefined
      ? null
      : ({
          kind: given.of as "bet" | "win",
          round: round ?? "",
          free: false,
          units: 0n,
          said: null,
        } as const);
  const flags = { free, closes: given.closes === true || n === 19, late: false, reverses };
  return {
    ...bet,
    ...what,
    ...flags,
    kind: kind as LedgerEntry["kind"],
    vendor: VENDORS[vendor] ?? 0,
    at: Temporal.PlainDateTime.from(at).toZonedDateTime("Asia/Manila").toInstant(),
  };
}

/**
 * Three players, the third a test account, and what they do in the example, given to the follower
 * in parts of some size.
 */
async function play(size: number): Promise<Record<string, bigint>> {
  await forgetPlay(db);
  const [A, B, C] = await Promise.all([sites.player(), sites.player(), sites.player()]);
  await setTestAccount(db, C.id, true);
  await db.run(sql`update player set test_since = '2026-01-01' where id = ${C.id}`);
  const ids: Record<string, bigint> = { A: A.id, B: B.id, C: C.id };
  const entries = (example.entries as Given[]).flatMap((given) => {
    const player = ids[given.player ?? ""];
    // Jackpots have no entries of their own yet.
    return player === undefined || given.jackpot ? [] : [entryOf(given, given.n ?? 0, player)];
  });
  for (let at = 0; at < entries.length; at += size)
    await db.inTransaction((tx) =>
      recordEntries(tx, givenEntries(entries.slice(at, at + size)), LINES),
    );
  while (await db.inTransaction((tx) => rollUp(tx, "rounds")));
  return ids;
}

const days = (by: "day" | "ref_day", excluded = false) =>
  db.rows<Record<string, bigint | string>>(sql`
    select ${by === "day" ? sql`day` : sql`ref_day`}::text as day, sum(stake)::int8 as stake,
      sum(payout)::int8 as payout, sum(free_payout)::int8 as "freePayout",
      sum(stake - payout)::int8 as ggr, sum(deposits)::int8 as deposits,
      sum(withdrawals)::int8 as captures, sum(adjust)::int8 as adjust,
      sum(bonus_credited)::int8 as "bonusCredited", sum(bonus_removed)::int8 as "bonusRemoved",
      sum(rebate)::int8 as rebate, sum(unallocated)::int8 as unallocated
    from report_day
    where excluded = ${excluded}
    group by 1
    order by 1`);

describe("the example of three days", () => {
  test.each([1, 3, 1_000])(
    "comes to the same exact figures when the ledger is followed in parts of %i",
    async (size) => {
      const ids = await play(size);
      expect(await days("day")).toEqual(
        example.expect.days.map(({ day, withdrawals, playerFee, ...sums }) => ({
          day,
          stake: BigInt(sums.stake),
          payout: BigInt(sums.payout),
          freePayout: BigInt(sums.freePayout),
          ggr: BigInt(sums.ggr),
          deposits: BigInt(sums.deposits),
          captures: BigInt(withdrawals + playerFee),
          adjust: BigInt(sums.adjust),
          bonusCredited: BigInt(sums.bonusCredited),
          bonusRemoved: BigInt(sums.bonusRemoved),
          rebate: BigInt(sums.rebate),
          unallocated: 0n,
        })),
      );
      const ggr = (await days("ref_day")).map((row) => [row["day"], Number(row["ggr"])]);
      expect(Object.fromEntries(ggr)).toEqual(example.expect.ggrByOriginalDay);
      const byGame = await db.rows<{ game: string; ggr: bigint }>(sql`
        select game_code as game, sum(stake - payout)::int8 as ggr from report_day
        where not excluded and vendor_id > 0
        group by 1`);
      expect(
        Object.fromEntries(byGame.map(({ game, ggr: units }) => [game, Number(units)])),
      ).toEqual(example.expect.ggrByGame);
      const players = await db.rows<{ player: bigint; ggr: bigint }>(
        sql`
          select player_id as player, sum(stake - payout)::int8 as ggr
          from report_day
          group by 1`,
      );
      const ofPlayer = (id: bigint | undefined) =>
        Number(players.find(({ player }) => player === id)?.ggr);
      expect({ A: ofPlayer(ids["A"]), B: ofPlayer(ids["B"]) }).toEqual(example.expect.ggrByPlayer);
    },
  );

  test("keeps what the test account did apart, in a sum of its own", async () => {
    await play(4);
    const { stake, payout, ggr, adjust } = example.expect.excluded;
    expect(await days("day", true)).toMatchObject([
      {
        day: "2026-03-01",
        stake: BigInt(stake),
        payout: BigInt(payout),
        ggr: BigInt(ggr),
        adjust: BigInt(adjust),
      },
    ]);
  });

  test("has the lottery's bet of the first day as open until its draw, and no figure of it", async () => {
    const ids = await play(1_000);
    const open = () =>
      db.rows(
        sql`select coalesce(sum(units), 0)::int8 as units from report_open where not excluded`,
      );
    expect(await open()).toEqual([{ units: 0n }]);
    await forgetPlay(db);
    const firstDay = (example.entries as Given[]).filter(({ n = 0 }) => n <= 15);
    const entries = firstDay.map((given) =>
      entryOf(given, given.n ?? 0, ids[given.player ?? ""] ?? 0n),
    );
    await db.inTransaction((tx) => recordEntries(tx, givenEntries(entries), LINES));
    await db.inTransaction((tx) => rollUp(tx, "rounds"));
    expect(await open()).toEqual([{ units: BigInt(example.expect.days[0]?.openStakes ?? 0) }]);
    expect(await db.rows(sql`select 1 from report_day where vendor_id = ${VENDORS["L"]}`)).toEqual(
      [],
    );
  });
});

test.each(reference.brandDays)(
  "$day in $zone begins and ends where its zone says",
  ({ zone, day, start, end }) => {
    const [first, after] = [Temporal.Instant.from(start), Temporal.Instant.from(end)];
    expect(dayOf(first, zone)).toBe(day);
    expect(dayOf(after.subtract({ nanoseconds: 1 }), zone)).toBe(day);
    const next = Temporal.PlainDate.from(day).add({ days: 1 }).toString();
    expect([dayOf(first.subtract({ nanoseconds: 1 }), zone), dayOf(after, zone)]).toEqual([
      Temporal.PlainDate.from(day).subtract({ days: 1 }).toString(),
      next,
    ]);
  },
);
