import { sql } from "@perya/postgres/sql";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { newRsaPair } from "@perya/secrets";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { readConfig } from "../../config.ts";
import type { App } from "../../http/app.ts";
import { buildOperatorSite } from "../../sites/operator-site.ts";
import type { Platform } from "../../platform.ts";
import { openPlatform } from "../../open-platform.ts";
import { expectKeptPromises } from "../../testing/kept-promises.ts";
import { hashPassword } from "../../secrets/password.ts";
import { verifyAudit } from "../audit/index.ts";
import { approved, newVendor as makeVendor } from "../../testing/vendors.ts";
import { createStaff, type Role } from "../staff/index.ts";

const PASSWORD = "a long enough password 1";

let db: TestDatabase;
let platform: Platform;
let app: App;
let owner: string;
let second: string;
let auditor: string;

beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
  platform = await openPlatform(
    readConfig({
      DATABASE_URL: db.url,
      SECRET_KEY: "s".repeat(40),
      GATEWAY_SECRET: "g".repeat(40),
      LOG_LEVEL: "silent",
    }),
  );
  app = await buildOperatorSite(platform);
  [owner, second, auditor] = [
    await signedIn("olga", ["owner"]),
    await signedIn("omar", ["owner"]),
    await signedIn("aude", ["auditor"]),
  ];
});
afterAll(async () => {
  await app.close();
  await platform.close();
  await db.close();
  await expectKeptPromises();
});

async function signedIn(username: string, roles: readonly Role[]): Promise<string> {
  const passwordHash = await hashPassword(PASSWORD);
  await db.inTransaction((tx) =>
    createStaff(tx, {
      brandId: null,
      username,
      passwordHash,
      roles,
      trusted: true,
      mustChangePassword: false,
    }),
  );
  const first = (
    await app.inject({
      method: "POST",
      url: "/operator/v1/session",
      payload: { username, password: PASSWORD },
    })
  ).json<{
    value: { totpSetup: { secret: string }; setupToken: string };
  }>();
  const { totpSetup, setupToken } = first.value;
  const code = new TOTP({ secret: Secret.fromBase32(totpSetup.secret) }).generate();
  const second = await app.inject({
    method: "POST",
    url: "/operator/v1/session/totp",
    payload: { setupToken, code },
  });
  return second.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
}

async function ask(method: "GET" | "POST" | "PUT", path: string, cookie: string, payload?: object) {
  const reply = await app.inject({
    method,
    url: `/operator/v1${path}`,
    headers: { cookie },
    ...(payload ? { payload } : {}),
  });
  return { status: reply.statusCode, ...reply.json<{ code?: string; value: never }>() };
}

const as = (cookie: string) =>
  ({
    call: (method: string, path: string, body?: object) => ask(method as "GET", path, cookie, body),
  }) as never;

async function newVendor(slug: string): Promise<number> {
  const body = { slug, name: slug, vassalage: "ACME", publicKey: newRsaPair().publicKey };
  return (await makeVendor({ asker: as(owner), second: as(second) }, body)).id;
}

test("staff make a vendor, see it with its key's fingerprint and never the key, and every step is in the trail", async () => {
  const id = await newVendor("acme");
  await approved({ asker: as(owner), second: as(second) }, `/vendors/${id}/keys`, {
    publicKey: newRsaPair().publicKey,
  });
  expect(
    await ask("POST", `/vendors/${id}/keys`, owner, {
      publicKey: newRsaPair().publicKey,
      reason: "A third",
    }),
  ).toMatchObject({
    status: 422,
    code: "TOO_MANY_KEYS",
  });
  const vendor = (await ask("GET", `/vendors/${id}`, auditor)).value as {
    keys: { id: number; fingerprint: string }[];
  };
  expect(vendor.keys.map((key) => key.fingerprint.length)).toEqual([64, 64]);
  expect(JSON.stringify(vendor)).not.toContain("BEGIN");
  expect(
    await ask("POST", `/vendors/${id}/keys/${vendor.keys[0]?.id}/retire`, owner, {
      reason: "changed over",
    }),
  ).toMatchObject({ status: 200 });
  expect(
    await ask("POST", `/vendors/${id}/keys/${vendor.keys[1]?.id}/retire`, owner, {
      reason: "changed over",
    }),
  ).toMatchObject({
    code: "LAST_KEY",
  });
  expect(
    await ask("POST", `/vendors/${id}/disable`, owner, { reason: "in dispute" }),
  ).toMatchObject({ status: 200 });
  const agreed = "Agreed with the vendor";
  const trail = await db.rows(
    sql`select actor, action, reason from audit_row where subject = 'acme' order by n`,
  );
  expect(trail).toEqual([
    { actor: "olga", action: "vendors.create.ask", reason: agreed },
    { actor: "olga and omar", action: "vendor.create", reason: agreed },
    { actor: "omar", action: "approval.approve", reason: null },
    { actor: "olga", action: "vendors.key.ask", reason: agreed },
    { actor: "olga and omar", action: "vendor.key.add", reason: agreed },
    { actor: "omar", action: "approval.approve", reason: null },
    { actor: "olga", action: "vendor.key.retire", reason: "changed over" },
    { actor: "olga", action: "vendor.disable", reason: "in dispute" },
  ]);
  expect(await verifyAudit(db)).toMatchObject({ green: true });
});

test("who may only look changes nothing, and who is not signed in sees nothing", async () => {
  const id = await newVendor("looked-at");
  const changes = [
    [
      "POST",
      "/vendors",
      {
        slug: "mine",
        name: "Mine",
        vassalage: "MINE",
        publicKey: newRsaPair().publicKey,
        reason: "because",
      },
    ],
    ["POST", `/vendors/${id}/disable`, { reason: "because" }],
    ["POST", `/vendors/${id}/enable`, { reason: "because" }],
    ["POST", `/vendors/${id}/keys`, { publicKey: newRsaPair().publicKey, reason: "because" }],
    ["POST", `/vendors/${id}/granted-key`, {}],
    ["POST", `/vendors/${id}/sync`, {}],
    ["POST", "/games/some-game/disable", {}],
    ["PUT", "/games/some-game", { isHot: true }],
  ] as const;
  for (const [method, path, payload] of changes) {
    expect(await ask(method, path, auditor, payload)).toMatchObject({
      status: 403,
      code: "FORBIDDEN",
    });
    expect(await ask(method, path, "", payload)).toMatchObject({
      status: 401,
      code: "NOT_LOGGED_IN",
    });
  }
  for (const path of ["/vendors", "/games"])
    expect(await ask("GET", path, "")).toMatchObject({ status: 401 });
});

test("a vendor is not switched off without a reason, and bad input names its field", async () => {
  const id = await newVendor("reasoned");
  const reason = "For the evening";
  expect(await ask("POST", `/vendors/${id}/disable`, owner, {})).toMatchObject({
    status: 400,
    code: "INVALID_REQUEST",
  });
  expect(
    await ask("POST", "/vendors", owner, {
      slug: "Bad Slug",
      name: "x",
      vassalage: "X",
      publicKey: "y",
      reason,
    }),
  ).toMatchObject({
    status: 400,
    value: [{ field: "slug" }],
  });
  expect(
    await ask("POST", "/vendors", owner, {
      slug: "reasoned",
      name: "x",
      vassalage: "X",
      publicKey: newRsaPair().publicKey,
      reason,
    }),
  ).toMatchObject({
    status: 409,
    code: "SLUG_TAKEN",
  });
  expect(await ask("POST", "/vendors/999999/disable", owner, { reason: "because" })).toMatchObject({
    status: 404,
  });
});

test("a game is switched off, marked and moved, and the trail knows before and after", async () => {
  const id = await newVendor("gamer");
  await db.run(sql`
    insert into game (slug, vendor_id, code, name, display_name, game_type)
    values ('gamer-one', ${id}, 'one', 'One', 'One', 'RNG')`);
  expect(await ask("POST", "/games/gamer-one/disable", owner, {})).toMatchObject({ status: 200 });
  expect(await ask("PUT", "/games/gamer-one", owner, { isHot: true, order: 2 })).toMatchObject({
    status: 200,
  });
  const { content } = (await ask("GET", "/games?search=gamer-one", auditor)).value as {
    content: unknown[];
  };
  const words = { gameType: "RNG", classify: "", iconUrl: "", showIconUrl: "" };
  const flags = { enabled: false, offered: true, listed: true, isHot: true, isNew: false };
  const game = {
    id: expect.any(String),
    gameId: "gamer-one",
    name: "One",
    vendor: "gamer",
    order: 2,
    place: 1,
    rtp: "",
  };
  expect(content).toEqual([
    { ...game, ...flags, ...words, own: {}, names: {}, said: { displayName: "One", ...words } },
  ]);
  const trail = await db.rows(
    sql`select action, before, after from audit_row where subject = 'gamer-one' order by n`,
  );
  expect(trail).toMatchObject([
    { action: "game.disable", before: { enabled: true }, after: { enabled: false } },
    {
      action: "game.update",
      before: { isHot: false, order: 1_000_000 },
      after: { isHot: true, order: 2 },
    },
  ]);
  expect(await ask("POST", "/games/no-such-game/disable", owner, {})).toMatchObject({
    status: 404,
  });
});
