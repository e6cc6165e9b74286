import { sql } from "@perya/postgres/sql";
import { expect, onTestFinished, test, vi } from "vitest";
import { useSites } from "../../../testing/use-sites.ts";
import { endOf } from "./exclude-self.ts";

const { db, sites } = await useSites();

const PESO = 100_000n;

test("a player who excludes themselves can neither bet nor deposit, and sees until when", async () => {
  const player = await sites.player(1);
  expect((await player.call("GET", "/exclusion")).value).toEqual({ until: null });
  const { value } = await player.call("POST", "/exclusion", { span: "week" });
  const days = (Date.parse(value.until) - Date.now()) / 86_400_000;
  expect(days).toBeCloseTo(7, 2);
  expect((await player.call("GET", "/exclusion")).value).toEqual(value);
  const id = crypto.randomUUID();
  const bet = {
    kind: "bet",
    vendor: 3,
    player: player.id,
    transaction: id,
    round: id,
    game: "g",
    currency: "PHP",
    units: 10n,
  } as const;
  const [answer] = await sites.platform.wallet.submit([
    { ...bet, reference: null, free: false, closesRound: true },
  ]);
  expect(answer).toMatchObject({ ok: false, refusal: "PLAYER_DISABLED" });
  const deposit = {
    method: "bank-transfer",
    amount: (1_000n * PESO).toString(),
    key: crypto.randomUUID(),
  };
  expect(await player.call("POST", "/deposits", deposit)).toMatchObject({
    status: 403,
    code: "PLAYER_DISABLED",
  });
});

test("an exclusion is made longer and never shorter, however often one asks at once", async () => {
  const player = await sites.player();
  await player.call("POST", "/exclusion", { span: "month" });
  expect(await player.call("POST", "/exclusion", { span: "week" })).toMatchObject({
    status: 422,
    code: "NOT_LONGER",
  });
  await Promise.all(
    (["half-year", "day", "month", "half-year"] as const).map((span) =>
      player.call("POST", "/exclusion", { span }),
    ),
  );
  const until = Date.parse((await player.call("GET", "/exclusion")).value.until);
  expect(until).toBeGreaterThan(Date.now() + 180 * 86_400_000);
  await player.call("POST", "/exclusion", { span: "forever" });
  expect((await player.call("GET", "/exclusion")).value.until).toMatch(/^9999/);
  const again = await player.call("POST", "/exclusion", { span: "forever" });
  expect(again).toMatchObject({ status: 422, code: "NOT_LONGER" });
});

test("an exclusion is over by itself", async () => {
  const player = await sites.player();
  await player.call("POST", "/exclusion", { span: "day" });
  await db.run(sql`
    update wallet_account set excluded_until = now() - interval '1 second'
    where player = ${player.id}`);
  expect((await player.call("GET", "/exclusion")).value).toEqual({ until: null });
});

test("whether an exclusion stands is decided by the database's clock, whatever a server's own says", async () => {
  const player = await sites.player(1);
  const { until } = (await player.call("POST", "/exclusion", { span: "day" })).value;
  const fast = vi
    .spyOn(Temporal.Now, "instant")
    .mockReturnValue(Temporal.Instant.from("2999-01-01T00:00:00Z"));
  onTestFinished(() => fast.mockRestore());
  expect((await player.call("GET", "/exclusion")).value).toEqual({ until });
  const deposit = { method: "bank-transfer", amount: (1_000n * PESO).toString() };
  expect(
    await player.call("POST", "/deposits", { ...deposit, key: crypto.randomUUID() }),
  ).toMatchObject({ status: 403, code: "PLAYER_DISABLED" });
  const longer = (await player.call("POST", "/exclusion", { span: "week" })).value;
  expect((Date.parse(longer.until) - Date.now()) / 86_400_000).toBeCloseTo(7, 2);
});

test("months are those of the calendar", () => {
  const at = (text: string) => Temporal.Instant.from(text);
  expect(endOf("month", at("2027-01-31T10:00:00Z"))).toEqual(at("2027-02-28T10:00:00Z"));
  expect(endOf("half-year", at("2027-01-31T10:00:00Z"))).toEqual(at("2027-07-31T10:00:00Z"));
});

test.each(["minute", "", "FOREVER"])("nobody is excluded for %j", async (span) => {
  expect((await (await sites.player()).call("POST", "/exclusion", { span })).status).toBe(400);
});
