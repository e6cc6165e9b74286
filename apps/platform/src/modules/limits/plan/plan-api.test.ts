import { randomUUID } from "node:crypto";
import { sql } from "@perya/postgres/sql";
import { expect, test } from "vitest";
import { chooseProfiles } from "../../../testing/choose-profiles.ts";
import { openSites } from "../../../testing/open-sites.ts";
import type { TestPlayer } from "../../../testing/people.ts";
import { useSites } from "../../../testing/use-sites.ts";
import { openSession } from "../../rounds/index.ts";
import { bet } from "../../wallet/testing/open-book.ts";
import { lastPlansOf, needsPlan } from "../index.ts";

const { db, sites } = await useSites();
const PESO = 100_000n;
const pesos = (amount: bigint) => (amount * PESO).toString();
const php = (amount: bigint) => ({ amount: pesos(amount), currency: "PHP" });
const PATH = "/play/planned-session";

const NONE = { currency: "PHP", session: null };

const begin = (player: TestPlayer, minutes: number, amount: bigint) =>
  player.call("POST", PATH, { minutes, most: pesos(amount) });

/** Lets so many minutes of the last planned session pass. */
async function letPass(player: TestPlayer, minutes: number): Promise<void> {
  await db.run(sql`
    update planned_session
    set begun_at = begun_at - make_interval(mins => ${minutes}),
      until = until - make_interval(mins => ${minutes})
    where player_id = ${player.id}`);
}

const isNeeded = ({ id }: TestPlayer, product: "slots" | "sports" = "slots", by = sites.platform) =>
  needsPlan(by, { id, brandId: 1n, kind: "0" }, product);

test("a session has the time and the money that were fixed before it, and neither changes while it runs", async () => {
  const player = await sites.player(1);
  expect((await player.call("GET", PATH)).value).toEqual(NONE);
  const { value } = await begin(player, 30, 50n);
  expect(value.session).toMatchObject({ most: php(50n), lost: php(0n) });
  const lasts = Temporal.Instant.from(value.session.begunAt).until(value.session.until);
  expect(lasts.total("minutes")).toBe(30);
  expect(await begin(player, 60, 500n)).toMatchObject({ status: 422, code: "SESSION_RUNS" });
  expect((await player.call("GET", PATH)).value).toEqual(value);
});

test("of two sessions that are begun at once there is one", async () => {
  const player = await sites.player(1);
  const all = await Promise.all([30, 31, 32].map((minutes) => begin(player, minutes, 50n)));
  expect(all.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
});

test("a session without money, without time or of more than a day is refused", async () => {
  const player = await sites.player(1);
  expect(await begin(player, 30, 0n)).toMatchObject({ status: 422, code: "NOTHING_PLANNED" });
  expect((await begin(player, 0, 50n)).status).toBe(400);
  expect((await begin(player, 1_441, 50n)).status).toBe(400);
  expect((await player.call("GET", PATH)).value).toEqual(NONE);
});

test("what was lost in the session is shown, and the next one begins at nothing", async () => {
  const player = await sites.player(1);
  await db.inTransaction((tx) =>
    sites.platform.wallet.append(tx, [
      { kind: "deposit", player: player.id, key: randomUUID(), units: 1_000n * PESO },
    ]),
  );
  await begin(player, 30, 50n);
  const spin = async (amount: bigint) => {
    const plan = (await lastPlansOf(db, [player.id])).get(player.id);
    if (!plan) throw new Error("There is no plan");
    const { number, afterSeq, units: value } = plan;
    const rule = "XX.limit.session v1";
    const law = { from: 0, closed: null, tooYoung: null, highest: null, lowest: null };
    const session = { number, afterSeq, value, rule };
    const [answer] = await sites.platform.wallet.submit([
      bet({
        player: player.id,
        units: amount * PESO,
        vendor: 3,
        law: [{ ...law, apartMs: null, session }],
      }),
    ]);
    return answer?.ok ? "taken" : answer?.refusal;
  };
  expect([await spin(40n), await spin(11n)]).toEqual(["taken", "LIMIT_REACHED"]);
  expect((await player.call("GET", PATH)).value.session).toMatchObject({ lost: php(40n) });
  expect((await player.call("GET", "/limits/reached")).value.reached).toMatchObject({
    name: "session",
  });
  await letPass(player, 30);
  expect((await player.call("GET", PATH)).value).toEqual(NONE);
  expect((await begin(player, 5, 20n)).value.session).toMatchObject({ lost: php(0n) });
  expect([await spin(21n), await spin(20n)]).toEqual(["LIMIT_REACHED", "taken"]);
});

test("the law of a place has slots wait for a planned session, and other games not", async () => {
  const player = await sites.player(1);
  expect(await isNeeded(player)).toBe(false);
  await chooseProfiles(db, ["ES"]);
  expect([await isNeeded(player), await isNeeded(player, "sports")]).toEqual([true, false]);
  await begin(player, 30, 50n);
  expect(await isNeeded(player)).toBe(false);
  await letPass(player, 29);
  expect(await isNeeded(player)).toBe(false);
  // It is over with its time, in a process that was started again too.
  await letPass(player, 1);
  const restarted = await openSites(db);
  try {
    expect(await isNeeded(player, "slots", restarted.platform)).toBe(true);
  } finally {
    await restarted.close();
  }
});

test("a player who ends the session, or stops playing, is out of the open games and may plan another", async () => {
  const player = await sites.player(1);
  const open = async () =>
    (await db.row(sql`
      select 1 from game_session where player_id = ${player.id} and revoked_at is null`)) !==
    undefined;
  const openGame = () =>
    db.inTransaction((tx) => openSession(tx, { playerId: player.id, vendorId: 1 }));
  await begin(player, 30, 50n);
  await openGame();
  expect((await player.call("DELETE", PATH)).value).toEqual(NONE);
  expect(await open()).toBe(false);
  expect((await begin(player, 60, 80n)).status).toBe(200);
  const { session } = (await player.call("POST", "/play", {})).value;
  await openGame();
  await player.call("POST", "/play/check", { session, answer: "stop" });
  expect(await open()).toBe(false);
  expect((await player.call("GET", PATH)).value).toEqual(NONE);
});
