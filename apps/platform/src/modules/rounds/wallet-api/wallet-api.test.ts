import { randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "@perya/postgres/sql";
import { hmacSigner, postSigned } from "@perya/wallet-protocol";
import { expect, test, vi } from "vitest";
import { passTime } from "../../../testing/pass-time.ts";
import { switchGameForBrand, switchVendor, switchVendorForBrand } from "../../catalogue/index.ts";
import { pageEntries } from "../../wallet/index.ts";
import { openWalletApi } from "./open-wallet-api.ts";
import { revokeSessions } from "../sessions/open-session.ts";
import { useWalletApi, betOf, REACH_MS, type Target } from "../testing/use-wallet-api.ts";

const { target, server, db, bet, statusOf } = await useWalletApi();

/** Another process's wallet API on the same database. */
async function secondServer(): Promise<{ base: string; close: () => Promise<void> }> {
  const player = { ...target.player, kind: "0", book: "play" } as const;
  const directory = {
    byId: async () => player,
    byPublicId: async (publicId: string) => (publicId === player.publicId ? player : undefined),
  };
  const api = openWalletApi(server.platform, directory);
  const other: Server = createServer((request, response) => void api.takes(request, response));
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  const close = async () => {
    await new Promise((resolve) => other.close(resolve));
    await api.close();
  };
  return {
    base: target.baseUrl.replace(
      server.url,
      `http://127.0.0.1:${(other.address() as AddressInfo).port}`,
    ),
    close,
  };
}

test("a token lies hashed in the database, never as it is", async () => {
  const rows = await db.rows(sql`select row_to_json(s)::text as text from game_session s`);
  expect(JSON.stringify(rows)).not.toContain(target.token);
});

test("a session revoked in one process ends within five seconds in another that has just used it", async () => {
  const token = await server.session(target.player, target.vendor);
  const second = await secondServer();
  expect(await bet({ token }, second.base)).toBe("RS_OK");
  await db.inTransaction((tx) => revokeSessions(tx, target.player.id));
  await vi.waitFor(
    async () => expect(await bet({ token }, second.base)).toBe("RS_ERROR_TOKEN_EXPIRED"),
    { timeout: 5_000, interval: 100 },
  );
  await second.close();
  Object.assign(target, { token: await server.session(target.player, target.vendor) });
});

test("a session slides: used every 29 minutes it stays, left alone for 31 it is over", async () => {
  const nearly = await server.session(target.player, target.vendor, 29 * 60);
  expect(await bet({ token: nearly })).toBe("RS_OK");
  await vi.waitFor(async () => {
    const row = await db.row<{ fresh: bigint }>(sql`
      select count(*) as fresh from game_session
      where last_seen_at > now() - interval '1 minute' and created_at < last_seen_at`);
    expect(row?.fresh).toBeGreaterThan(0n);
  }, 5_000);
  expect(await bet({ token: await server.session(target.player, target.vendor, 31 * 60) })).toBe(
    "RS_ERROR_TOKEN_EXPIRED",
  );
});

test("a token is good for its own vendor alone, also while it is remembered", async () => {
  const other = await server.target("hub88");
  expect(await bet()).toBe("RS_OK");
  expect(await statusOf(`${other.baseUrl}/transaction/bet`, betOf(target), other)).toBe(
    "RS_ERROR_INVALID_TOKEN",
  );
});

test("one vendor's key does not open another vendor's wallet", async () => {
  const other = await server.target("hub88");
  expect(await statusOf(`${target.baseUrl}/transaction/bet`, betOf(target), other)).toBe(
    "RS_ERROR_INVALID_SIGNATURE",
  );
});

test("a transaction id is a vendor's own: the same one of another vendor is another movement", async () => {
  const other = await server.target("hub88");
  const id = { transaction_uuid: randomUUID() };
  expect(await bet(id)).toBe("RS_OK");
  expect(await statusOf(`${other.baseUrl}/transaction/bet`, betOf(other, id), other)).toBe("RS_OK");
});

test("a vendor that is switched off is INVALID_PARTNER within five seconds, its repeats and wins too", async () => {
  const other = await server.target("hub88");
  const body = betOf(other);
  expect(await statusOf(`${other.baseUrl}/transaction/bet`, body, other)).toBe("RS_OK");
  await db.inTransaction((tx) => switchVendor(tx, other.vendor.id, false));
  const answer = () => statusOf(`${other.baseUrl}/transaction/bet`, body, other);
  passTime(REACH_MS);
  expect(await answer()).toBe("RS_ERROR_INVALID_PARTNER");
});

test("a game or a vendor that a brand switched off takes no bet there within five seconds, pays there, and takes bets of other brands' players", async () => {
  const here = await server.target("hub88");
  const { player } = here;
  const brand = await db.row<{ id: bigint }>(sql`
    insert into brand (host, name, real_money, currency, country, zone, minimum_age)
    values ('b.example', 'B', false, 'PHP', 'PH', 'Asia/Manila', 18)
    returning id`);
  const elsewhere = await server.player(1_000_000n, brand?.id);
  const there = {
    ...here,
    user: elsewhere.publicId,
    token: await server.session(elsewhere, here.vendor),
  };
  const ask = (of: Target, over = {}) =>
    statusOf(`${here.baseUrl}/transaction/bet`, betOf(of, over), here);

  const switches = [
    (on: boolean) =>
      db.inTransaction((tx) =>
        switchGameForBrand(tx, player.brandId, `${here.vendor.slug}-${here.game}`, on),
      ),
    (on: boolean) =>
      db.inTransaction((tx) => switchVendorForBrand(tx, player.brandId, here.vendor.id, on)),
  ];
  for (const switchOn of switches) {
    const ids = { round: randomUUID(), transaction_uuid: randomUUID() };
    expect([await ask(here, ids), await ask(there)]).toEqual(["RS_OK", "RS_OK"]);
    expect(await switchOn(false)).toMatchObject({ value: { before: true } });
    passTime(REACH_MS);
    expect(await ask(here)).toBe("RS_ERROR_INVALID_GAME");
    expect(await ask(there)).toBe("RS_OK");
    const win = betOf(here, {
      round: ids.round,
      reference_transaction_uuid: ids.transaction_uuid,
      round_closed: true,
    });
    expect(await statusOf(`${here.baseUrl}/transaction/win`, win, here)).toBe("RS_OK");
    expect(await switchOn(true)).toMatchObject({ value: { before: false } });
    passTime(REACH_MS);
    expect(await ask(here)).toBe("RS_OK");
  }
});

test("a SOFTSWISS vendor that is switched off is 403 within five seconds", async () => {
  const other = await server.target("softswiss");
  const body = { account_id: other.user, currency: "PHP", game_id: other.game };
  const code = async () => {
    const { json } = await postSigned(
      `${other.baseUrl}/balance`,
      body,
      hmacSigner(other.secret ?? ""),
    );
    return (json as { meta?: { api_code: string } }).meta?.api_code;
  };
  expect(await code()).toBeUndefined();
  await db.inTransaction((tx) => switchVendor(tx, other.vendor.id, false));
  passTime(REACH_MS);
  expect(await code()).toBe("403");
});

test("a dialect is spoken at its own address only", async () => {
  const wrong = target.baseUrl.replace("/hub88/", "/softswiss/");
  expect((await postSigned(`${wrong}/balance`, {}, hmacSigner("x"))).status).toBe(404);
});

test("what a call says beside the money is kept with its movement, and a call that says nothing keeps nothing", async () => {
  const kept = async (over: object) => {
    expect(await bet({ ...over })).toBe("RS_OK");
    const [last] = await pageEntries(db, target.player.id, {}, 1, 1);
    return last?.said;
  };
  expect(await kept({})).toBeNull();
  expect(await kept({ meta: {}, is_aggregated: false, round_details: "" })).toBeNull();
  expect(await kept({ meta: { effectiveBet: 0 } })).toEqual({ effectiveBet: 0n });
  expect(await kept({ is_aggregated: true })).toEqual({ aggregated: true });
  expect(await kept({ round_details: "lost" })).toEqual({ details: "lost" });
});
