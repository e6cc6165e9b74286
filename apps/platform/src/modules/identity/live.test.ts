import { sql } from "@perya/postgres/sql";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { openSites, type Sites } from "../../testing/open-sites.ts";
import { PASSWORD, send, sendSealed, type TestPlayer } from "../../testing/people.ts";

const PING_MS = 15_000;

let db: TestDatabase;
let here: Sites;
let there: Sites;
beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
  [here, there] = [await openSites(db), await openSites(db)];
});
afterAll(async () => {
  await here.close();
  await there.close();
  await db.close();
});

/** One sign-in of a player, as one browser has it. */
async function browserOf({ username }: TestPlayer) {
  const from = { "x-forwarded-for": `10.8.${randomInt(250)}.${randomInt(250)}` };
  const { token } = (
    await sendSealed(here.playerUrl, from, "POST", "/api/v1/session", {
      type: "username",
      username,
      password: PASSWORD,
    })
  ).value;
  const bearer = { authorization: `Bearer ${token}` };
  return {
    call: (method: string, path: string, body?: unknown, at = here) =>
      send(at.playerUrl, bearer, method, `/api/v1${path}`, body),
    stream: (at = here) => openStream(at, bearer),
  };
}

/** A live stream as a page reads it. */
async function openStream(at: Sites, headers: Readonly<Record<string, string>>) {
  const abort = new AbortController();
  const response = await fetch(`${at.playerUrl}/api/v1/live`, { headers, signal: abort.signal });
  const stream = { status: response.status, heard: "", ended: false, stop: () => abort.abort() };
  void (async () => {
    for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? [])
      stream.heard += piece;
  })()
    .catch(() => undefined)
    .finally(() => (stream.ended = true));
  return stream;
}

type Stream = Awaited<ReturnType<typeof openStream>>;

/**
 * Whether something happens within three seconds, on the real clock: vi.waitFor would move a
 * pretended one.
 */
async function soon(happened: () => boolean): Promise<boolean> {
  for (const limit = Date.now() + 3_000; !happened(); await pause(20))
    if (Date.now() > limit) return false;
  return true;
}

const ends = (stream: Stream) => soon(() => stream.ended);

/** Whether a stream is still open: an event sent now arrives on it. */
async function staysOpen(stream: Stream, player: TestPlayer, id: string): Promise<boolean> {
  here.platform.live.publish(player.id, { type: "deposit", id, status: "CREDITED" });
  return (await soon(() => stream.heard.includes(id))) && !stream.ended;
}

describe("a live stream", () => {
  test("tells its player's balance when it changes, and nothing of another player", async () => {
    const [player, other] = [await here.player(), await here.player()];
    const stream = await (await browserOf(player)).stream();
    const credit = (id: bigint, units: bigint) =>
      db.inTransaction((tx) =>
        here.platform.wallet.append(tx, [
          { kind: "adjust", player: id, key: `live:${id}`, units, reason: "test" },
        ]),
      );
    await Promise.all([credit(player.id, 123_456n), credit(other.id, 987_654n)]);
    here.platform.live.publishBalances([player.id, other.id]);
    expect(await soon(() => stream.heard.includes('"amount":"123456"'))).toBe(true);
    expect(stream.heard).not.toContain("987654");
    stream.stop();
  });

  test("ends with its own session, and the player's other one stays open", async () => {
    const player = await here.player();
    const [leaving, staying] = [await browserOf(player), await browserOf(player)];
    const [ending, open] = [await leaving.stream(), await staying.stream()];
    await leaving.call("DELETE", "/session");
    expect(await ends(ending)).toBe(true);
    expect(await staysOpen(open, player, "dep_later")).toBe(true);
    expect(ending.heard).not.toContain("dep_later");
    open.stop();
  });

  test("ends with its session in every process, wherever the player signed out", async () => {
    const player = await here.player();
    const [leaving, staying] = [await browserOf(player), await browserOf(player)];
    const [ending, open] = [await leaving.stream(there), await staying.stream(there)];
    await leaving.call("DELETE", "/session");
    expect(await ends(ending)).toBe(true);
    expect(await staysOpen(open, player, "dep_elsewhere")).toBe(true);
    open.stop();
  });

  test("stays open when another player signs out", async () => {
    const [player, other] = [await here.player(), await here.player()];
    const open = await (await browserOf(player)).stream();
    await (await browserOf(other)).call("DELETE", "/session");
    expect(await staysOpen(open, player, "dep_mine")).toBe(true);
    open.stop();
  });

  test("of an old password's session ends with the password; the page that changed it keeps its own", async () => {
    const player = await here.player();
    const [thief, owner] = [await browserOf(player), await browserOf(player)];
    const [ending, open] = [await thief.stream(there), await owner.stream()];
    const fresh = "Fiesta2027";
    await owner.call("POST", "/password", {
      oldPassword: PASSWORD,
      newPassword: fresh,
      confirmNewPassword: fresh,
    });
    expect(await ends(ending)).toBe(true);
    expect(await staysOpen(open, player, "dep_kept")).toBe(true);
    open.stop();
  });

  test("ends at the next look when its session was idle too long, though nobody said so", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    try {
      const player = await here.player();
      const [idle, busy] = [await browserOf(player), await browserOf(player)];
      const [ending, open] = [await idle.stream(), await busy.stream()];
      await db.run(sql`
        update player_session set last_seen_at = now() - interval '121 minutes'
        where id = (
          select min(s.id) from (
            select id from player_session where player_id = ${player.id} order by id desc limit 2
          ) s
        )`);
      vi.advanceTimersByTime(PING_MS - 1);
      expect(await staysOpen(ending, player, "dep_before")).toBe(true);
      vi.advanceTimersByTime(1);
      expect(await ends(ending)).toBe(true);
      expect(await staysOpen(open, player, "dep_after")).toBe(true);
      open.stop();
    } finally {
      vi.useRealTimers();
    }
  });

  test("asked for with a session that ended meanwhile, in a process that still remembers it, ends at once", async () => {
    const player = await here.player();
    const browser = await browserOf(player);
    expect((await browser.call("GET", "/member", undefined, there)).status).toBe(200);
    await browser.call("DELETE", "/session");
    // The events of the sign-out were sent long before the stream opens.
    await pause(300);
    expect(await ends(await browser.stream(there))).toBe(true);
  });

  test("is not the ninth of a player; one that is closed makes room, and another player's are counted apart", async () => {
    const [player, other] = [await here.player(), await here.player()];
    const [browser, second] = [await browserOf(player), await browserOf(other)];
    const streams = await Promise.all(Array.from({ length: 8 }, () => browser.stream()));
    expect(streams.map((stream) => stream.status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect((await browser.call("GET", "/live")).status).toBe(429);
    const elsewhere = await second.stream();
    expect(elsewhere.status).toBe(200);
    streams[0]?.stop();
    await vi.waitFor(async () => {
      const next = await browser.stream();
      streams.push(next);
      expect(next.status).toBe(200);
    }, 3_000);
    for (const stream of [...streams, elsewhere]) stream.stop();
  });

  test("is not a guest's for someone who comes with a session that is over", async () => {
    const over = { authorization: `Bearer ${"a".repeat(43)}` };
    expect((await send(here.playerUrl, over, "GET", "/api/v1/live")).status).toBe(401);
  });

  test("of a guest tells of lotteries, and nothing of any player", async () => {
    const player = await here.player();
    const stream = await openStream(here, {});
    here.platform.live.publish(player.id, { type: "deposit", id: "dep_1", status: "CREDITED" });
    there.platform.live.broadcast({ type: "tournament", id: "tn_1" });
    const issueNo = "20260101-001";
    there.platform.live.broadcast({
      type: "lottery",
      gameCode: "KENO-1M",
      issueNo,
      status: "OPEN",
    });
    expect(await soon(() => stream.heard.includes(issueNo))).toBe(true);
    expect(stream.heard).not.toContain("dep_1");
    expect(stream.heard).not.toContain("tn_1");
    expect(stream.heard).not.toContain("balance");
    stream.stop();
  });

  test("ends when its server does, and does not hold it open", async () => {
    const third = await openSites(db);
    const stream = await (await browserOf(await here.player())).stream(third);
    const started = performance.now();
    await third.close();
    expect(await ends(stream)).toBe(true);
    // A stream that is open would hold it open for good.
    expect(performance.now() - started).toBeLessThan(30_000);
  });
});
