import { sql } from "@perya/postgres/sql";
import { expect, test } from "vitest";
import { playerByPublicId } from "../../players/index.ts";
import { sumEntries } from "../../wallet/index.ts";
import { followAll } from "../testing/follow-all.ts";
import { useRoundsApi } from "../testing/use-rounds-api.ts";

const { api, ana, ben, db, vendor, playedRound, lostBet } = await useRoundsApi();

interface Profit {
  readonly stake: { readonly amount: string };
  readonly payout: { readonly amount: string };
  readonly bonus: { readonly amount: string };
  readonly net: { readonly amount: string };
}
interface PersonalProfit {
  readonly total: Profit;
  readonly byDay: readonly (Profit & { readonly day: string })[];
  readonly byCategory: readonly (Profit & { readonly category: string })[];
  readonly byGame: readonly (Profit & { readonly id: string | null; readonly name: string })[];
  readonly otherGames: null;
}

const today = Temporal.Now.plainDateISO("Asia/Manila");
const day = (back: number) => today.subtract({ days: back }).toString();
const profitOf = async (from: string, to: string) =>
  (await api("GET", `/personal-profit?fromDay=${from}&toDay=${to}`, ana))
    .value as unknown as PersonalProfit;
const amounts = ({ stake, payout, bonus, net }: Profit) => [
  stake.amount,
  payout.amount,
  bonus.amount,
  net.amount,
];

test("MC-08 a player's profit and loss is what the ledger's entries come to, as a whole and by day, category and game", async () => {
  await playedRound(ana);
  await playedRound(ana);
  await playedRound(ben);
  await lostBet(ana, vendor.id, "mines");
  await followAll(db);
  const found = await profitOf(day(6), day(0));

  const player = (await playerByPublicId(db, ana.publicId))?.id ?? 0n;
  const played = await sumEntries(db, player, {
    from: Temporal.Instant.fromEpochMilliseconds(0),
    to: Temporal.Now.instant(),
    kinds: ["bet", "win", "rollback"],
  });
  expect(found.total.stake.amount).toBe(String(played?.went));
  expect(found.total.payout.amount).toBe(String(played?.came));
  expect(amounts(found.total)).toEqual(["101000", "160000", "0", "59000"]);

  expect(found.byDay).toHaveLength(1);
  expect(found.byCategory.map(({ category }) => category)).toEqual(["RNG", "INHOUSE"]);
  expect(found.byGame).toMatchObject([
    { id: "acme-harbor-lanterns", name: "Harbor Lanterns" },
    { id: "acme-mines", name: "Mango Mines" },
  ]);
  for (const parts of [found.byDay, found.byCategory, found.byGame]) {
    const sum = (at: number) =>
      String(parts.reduce((units, part) => units + BigInt(amounts(part)[at] ?? ""), 0n));
    expect([0, 1, 2, 3].map(sum)).toEqual(amounts(found.total));
  }
});

test("MC-08 what the house gives counts as bonus, what was paid in does not count, and other days are left out", async () => {
  const before = await profitOf(day(0), day(0));
  await db.run(sql`
    insert into report_day (brand_id, day, ref_day, player_id, vendor_id, game_code, category,
      currency, book, excluded, deposits, bonus_credited, bonus_removed, rebate, loyalty)
    select brand_id, ${day(3)}::date, ${day(3)}::date, id, 0, '', '', 'PHP', 'real', false,
      900, 50, 8, 3, 2
    from player where public_id = ${ana.publicId}`);
  expect(amounts((await profitOf(day(3), day(3))).total)).toEqual(["0", "0", "47", "47"]);
  expect(await profitOf(day(0), day(0))).toEqual(before);
  const week = await profitOf(day(6), day(0));
  expect(week.byDay.map((one) => one.day)).toEqual([day(3), ...before.byDay.map((one) => one.day)]);
  expect(week.byGame.at(-1)).toMatchObject({ id: null, name: "", bonus: { amount: "47" } });
  expect(amounts((await profitOf(day(20), day(10))).total)).toEqual(["0", "0", "0", "0"]);
});
