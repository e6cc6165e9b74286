import { sql } from "@perya/postgres/sql";
import { expect, onTestFinished, test, vi } from "vitest";
import { useSites } from "../../../testing/use-sites.ts";
import { chooseProfiles } from "../../../testing/choose-profiles.ts";
import { passTime } from "../../../testing/pass-time.ts";
import { PASSWORD, sendSealed } from "../../../testing/people.ts";
import vectors from "../fixtures/vectors.json" with { type: "json" };

const { db, sites } = await useSites();

const PESO = 100_000n;

test("a player who excludes themselves can neither bet nor deposit, and sees until when", async () => {
  const player = await sites.player(1);
  expect((await player.call("GET", "/exclusion")).value).toMatchObject({ until: null, kind: null });
  const { value } = await player.call("POST", "/exclusion", { kind: "TIME_OUT", period: "P1W" });
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
  await player.call("POST", "/exclusion", { kind: "TIME_OUT", period: "P1M" });
  expect(
    await player.call("POST", "/exclusion", { kind: "TIME_OUT", period: "P1W" }),
  ).toMatchObject({
    status: 422,
    code: "NOT_LONGER",
  });
  await Promise.all(
    ["P6M", "P1Y", "P6M", "P1Y"].map((period) =>
      player.call("POST", "/exclusion", { kind: "EXCLUSION", period }),
    ),
  );
  const until = Date.parse((await player.call("GET", "/exclusion")).value.until);
  expect(until).toBeGreaterThan(Date.now() + 360 * 86_400_000);
  await player.call("POST", "/exclusion", { kind: "EXCLUSION", period: "permanent" });
  expect((await player.call("GET", "/exclusion")).value.until).toMatch(/^9999/);
  const again = await player.call("POST", "/exclusion", { kind: "EXCLUSION", period: "permanent" });
  expect(again).toMatchObject({ status: 422, code: "NOT_LONGER" });
});

test("an exclusion is over by itself", async () => {
  const player = await sites.player();
  await player.call("POST", "/exclusion", { kind: "TIME_OUT", period: "P1D" });
  await db.run(sql`
    update wallet_account set excluded_until = now() - interval '1 second'
    where player = ${player.id}`);
  expect((await player.call("GET", "/exclusion")).value).toMatchObject({ until: null, kind: null });
});

test("whether an exclusion stands is decided by the database's clock, whatever a server's own says", async () => {
  const player = await sites.player(1);
  const { until } = (await player.call("POST", "/exclusion", { kind: "TIME_OUT", period: "P1D" }))
    .value;
  const fast = vi
    .spyOn(Temporal.Now, "instant")
    .mockReturnValue(Temporal.Instant.from("2999-01-01T00:00:00Z"));
  onTestFinished(() => fast.mockRestore());
  expect((await player.call("GET", "/exclusion")).value).toMatchObject({ until });
  const deposit = { method: "bank-transfer", amount: (1_000n * PESO).toString() };
  expect(
    await player.call("POST", "/deposits", { ...deposit, key: crypto.randomUUID() }),
  ).toMatchObject({ status: 403, code: "PLAYER_DISABLED" });
  const longer = (await player.call("POST", "/exclusion", { kind: "TIME_OUT", period: "P1W" }))
    .value;
  expect((Date.parse(longer.until) - Date.now()) / 86_400_000).toBeCloseTo(7, 2);
});

test.each([
  ["TIME_OUT", "P6M"],
  ["EXCLUSION", "P1D"],
  ["EXCLUSION", "P2Y"],
  ["TIME_OUT", "soon"],
])("nobody is excluded for what is not on offer: %s of %s", async (kind, period) => {
  const player = await sites.player();
  expect(await player.call("POST", "/exclusion", { kind, period })).toMatchObject({
    status: 422,
    code: "PERIOD_NOT_OFFERED",
  });
});

test("an excluded player still sees balance and limits", async () => {
  const player = await sites.player(1);
  await player.call("POST", "/exclusion", { kind: "TIME_OUT", period: "P1D" });
  for (const path of ["/balance", "/limits", "/exclusion"])
    expect([path, (await player.call("GET", path)).status]).toEqual([path, 200]);
});

test("a law's stop takes one press, holds for its hours, and is not there where no law has it", async () => {
  const player = await sites.player(1);
  expect(await player.call("POST", "/exclusion/stop")).toMatchObject({
    code: "PERIOD_NOT_OFFERED",
  });
  await db.run(sql`
    insert into profile_choice (brand_id, codes, effective_at, chosen_by)
    values (1, '{DE}', now(), 'owner')`);
  passTime(10_000);
  const { value } = await player.call("POST", "/exclusion/stop");
  expect(value).toMatchObject({ kind: "STOP", stopHours: 24 });
  expect((Date.parse(value.until) - Date.now()) / 3_600_000).toBeCloseTo(24, 1);
  expect(value.timeOuts).toContain("P1D");
  expect(value.exclusions).toContain("P3M");
});

test.each(vectors.signIn)(
  "$profile: an excluded player who signs in is $signIn",
  async ({ profile, signIn }) => {
    const player = await sites.player(1);
    await chooseProfiles(db, [profile]);
    await player.call("POST", "/exclusion", { kind: "EXCLUSION", period: "P6M" });
    passTime(5_000);
    const refused = signIn === "REFUSED";
    expect((await player.call("GET", "/member")).status).toBe(refused ? 401 : 200);
    const login = { type: "username", username: player.username, password: PASSWORD };
    const wrong = { ...login, password: "Another2026" };
    const enter = (body: object) =>
      sendSealed(
        sites.playerUrl,
        { "x-forwarded-for": "10.44.0.1" },
        "POST",
        "/api/v1/session",
        body,
      );
    expect(await enter(login)).toMatchObject(
      refused ? { status: 403, code: "LOGIN_EXCLUDED" } : { status: 200 },
    );
    await db.run(sql`
      update player_login set barred_until = now() where player_id = ${player.id}`);
    expect((await enter(login)).status).toBe(200);
    // Who doesn't know the password learns nothing.
    expect(await enter(wrong)).toMatchObject({ status: 401, code: "WRONG_LOGIN" });
  },
);
