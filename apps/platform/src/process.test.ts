import { freePort } from "@perya/process";
import { sql } from "@perya/postgres/sql";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { newRsaPair } from "@perya/secrets";
import { hmacSigner, postSigned, rsaSigner } from "@perya/wallet-protocol";
import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { promisify } from "node:util";
import { TOTP } from "otpauth";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { sign } from "./modules/cashier/providers/signature.ts";
import { createStaff } from "./modules/staff/index.ts";
import { hashPassword } from "./secrets/password.ts";
import { register, send, sendSealed } from "./testing/people.ts";
import { ROLE_IDS } from "./testing/roles.ts";
import { newVendor } from "./testing/vendors.ts";
import { startPlatform, type PlatformProcess } from "./testing/platform-process.ts";

const PLAYER_PASSWORD = "Marked1PlayerPass";
const STAFF_PASSWORD = "Marked-Staff-Password";
const SECRET_KEY = `marked-secret-key-${"s".repeat(32)}`;
const GATEWAY_SECRET = `marked-gateway-secret-${"g".repeat(32)}`;
const NOTICE_MS = 1_000;

let db: TestDatabase;
let env: NodeJS.ProcessEnv;
let platform: PlatformProcess;
const keys = newRsaPair();
/** What no log may hold, by what it is. */
const secrets = new Map<string, string>();
beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
  const pem = Buffer.from(keys.privateKey).toString("base64");
  env = {
    DATABASE_URL: db.url,
    SECRET_KEY,
    GATEWAY_SECRET,
    OPERATOR_PRIVATE_KEY: pem,
    LOG_LEVEL: "trace",
    GATEWAY_URL: "http://127.0.0.1:1",
    STUDIO_URL: "http://127.0.0.1:1",
  };
  platform = await startPlatform({
    ...env,
    SEED_DEMO: "true",
    STUDIO_PUBLIC_KEY: newRsaPair().publicKey,
  });
  secrets.set("the key of sealed secrets", SECRET_KEY).set("the gateway's secret", GATEWAY_SECRET);
  secrets
    .set("the operator's key as given", pem)
    .set("the operator's key", pemBody(keys.privateKey));
  secrets.set("the player's password", PLAYER_PASSWORD).set("the clerk's password", STAFF_PASSWORD);
});
afterAll(async () => {
  platform.signal("SIGKILL");
  await platform.ended;
  await db.close();
});

const pemBody = (key: string) => key.split("\n")[3] ?? "";
const keep = (what: string, secret: string) => {
  expect(secret.length).toBeGreaterThanOrEqual(6);
  secrets.set(what, secret);
  return secret;
};
const cli = async (...args: string[]) => {
  const program = join(import.meta.dirname, "cli/main.ts");
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...args, "--json"], {
    env: { ...process.env, ...env, PLAYER_URL: platform.playerUrl },
  });
  return JSON.parse(stdout) as Record<string, string>;
};

/** Registers, signs in rightly and wrongly, changes the password, deposits at a bank that is away, launches a game of a studio that is away. */
async function playerFlows(): Promise<void> {
  const [username, url] = [`p${randomUUID().slice(0, 8)}`, platform.playerUrl];
  const { value } = await register(db, url, {}, username, PLAYER_PASSWORD);
  const authorization = `Bearer ${keep("a player's session", value.token)}`;
  const call = (method: string, path: string, body?: unknown) =>
    send(url, { authorization }, method, `/api/v1${path}`, body);
  await sendSealed(url, {}, "POST", "/api/v1/session", {
    type: "username",
    username,
    password: PLAYER_PASSWORD,
  });
  await sendSealed(url, {}, "POST", "/api/v1/session", {
    type: "username",
    username,
    password: `${PLAYER_PASSWORD}x`,
  });
  await call("POST", "/session/nowhere", { password: PLAYER_PASSWORD });
  expect(
    (await call("POST", "/deposits", { method: "sandbox", amount: "50000000", key: randomUUID() }))
      .status,
  ).toBe(503);
  const { content } = (await call("GET", "/games")).value;
  await call("POST", "/launch-address", { gameId: content?.[0]?.gameId ?? "harbor-lanterns" });
  const news = JSON.stringify({
    id: "gp_1",
    reference: "dep_1",
    status: "PAID",
    amount: "1",
    currency: "PHP",
    event: "e",
  });
  const signature = keep("a callback's signature", sign(GATEWAY_SECRET, news));
  await fetch(`${url}/callbacks/sandbox`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-gateway-signature": signature },
    body: news,
  });
}

/** Sets an authenticator up, signs in, makes vendors of both dialects and a colleague, and asks for what is not there. */
async function signedIn(username: string) {
  const url = platform.consoleUrl;
  const passwordHash = keep(`a password's hash of ${username}`, await hashPassword(STAFF_PASSWORD));
  await db.inTransaction((tx) =>
    createStaff(tx, {
      brandId: null,
      username,
      passwordHash,
      roles: ["owner"],
      trusted: true,
      mustChangePassword: false,
    }),
  );
  const { value } = await send(url, {}, "POST", "/operator/v1/session", {
    username,
    password: STAFF_PASSWORD,
  });
  const code = new TOTP({
    secret: keep(`the authenticator's secret of ${username}`, value.totpSetup.secret),
  }).generate();
  const setupToken = keep(`a staff session of ${username}`, value.setupToken);
  const { cookie } = await send(url, {}, "POST", "/operator/v1/session/totp", { setupToken, code });
  await send(url, {}, "POST", "/operator/v1/session", { username, password: STAFF_PASSWORD, code });
  return {
    call: (method: string, path: string, body?: unknown) =>
      send(url, { cookie }, method, `/operator/v1${path}`, body),
  };
}

async function staffFlows(): Promise<void> {
  const pair = {
    asker: await signedIn(`olga${Date.now()}`),
    second: await signedIn(`omar${Date.now()}`),
  };
  const { call } = pair.asker;
  const hub88 = await newVendor(pair, {
    slug: "marked",
    name: "Marked",
    vassalage: "M",
    gamesUrl: "http://127.0.0.1:1",
  });
  keep("a vendor's private key", pemBody(hub88.handover.privateKey ?? ""));
  await call("POST", `/vendors/${hub88.id}/sync`, {});
  const soft = await newVendor(pair, {
    slug: "marked-soft",
    name: "Marked",
    vassalage: "M",
    dialect: "softswiss",
  });
  const secret = keep("a vendor's shared secret", soft.handover.secret ?? "");
  await call("POST", "/staff", {
    username: "colleague",
    roles: [ROLE_IDS.support],
    reason: "To help with the deposits",
  });
  await call("GET", "/players/pl_nobody");
  const wallet = `${platform.playerUrl}/wallet`;
  await postSigned(
    `${wallet}/softswiss/marked-soft/play`,
    { user_id: "pl_x", session_id: "token-of-nobody" },
    hmacSigner(secret),
  );
  await postSigned(
    `${wallet}/hub88/marked/user/info`,
    { token: "token-of-nobody", user: "x" },
    rsaSigner(hub88.handover.privateKey ?? ""),
  );
}

test("nothing secret is written to the logs, whatever is asked for and whatever fails, not even at their most talkative", async () => {
  await playerFlows();
  await staffFlows();
  await vi.waitFor(() => {
    expect(platform.output().split("\n").length).toBeGreaterThan(20);
    expect(platform.output()).toContain("payment provider not reachable");
  }, 5_000);
  const output = platform.output();
  expect(
    [...secrets].filter(([, secret]) => output.includes(secret)).map(([what]) => what),
  ).toEqual([]);
  expect(output).not.toMatch(/\$argon2|BEGIN (RSA )?PRIVATE KEY|perya_staff=|Bearer [\w-]{20}/);
});

test("metrics tell what happened, by route and outcome, and name nobody", async () => {
  const text = await (await fetch(platform.metricsUrl)).text();
  for (const line of [
    /perya_http_request_duration_seconds_count\{method="PUT",route="\/api\/v1\/register",status="200"\} 1/,
    /perya_payment_callbacks_total\{provider="sandbox",outcome="UNKNOWN_DEPOSIT"\} 1/,
    /perya_staff_sign_ins_total\{outcome="entered"\} 2/,
    /perya_staff_sign_ins_total\{outcome="WRONG_CODE"\} 2/,
    /perya_wallet_call_duration_seconds_count\{dialect="hub88",path="\/user\/info",status="\d+"\} 1/,
    /process_cpu_user_seconds_total/,
  ])
    expect(text).toMatch(line);
  expect(text).not.toMatch(/pl_[0-9a-z]{20}|[0-9a-f]{8}-[0-9a-f]{4}-/);
  for (const url of [platform.playerUrl, platform.consoleUrl])
    expect(await (await fetch(`${url}/metrics`)).text()).not.toContain("perya_http");
});

test.each([
  [
    "the page that reads it is closed",
    async (_authorization: string, reader: AbortController) => reader.abort(),
  ],
  [
    "its session ends",
    async (authorization: string) =>
      void (await send(platform.playerUrl, { authorization }, "DELETE", "/api/v1/session")),
  ],
])(
  "the request of a live stream is logged as completed when %s, once, with how long it was open",
  async (_how, finish) => {
    const { value } = await register(
      db,
      platform.playerUrl,
      {},
      `p${randomUUID().slice(0, 8)}`,
      PLAYER_PASSWORD,
    );
    const authorization = `Bearer ${value.token}`;
    const reader = new AbortController();
    const lines = () =>
      platform
        .output()
        .split("\n")
        .filter((line) => line.startsWith("{") && line.endsWith("}"))
        .map(
          (line) =>
            JSON.parse(line) as {
              msg: string;
              reqId?: string;
              req?: { url: string };
              responseTime?: number;
            },
        );
    const asked = () => lines().filter(({ req }) => req?.url === "/api/v1/live");
    const before = asked().length;
    const stream = await fetch(`${platform.playerUrl}/api/v1/live`, {
      headers: { authorization },
      signal: reader.signal,
    });
    expect(stream.status).toBe(200);
    // What a process says comes through a pipe, and may come after its answer.
    const reqId = await vi.waitUntil(() => asked()[before]?.reqId, 5_000);
    const completed = () =>
      lines().filter((line) => line.reqId === reqId && line.msg === "request completed");
    expect(completed()).toEqual([]);
    await finish(authorization, reader);
    await vi.waitFor(
      () =>
        expect(completed()).toEqual([
          expect.objectContaining({ responseTime: expect.any(Number) as number }),
        ]),
      5_000,
    );
  },
);

test.each([
  ["in the wallet's own thread", false],
  ["at a door of their own", true],
])(
  "told to end it says it is not ready, answers every bet that was underway %s, and the ledger holds exactly the bets that were answered",
  async (_where, door) => {
    const walletPort = String(await freePort());
    const platform = await startPlatform({
      ...env,
      DRAIN_NOTICE_MS: String(NOTICE_MS),
      ...(door && { WALLET_PORT: walletPort, WALLET_THREADS: "2" }),
    });
    const vendorUrl = door ? `http://127.0.0.1:${walletPort}` : platform.playerUrl;
    const slug = door ? "door-drainer" : "drainer";
    const made = await cli(
      "vendor",
      "create",
      "--slug",
      slug,
      "--name",
      "Drainer",
      "--dialect",
      "hub88",
    );
    const { user, token } = await cli(
      "test-player",
      "create",
      "--vendor",
      slug,
      "--balance",
      "100000",
      "--currency",
      "PHP",
    );
    const { code: game } =
      (await db.row<{ code: string }>(
        sql`select game.code from game join vendor on vendor.id = vendor_id where vendor.slug = ${slug}`,
      )) ?? {};
    const signer = rsaSigner(made["privateKey"] ?? "");
    const tally = { good: 0, bad: [] as string[], refused: 0 };
    const bet = async () => {
      const ids = {
        request_uuid: randomUUID(),
        transaction_uuid: randomUUID(),
        supplier_transaction_id: randomUUID(),
        round: randomUUID(),
      };
      const body = {
        user,
        token,
        game_code: game,
        ...ids,
        round_closed: true,
        currency: "PHP",
        amount: 100,
        is_free: false,
      };
      const answer = await postSigned(
        `${vendorUrl}/wallet/hub88/${slug}/transaction/bet`,
        body,
        signer,
      ).catch((fault: unknown) => String((fault as Error).cause ?? fault));
      if (typeof answer === "string") tally.refused += 1;
      else if ((answer.json as { status?: string }).status === "RS_OK") tally.good += 1;
      else tally.bad.push(JSON.stringify(answer.json));
    };
    let running = true;
    const bettors = Array.from({ length: 16 }, async () => {
      while (running && tally.refused < 16) await bet();
    });
    await vi.waitFor(() => expect(tally.good).toBeGreaterThan(30), { timeout: 60_000 });
    expect((await fetch(`${platform.playerUrl}/readyz`)).status).toBe(200);
    platform.signal("SIGTERM");
    await vi.waitFor(
      async () => expect((await fetch(`${platform.playerUrl}/readyz`)).status).toBe(503),
      { timeout: NOTICE_MS - 100, interval: 20 },
    );
    const noticed = tally.good;
    expect((await fetch(`${platform.playerUrl}/healthz`)).status).toBe(200);
    expect(await platform.ended).toBe(0);
    running = false;
    await Promise.all(bettors);
    expect(tally.bad).toEqual([]);
    expect(tally.good).toBeGreaterThan(noticed);
    const written = await db.row<{ n: bigint }>(sql`
    select count(*) as n from wallet_entry e join player p on p.id = e.player where p.public_id = ${user} and e.kind = 1`);
    expect(written?.n).toBe(BigInt(tally.good));
  },
);
