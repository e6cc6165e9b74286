import { randomUUID } from "node:crypto";
import { sql } from "@perya/postgres/sql";
import { expect, test } from "vitest";
import { chooseProfiles } from "../../../testing/choose-profiles.ts";
import { inCurrency } from "../../../testing/in-currency.ts";
import { passTime } from "../../../testing/pass-time.ts";
import type { TestPlayer } from "../../../testing/people.ts";
import { useSites } from "../../../testing/use-sites.ts";
import vectors from "../fixtures/vectors.json" with { type: "json" };
import { playerById } from "../../players/index.ts";
import lawful from "../../profiles/fixtures/vectors.json" with { type: "json" };
import { lawOfPlay, limitLawOf } from "../../profiles/index.ts";
import { lowerToLaw } from "./lower-to-law.ts";
import { needsLimit } from "./needs-limit.ts";
import { refusedDeposit } from "./refused-deposit.ts";

const { db, sites } = await useSites();
const EURO = 100_000n;

async function under(...codes: string[]): Promise<void> {
  await chooseProfiles(db, codes);
  passTime(10_000);
}

/** A player whose money is in euros, as ceilings are. */
async function european(): Promise<TestPlayer> {
  const player = await inCurrency(db, "EUR", () => sites.player(3));
  await db.run(sql`
    insert into player_profile (player_id, birthday)
    values (${player.id}, current_date - interval '40 years')
    on conflict (player_id) do update set birthday = excluded.birthday`);
  // What a session knows of its player is remembered for some seconds.
  passTime(60_000);
  return player;
}

const payIn = (player: TestPlayer, euros: bigint) =>
  player.call("POST", "/deposits", {
    method: "bank-transfer",
    amount: (euros * EURO).toString(),
    key: randomUUID(),
  });
const ask = (player: TestPlayer, name: string, euros: bigint | null) =>
  player.call("POST", "/limits", {
    name,
    amount: euros === null ? null : (euros * EURO).toString(),
  });

test("where a law makes a limit compulsory, no deposit is taken until it is set, and a withdrawal is", async () => {
  await under("DK");
  const player = await sites.player(3);
  const needed = async () => (await player.call("GET", "/limits")).value.needed;
  expect(await needed()).toEqual([["dailyDeposit"], ["weeklyDeposit"], ["monthlyDeposit"]]);
  expect(await payIn(player, 500n)).toMatchObject({ status: 422, code: "LIMIT_NEEDED" });
  const asked = await player.call("GET", "/withdrawals");
  expect(asked.status).toBe(200);
  // Each period that the law lists wants a limit of its own.
  await ask(player, "weeklyDeposit", 5_000n);
  expect(await needed()).toEqual([["dailyDeposit"], ["monthlyDeposit"]]);
  expect(await payIn(player, 500n)).toMatchObject({ code: "LIMIT_NEEDED" });
  await ask(player, "dailyDeposit", 2_000n);
  await ask(player, "monthlyDeposit", 9_000n);
  expect(await needed()).toEqual([]);
  expect((await payIn(player, 500n)).status).toBe(200);
});

test("no limit is set above a law's ceiling, and no deposit passes it within the calendar's month", async () => {
  await under("DE");
  const player = await european();
  expect(await ask(player, "monthlyDeposit", 1_001n)).toMatchObject({ code: "ABOVE_CEILING" });
  expect((await ask(player, "monthlyDeposit", 1_000n)).status).toBe(200);
  await ask(player, "dailyDeposit", 5_000n);
  expect((await payIn(player, 1_000n)).status).toBe(200);
  await db.run(sql`
    update deposit set created_at = date_trunc('month', now() at time zone 'Europe/Berlin')
      at time zone 'Europe/Berlin'
    where player = ${player.id}`);
  expect(await payIn(player, 500n)).toMatchObject({ code: "OWN_DEPOSIT_LIMIT" });
});

test("a law that tightens lowers higher limits, says why, and drops a raise above it; a looser one gives nothing back", async () => {
  await under("DK");
  const player = await european();
  await ask(player, "monthlyDeposit", 1_500n);
  await ask(player, "monthlyDeposit", 2_000n);
  await under("DE");
  await lowerToLaw(sites.platform);
  const limit = async () =>
    (await player.call("GET", "/limits")).value.limits.find(
      ({ name }: { name: string }) => name === "monthlyDeposit",
    );
  expect(await limit()).toMatchObject({
    own: { amount: (1_000n * EURO).toString() },
    raise: null,
  });
  const rows = await db.rows(sql`
    select what, actor from player_limit_change
    where player_id = ${player.id} order by id desc limit 1`);
  expect(rows).toEqual([{ what: "LOWERED", actor: "PROFILE" }]);
  await under("DK");
  await lowerToLaw(sites.platform);
  expect(await limit()).toMatchObject({ own: { amount: (1_000n * EURO).toString() } });
});

test("a player's own limit is also counted over the calendar's month, where the law has that period", async () => {
  const player = await european();
  await ask(player, "monthlyDeposit", 700n);
  const limit = async () =>
    (await player.call("GET", "/limits")).value.limits.find(
      ({ name }: { name: string }) => name === "monthlyDeposit",
    );
  expect(await limit()).toMatchObject({ calendar: false });
  await under("DE");
  expect(await limit()).toMatchObject({ calendar: true });
  // 700 were paid in on the month's first day: on its 31st that is outside of 30 days.
  const since = new Set<string>();
  const paidIn = async (_: unknown, __: bigint, from: Temporal.Instant) => {
    since.add(from.toZonedDateTimeISO("Europe/Berlin").toPlainTime().toString());
    return { paidIn: 700n * EURO, paidOut: 0n };
  };
  const law = await limitLawOf(sites.platform, 1n);
  const whose = { id: player.id, currency: "EUR", zone: "Asia/Manila" };
  expect(await refusedDeposit(law, db, whose, 1n, paidIn)).toEqual({
    refusal: "OWN_DEPOSIT_LIMIT",
    by: "Limit of deposits in 30 days: €700.00, set by the player, by the law's calendar",
  });
  expect([...since]).toEqual(["00:00:00"]);
  await ask(player, "monthlyDeposit", 600n);
  const none = () => Promise.resolve({ paidIn: 0n, paidOut: 0n });
  expect(await refusedDeposit(law, db, whose, 600n * EURO, none)).toBeUndefined();
});

test("a law with a ceiling takes no deposit in a currency that it names no amount in", async () => {
  const player = await sites.player(3);
  await under("DE");
  await ask(player, "monthlyDeposit", 500n);
  expect((await player.call("GET", "/limits")).value.needed).toEqual([]);
  expect(await payIn(player, 100n)).toMatchObject({ status: 422, code: "CURRENCY_CLOSED" });
  await under("DK");
  await ask(player, "dailyDeposit", 500n);
  await ask(player, "weeklyDeposit", 500n);
  expect((await payIn(player, 100n)).status).toBe(200);
});

test.each(vectors.tighten.filter(({ newCeiling }) => newCeiling !== undefined))(
  "a $what, set at $limit, is $limitAfter after it",
  async ({ limit, newCeiling, limitAfter, reason, ceilingRemovedLater, limitThen }) => {
    await under("DK");
    const player = await european();
    await ask(player, "monthlyDeposit", BigInt(limit ?? 0) / 100n);
    await under("DE");
    const { ceilings } = await limitLawOf(sites.platform, 1n);
    expect(ceilings.map(({ units }) => units)).toEqual([BigInt(newCeiling ?? 0) * 1_000n]);
    await lowerToLaw(sites.platform);
    const row = await db.row<{ units: bigint }>(sql`
      select units from player_limit where player_id = ${player.id}`);
    expect(row?.units).toBe(BigInt(limitAfter ?? 0) * 1_000n);
    const lowered = await db.row<{ actor: string }>(sql`
      select actor from player_limit_change
      where player_id = ${player.id} and what = 'LOWERED'`);
    expect(lowered?.actor ?? null).toBe(reason);
    if (ceilingRemovedLater !== true) return;
    await under("DK");
    await lowerToLaw(sites.platform);
    const later = await db.row<{ units: bigint }>(sql`
      select units from player_limit where player_id = ${player.id}`);
    expect(later?.units).toBe(BigInt(limitThen ?? 0) * 1_000n);
  },
);

test.each(lawful.raise.filter(({ ceiling }) => ceiling !== undefined))(
  "$profile: a raise to $requested, confirmed after $confirmH hours, is $result by $rule",
  async ({ profile, requested = 0, confirmH = 0, ceiling = 0, result, rule }) => {
    await under("DK");
    const player = await european();
    await ask(player, "monthlyDeposit", BigInt(ceiling) / 100n);
    await ask(player, "monthlyDeposit", BigInt(requested) / 100n);
    await under(profile);
    const { ceilings } = await limitLawOf(sites.platform, 1n);
    expect(ceilings).toEqual([expect.objectContaining({ rule, units: BigInt(ceiling) * 1_000n })]);
    await db.run(sql`
      update player_limit_raise set asked_at = asked_at - make_interval(hours => ${confirmH})
      where player_id = ${player.id}`);
    const confirmed = await player.call("POST", "/limits/confirm", { name: "monthlyDeposit" });
    const said = confirmed.code === "ABOVE_CEILING" ? "REFUSED" : confirmed.status;
    expect(said).toBe(result);
  },
);

const vector = (what: string) =>
  lawful.tighten.find((one) => one.what === what) ?? expect.unreachable();
const asVector = (refused: boolean) => (refused ? "REFUSED" : "OK");

test("a limit that becomes mandatory: deposit and bet wait for it, a withdrawal doesn't, and staff read the rule", async () => {
  const expected = vector("limit becomes mandatory, none set");
  const player = await sites.player(3);
  const account = await playerById(db, player.id);
  if (!account) throw new Error("There is no player");
  expect(await needsLimit(sites.platform, account)).toBe(false);
  await under("DK");
  const deposit = await payIn(player, 500n);
  expect(asVector(deposit.code === "LIMIT_NEEDED")).toBe(expected.deposit);
  expect(asVector(await needsLimit(sites.platform, account))).toBe(expected.bet);
  const withdrawal = await player.call("GET", "/withdrawals");
  expect(asVector(withdrawal.status !== 200)).toBe(expected.withdraw);
  const law = await limitLawOf(sites.platform, 1n);
  const whose = { id: player.id, currency: "PHP", zone: "Asia/Manila" };
  const none = () => Promise.resolve({ paidIn: 0n, paidOut: 0n });
  expect(await refusedDeposit(law, db, whose, 1n, none)).toEqual({
    refusal: "LIMIT_NEEDED",
    by: `Rule ${expected.rule?.replace("XX", "DK")}`,
  });
});

test("where the age floor rises above a player, neither deposit nor bet is taken, and a withdrawal is", async () => {
  const { age = 0, ...expected } = vector("player of 19, floor rises to 21");
  const player = await sites.player(3);
  await db.run(sql`
    insert into player_profile (player_id, birthday)
    values (${player.id}, current_date - make_interval(years => ${age}, days => 30))
    on conflict (player_id) do update set birthday = excluded.birthday`);
  passTime(60_000);
  expect((await payIn(player, 500n)).status).toBe(200);
  await under("NJ");
  const deposit = await payIn(player, 500n);
  expect(deposit).toMatchObject({ status: 403, code: "UNDER_AGE" });
  expect(asVector(deposit.status !== 200)).toBe(expected.deposit);
  const bettor = { id: player.id, brandId: 1n, currency: "PHP", book: "play" };
  const { refusal } = await lawOfPlay(sites.platform, bettor, "slots");
  expect(asVector(refusal === "TOO_YOUNG")).toBe(expected.bet);
  const withdrawal = await player.call("GET", "/withdrawals");
  expect(asVector(withdrawal.status !== 200)).toBe(expected.withdraw);
});
