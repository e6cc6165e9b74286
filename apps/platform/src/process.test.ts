import { hmacSigner, postSigned, rsaSigner } from "@perya/wallet-protocol";
import { randomUUID } from "node:crypto";
import { TOTP } from "otpauth";
import { expect, test, vi } from "vitest";
import { sign } from "./modules/cashier/providers/signature.ts";
import { createStaff } from "./modules/staff/index.ts";
import { hashPassword } from "./secrets/password.ts";
import { register, send, sendSealed } from "./testing/people.ts";
import { ROLE_IDS } from "./testing/roles.ts";
import { newVendor } from "./testing/vendors.ts";
import {
  useProcess,
  PLAYER_PASSWORD,
  GATEWAY_SECRET,
  STAFF_PASSWORD,
  pemBody,
} from "./testing/use-process.ts";

const { platform, db, keep, secrets } = await useProcess();

/**
 * Registers, signs in rightly and wrongly, changes the password, deposits at a bank that is away,
 * launches a game of a studio that is away.
 */
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

/**
 * Sets an authenticator up, signs in, makes vendors of both dialects and a colleague, and asks for
 * what is not there.
 */
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
