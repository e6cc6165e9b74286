import { sql } from "@perya/postgres/sql";
import { expect, test } from "vitest";
import { chooseProfiles } from "../../../testing/choose-profiles.ts";
import { inCurrency } from "../../../testing/in-currency.ts";
import { passTime } from "../../../testing/pass-time.ts";
import type { TestPlayer } from "../../../testing/people.ts";
import { useSites } from "../../../testing/use-sites.ts";
import { hearRisk } from "../testing/use-risk.ts";

const { db, sites } = await useSites();
const EURO = 100_000n;
const ana = await sites.staff("cashier");

async function dutch(age: number): Promise<TestPlayer> {
  await chooseProfiles(db, ["NL"]);
  const player = await inCurrency(db, "EUR", () => sites.player(3));
  await db.run(sql`
    insert into player_profile (player_id, birthday)
    values (${player.id}, current_date - make_interval(years => ${age}, days => 1))
    on conflict (player_id) do update set birthday = excluded.birthday`);
  passTime(60_000);
  return player;
}

async function ask(player: TestPlayer, euros: bigint): Promise<void> {
  const amount = (euros * EURO).toString();
  await player.call("POST", "/limits", { name: "monthlyDeposit", amount });
  await hearRisk(db, sites.platform);
}

const casesOf = async (player: TestPlayer) =>
  (await ana.call("GET", `/players/${player.publicId}/cases`)).value as {
    id: string;
    state: string;
  }[];

test.each([
  [40, 350n, 351n, "€350.00"],
  [20, 150n, 151n, "€150.00"],
])(
  "a player of %d years with a deposit limit of %d is left alone, and one with %d is to be talked to, once in a month",
  async (age, at, above, words) => {
    const player = await dutch(age);
    await ask(player, at);
    expect(await casesOf(player)).toEqual([]);
    // Higher waits for its days, and is to be talked about before they are over.
    await ask(player, above);
    const [opened, ...others] = await casesOf(player);
    expect([opened?.state, others]).toEqual(["OPEN", []]);
    const { value } = await ana.call("GET", `/cases/${opened?.id}`);
    expect(JSON.stringify(value)).toContain(
      `Talk to the player. A deposit limit of theirs is above ${words}`,
    );
    const move = (to: string) =>
      ana.call("POST", `/cases/${opened?.id}/move`, { to, reason: "We have talked" });
    await move("INVESTIGATING");
    await move("CLEARED");
    await ask(player, above + 10n);
    expect((await casesOf(player)).length).toBe(1);
    // In another period it is due again.
    await db.run(sql`
      update player_talk set period_ends = period_ends - interval '31 days'
      where player_id = ${player.id}`);
    await ask(player, above + 20n);
    expect((await casesOf(player)).length).toBe(2);
  },
);

test("a law without such an amount asks for no talk", async () => {
  const player = await dutch(40);
  await chooseProfiles(db, ["DK"]);
  await ask(player, 600n);
  expect(await casesOf(player)).toEqual([]);
});
