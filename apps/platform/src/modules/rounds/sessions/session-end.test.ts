import { randomUUID } from "node:crypto";
import { sql } from "@perya/postgres/sql";
import { describe, expect, test } from "vitest";
import { chooseProfiles } from "../../../testing/choose-profiles.ts";
import { passTime } from "../../../testing/pass-time.ts";
import { cell } from "../../profiles/testing/use-profiles.ts";
import { verifyLedger } from "../../wallet/index.ts";
import { PASSWORD, type TestPlayer } from "../../../testing/people.ts";
import { NEW_PASSWORD, passwords, useSessions, REACH_MS } from "../testing/use-sessions.ts";

const { hub88, softswiss, staff, richPlayer, launched, cashOf, db } = await useSessions();

/** Ways a player's games end, and what else the player needs for each. */
const ENDINGS: Readonly<Record<string, (player: TestPlayer) => Promise<{ status: number }>>> = {
  "signs out": (player) => player.call("DELETE", "/session"),
  "signs every other browser out": (player) => player.call("DELETE", "/sessions"),
  "signs one browser out": async (player) =>
    player.call("DELETE", `/sessions/${(await player.call("GET", "/sessions")).value[0].id}`),
  "changes the password": (player) =>
    player.call("POST", "/password", passwords(PASSWORD, NEW_PASSWORD)),
  "excludes themselves": (player) =>
    player.call("POST", "/exclusion", { kind: "TIME_OUT", period: "P1D" }),
  "is excluded by staff": (player) =>
    staff.call("POST", `/players/${player.publicId}/exclude`, {
      until: new Date(Date.now() + 3_600_000).toISOString(),
      reason: "Asked by phone",
    }),
  "is blocked by staff": (player) =>
    staff.call("POST", `/players/${player.publicId}/block`, { reason: "Under review" }),
};

describe.each([hub88, softswiss])("at a $name vendor", (dialect) => {
  test.each(Object.entries(ENDINGS))(
    "a player who %s takes no further bet, and the open rounds end as they would have",
    async (_what, end) => {
      const player = await richPlayer();
      const table = await launched(player, dialect);
      const [won, undone] = [
        { bet: randomUUID(), round: randomUUID() },
        { bet: randomUUID(), round: randomUUID() },
      ];
      for (const { bet, round } of [won, undone])
        expect(await table.bet(bet, round)).toBe(dialect.done);
      expect(await cashOf(player)).toBe(900_000n);

      expect((await end(player)).status).toBe(200);
      passTime(REACH_MS);
      expect(await table.bet()).toBe(dialect.over);
      const after = await cashOf(player);

      expect(await table.win(won.bet, won.round)).toBe(dialect.done);
      expect(await table.rollback(undone.bet, undone.round)).toBe(dialect.done);
      expect((await cashOf(player)) ?? 0n).toBe((after ?? 0n) + 80_000n + 50_000n);
      expect(await table.bet(won.bet, won.round)).toBe(dialect.done);
    },
  );
});

test("a player who signs out ends no other player's games", async () => {
  const [leaving, staying] = [await richPlayer(), await richPlayer()];
  const [ended, open] = [await launched(leaving, hub88), await launched(staying, hub88)];
  await leaving.call("DELETE", "/session");
  passTime(REACH_MS);
  expect(await ended.bet()).toBe(hub88.over);
  expect(await open.bet()).toBe(hub88.done);
});

test("a game that is opened while its player signs out is over with the rest", async () => {
  for (let at = 0; at < 5; at++) {
    const player = await richPlayer();
    await Promise.all([
      player.call("POST", "/launch-address", { gameId: "hub88-drums" }),
      player.call("DELETE", "/session"),
    ]);
    const live = await db.row<{ live: bigint }>(sql`
      select count(*) as live from game_session
      where player_id = ${player.id} and revoked_at is null`);
    expect(live?.live).toBe(0n);
  }
});

test("where sessions are planned, a game opens once its player has chosen time and money, and is over when the session is ended", async () => {
  const cells = { "limit.session": cell({ mandatory: true, periods: ["session"] }) };
  await db.run(sql`
    insert into profile_version (
      code, version, name, authority, zone, effective_at, published_at, published_by, cells
    )
    values (
      'XS', 1, 'Elsewhere', '', 'brand', now() - interval '1 hour', now() - interval '1 day', 'a',
      ${JSON.stringify(cells)}::jsonb
    )`);
  await chooseProfiles(db, ["XS"]);
  const player = await richPlayer();
  const open = () => player.call("POST", "/launch-address", { gameId: "hub88-drums" });
  expect(await open()).toMatchObject({ status: 403, code: "SESSION_NEEDED" });
  await player.call("POST", "/play/planned-session", { minutes: 30, most: "5000000" });
  const table = await launched(player, hub88);
  expect(await table.bet()).toBe(hub88.done);
  await player.call("DELETE", "/play/planned-session");
  passTime(REACH_MS);
  expect(await table.bet()).toBe(hub88.over);
  expect(await open()).toMatchObject({ status: 403, code: "SESSION_NEEDED" });
});

test("the ledger adds up after all of this", async () => {
  expect((await verifyLedger(db)).books.flatMap((book) => book.problems)).toEqual([]);
});
