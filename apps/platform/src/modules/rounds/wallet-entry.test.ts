import { randomUUID } from "node:crypto";
import { connect as connectSocket } from "node:net";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "@perya/postgres/sql";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { hmacSigner, postSigned, rsaSigner } from "@perya/wallet-protocol";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { passTime } from "../../testing/pass-time.ts";
import { switchGameForBrand, switchVendor, switchVendorForBrand } from "../catalogue/index.ts";
import { openWalletEntry } from "./entry/wallet-entry.ts";
import { revokeSessions } from "./open-session.ts";
import { openWalletServer, type WalletServer } from "./testing/wallet-server.ts";

type Target = Awaited<ReturnType<WalletServer["target"]>>;

let db: TestDatabase;
let server: WalletServer;
let target: Target;
beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
  server = await openWalletServer(db);
  target = await server.target("hub88");
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await db.close();
});

function betOf({ user, token, game }: Target, over: Readonly<Record<string, unknown>> = {}) {
  const ids = {
    request_uuid: randomUUID(),
    transaction_uuid: randomUUID(),
    supplier_transaction_id: randomUUID(),
    round: randomUUID(),
  };
  return {
    user,
    token,
    game_code: game,
    ...ids,
    round_closed: false,
    currency: "PHP",
    amount: 100,
    is_free: false,
    ...over,
  };
}

const signer = (of: Target) => rsaSigner(of.privateKey ?? "");
/** The status of a call, repeated while the answer is 503, as vendors do: on a busy machine a call may exceed its time limit. */
async function statusOf(url: string, body: unknown, of = target): Promise<string> {
  for (;;) {
    const { status, json } = await postSigned(url, body, signer(of));
    if (status !== 503) return (json as { status: string }).status;
  }
}
const bet = (over: Readonly<Record<string, unknown>> = {}, base = target.baseUrl) =>
  statusOf(`${base}/transaction/bet`, betOf(target, over));

/** What one process changed is in force in all of them by then. */
const REACH_MS = 5_000;

/** Another process's entrance on the same database. */
async function secondEntrance(): Promise<{ base: string; close: () => Promise<void> }> {
  const player = { ...target.player, kind: "0" } as const;
  const directory = {
    byId: async () => player,
    byPublicId: async (publicId: string) => (publicId === player.publicId ? player : undefined),
  };
  const entry = openWalletEntry(server.platform, directory);
  const other: Server = createServer((request, response) => void entry.takes(request, response));
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  const close = async () => {
    await new Promise((resolve) => other.close(resolve));
    await entry.close();
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
  const second = await secondEntrance();
  expect(await bet({ token }, second.base)).toBe("RS_OK");
  await db.inTransaction((tx) => revokeSessions(tx, target.player.id));
  await vi.waitFor(
    async () => expect(await bet({ token }, second.base)).toBe("RS_ERROR_TOKEN_EXPIRED"),
    { timeout: 5_000, interval: 100 },
  );
  await second.close();
  target = { ...target, token: await server.session(target.player, target.vendor) };
});

test("a session slides: used every 29 minutes it stays, left alone for 31 it is over", async () => {
  const nearly = await server.session(target.player, target.vendor, 29 * 60);
  expect(await bet({ token: nearly })).toBe("RS_OK");
  await vi.waitFor(async () => {
    const row = await db.row<{ fresh: bigint }>(
      sql`select count(*) as fresh from game_session where last_seen_at > now() - interval '1 minute' and created_at < last_seen_at`,
    );
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
  const brand = await db.row<{ id: bigint }>(
    sql`insert into brand (host, name, real_money, currency, country, zone, minimum_age) values ('b.example', 'B', false, 'PHP', 'PH', 'Asia/Manila', 18) returning id`,
  );
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
  for (const turn of switches) {
    const ids = { round: randomUUID(), transaction_uuid: randomUUID() };
    expect([await ask(here, ids), await ask(there)]).toEqual(["RS_OK", "RS_OK"]);
    expect(await turn(false)).toMatchObject({ value: { before: true } });
    passTime(REACH_MS);
    expect(await ask(here)).toBe("RS_ERROR_INVALID_GAME");
    expect(await ask(there)).toBe("RS_OK");
    const win = betOf(here, {
      round: ids.round,
      reference_transaction_uuid: ids.transaction_uuid,
      round_closed: true,
    });
    expect(await statusOf(`${here.baseUrl}/transaction/win`, win, here)).toBe("RS_OK");
    expect(await turn(true)).toMatchObject({ value: { before: false } });
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

test("when the database is away the answer is 503, and the same call is good when it is back", async () => {
  const body = betOf(target);
  expect(await bet()).toBe("RS_OK");
  const lost = vi
    .spyOn(server.platform.wallet, "submit")
    .mockRejectedValueOnce(new Error("Connection terminated unexpectedly"));
  const answer = await postSigned(`${target.baseUrl}/transaction/bet`, body, signer(target));
  expect([answer.status, answer.json]).toEqual([
    503,
    { status: "RS_ERROR_UNKNOWN", request_uuid: null, user: null },
  ]);
  lost.mockRestore();
  expect(await statusOf(`${target.baseUrl}/transaction/bet`, body)).toBe("RS_OK");
});

test("a call that hangs is 503 after two seconds, while it hangs, and a repeat gets what it came to", async () => {
  const { wallet } = server.platform;
  const submit = wallet.submit.bind(wallet);
  const { promise: hang, resolve: goOn } = Promise.withResolvers<undefined>();
  const slow = vi.spyOn(wallet, "submit").mockImplementationOnce(async (group) => {
    const answers = await submit(group);
    await hang;
    return answers;
  });
  const body = betOf(target);
  const started = performance.now();
  expect((await postSigned(`${target.baseUrl}/transaction/bet`, body, signer(target))).status).toBe(
    503,
  );
  expect(performance.now() - started).toBeGreaterThan(1_950);
  goOn(undefined);
  slow.mockRestore();
  const before = await wallet.balance(target.player.id);
  expect(await statusOf(`${target.baseUrl}/transaction/bet`, body)).toBe("RS_OK");
  expect(await wallet.balance(target.player.id)).toEqual(before);
});

test("a bet that can't be written in time is 503, and is not written later either", async () => {
  const body = betOf(target);
  const answer = await db.inTransaction(async (tx) => {
    await tx.run(sql`select from wallet_account where player = ${target.player.id} for update`);
    const answer = await postSigned(`${target.baseUrl}/transaction/bet`, body, signer(target));
    // Were the statement still waiting, it would go on behind this.
    await new Promise((resolve) => setTimeout(resolve, 700));
    return answer;
  });
  expect(answer.status).toBe(503);
  const before = await server.platform.wallet.balance(target.player.id);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await server.platform.wallet.balance(target.player.id)).toEqual(before);
  expect(
    await db.rows(sql`select from wallet_entry where transaction = ${body.transaction_uuid}`),
  ).toEqual([]);
  expect(await statusOf(`${target.baseUrl}/transaction/bet`, body)).toBe("RS_OK");
});

/** What comes back for raw HTTP text. */
function raw(text: string): Promise<string> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    const socket = connectSocket({ host: hostname, port: Number(port) }, () => socket.write(text));
    let answer = "";
    socket.on("data", (chunk) => (answer += chunk.toString()));
    socket.on("close", () => resolve(answer));
    socket.on("error", reject);
  });
}

test("a body that lies about its length, or is announced too large, is refused before it is all here", async () => {
  const { pathname } = new URL(`${target.baseUrl}/transaction/bet`);
  const head = `POST ${pathname} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n`;
  expect(await raw(`${head}Content-Length: 10000000\r\n\r\n{`)).toMatch(/^HTTP\/1\.1 413/);
  const chunk = `${(40_000).toString(16)}\r\n${"x".repeat(40_000)}\r\n`;
  expect(await raw(`${head}Transfer-Encoding: chunked\r\n\r\n${chunk}${chunk}`)).toMatch(
    /^HTTP\/1\.1 413/,
  );
});

test("addresses that lead nowhere are 404 whatever is in them", async () => {
  for (const path of [
    "/wallet/",
    "/wallet/hub88",
    "/wallet/hub88/../../etc/passwd",
    "/wallet/hub88/%00/user/info",
    "/wallet/constructor/x/balance",
    "/wallet/hub88/__proto__/user/info",
  ]) {
    expect((await fetch(`${server.url}${path}`, { method: "POST", body: "{}" })).status).toBe(404);
  }
});

test("a caller that goes away in the middle of its body changes nothing and harms nobody", async () => {
  const { pathname, hostname, port } = new URL(`${target.baseUrl}/transaction/bet`);
  await new Promise<void>((resolve) => {
    const socket = connectSocket({ host: hostname, port: Number(port) }, () => {
      socket.write(
        `POST ${pathname} HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"user"`,
        () => socket.destroy(),
      );
    });
    socket.on("close", () => resolve());
  });
  expect(await bet()).toBe("RS_OK");
});
