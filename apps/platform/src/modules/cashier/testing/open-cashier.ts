import type { TestDatabase } from "@perya/postgres/testing";
import { randomInt, randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { TOTP } from "otpauth";
import { readConfig } from "../../../config.ts";
import { buildApp } from "../../../http/app.ts";
import { openPlatform, type Platform } from "../../../platform.ts";
import { hashPassword } from "../../../secrets/password.ts";
import { identityRoutes } from "../../identity/index.ts";
import { playerByPublicId, setKycLevel } from "../../players/index.ts";
import { followLedger, turnoverOf } from "../../rounds/index.ts";
import { createStaff, staffRoutes, type Role } from "../../staff/index.ts";
import { verifyLedger } from "../../wallet/index.ts";
import { cashierOperatorRoutes, cashierRoutes } from "../index.ts";

export const PESO = 100_000n;
export const PASSWORD = "Fiesta2026";
export const GATEWAY_SECRET = "g".repeat(40);

/** An answer of the API, loosely typed: tests look at what they expect. */
interface Answered {
  readonly status: number;
  readonly code: string | undefined;
  // oxlint-disable-next-line no-explicit-any -- an answer is looked into by its path
  readonly value: any;
}

export interface TestPlayer {
  readonly id: bigint;
  readonly publicId: string;
  readonly username: string;
  readonly call: (method: string, path: string, body?: unknown) => Promise<Answered>;
}

export interface TestClerk {
  readonly username: string;
  readonly call: (method: string, path: string, body?: unknown) => Promise<Answered>;
}

export type Cashier = Awaited<ReturnType<typeof openCashier>>;

/** The cashier behind real HTTP on a real database, with people who use it. */
export async function openCashier(db: TestDatabase, gatewayPort = 1, settings: Readonly<Record<string, string>> = {}) {
  const filesDir = await mkdtemp(join(tmpdir(), "perya-slips-"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const platform = await openPlatform(
    readConfig({
      DATABASE_URL: db.url,
      SECRET_KEY: "s".repeat(40),
      GATEWAY_SECRET,
      LOG_LEVEL: "silent",
      FILES_DIR: filesDir,
      TRUST_PROXY: "true",
      PLAYER_URL: url,
      CONSOLE_URL: url,
      GATEWAY_URL: `http://127.0.0.1:${gatewayPort}`,
      DATABASE_CONNECTIONS: "30",
      ...settings,
    }),
  );
  const app = await buildApp(platform, { title: "test", frames: [] });
  identityRoutes(app, platform);
  staffRoutes(app, platform);
  cashierRoutes(app, platform);
  cashierOperatorRoutes(app, platform);
  await app.listen({ port, host: "127.0.0.1" });

  const close = async () => {
    await app.close();
    await platform.close();
    await rm(filesDir, { recursive: true, force: true });
  };
  const balance = async (player: TestPlayer) => {
    const { cash = 0n, held = 0n } = (await platform.wallet.balance(player.id)) ?? {};
    return { cash, held };
  };
  return {
    platform,
    url,
    filesDir,
    close,
    balance,
    player: (kycLevel = 1) => newPlayer(platform, url, kycLevel),
    clerk: (role: Role = "cashier") => newClerk(platform, url, role),
    play: (player: TestPlayer, units: bigint) => play(platform, player, units),
    /** Empty when every sum and every hash of the ledger is right. */
    ledgerProblems: async () => (await verifyLedger(platform.db)).books.flatMap((book) => book.problems),
  };
}

async function newPlayer(platform: Platform, url: string, kycLevel: number): Promise<TestPlayer> {
  const username = `p${randomUUID().replaceAll("-", "").slice(0, 12)}`;
  const headers: Record<string, string> = { "x-forwarded-for": `10.${randomInt(255)}.${randomInt(255)}.${randomInt(255)}` };
  const form = { username, password: PASSWORD, confirmPassword: PASSWORD, ageConfirmed: true, termsAccepted: true };
  const registered = await send(url, headers, "PUT", "/api/v1/register", form);
  if (registered.status !== 200) throw new Error(`Registration: ${registered.status} ${registered.code}`);
  const { token, customerId: publicId } = registered.value as { token: string; customerId: string };
  const player = await playerByPublicId(platform.db, publicId);
  if (!player) throw new Error("A registered player is missing");
  await platform.db.inTransaction((tx) => setKycLevel(tx, player.id, kycLevel));
  const call = (method: string, path: string, body?: unknown) =>
    send(url, { ...headers, authorization: `Bearer ${token}` }, method, `/api/v1${path}`, body);
  return { id: player.id, publicId, username, call };
}

async function newClerk(platform: Platform, url: string, role: Role): Promise<TestClerk> {
  const username = `clerk${randomInt(1_000_000)}`;
  const password = "a long staff password";
  const passwordHash = await hashPassword(password);
  await platform.db.inTransaction((tx) => createStaff(tx, { username, passwordHash, roles: [role] }));
  const setup = await send(url, {}, "POST", "/operator/v1/session", { username, password });
  const { totpSetup, setupToken } = setup.value as { totpSetup: { secret: string }; setupToken: string };
  const confirmed = await fetch(`${url}/operator/v1/session/totp`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ setupToken, code: new TOTP({ secret: totpSetup.secret }).generate() }),
  });
  const cookie = confirmed.headers.get("set-cookie")?.split(";")[0] ?? "";
  if (!confirmed.ok) throw new Error(`Staff sign-in: ${confirmed.status}`);
  return { username, call: (method, path, body) => send(url, { cookie }, method, `/operator/v1${path}`, body) };
}

const LONG_AGO = Temporal.Instant.from("2020-01-01T00:00:00Z");

/** One bet of so much, lost, and seen by the betting records. */
async function play({ db, wallet }: Platform, player: TestPlayer, units: bigint): Promise<void> {
  const round = randomUUID();
  const before = await turnoverOf(db, player.id, LONG_AGO);
  const bet = { kind: "bet", vendor: 3, player: player.id, transaction: round, round, game: "harbor", currency: "PHP", units } as const;
  const [answer] = await wallet.submit([{ ...bet, reference: null, free: false, closesRound: true }]);
  if (!answer?.ok) throw new Error(`Bet: ${answer?.refusal}`);
  // The follower reads below the oldest open transaction of the whole server, so it may have to wait for other tests.
  for (let seen = 0n; seen < before + units; seen = await turnoverOf(db, player.id, LONG_AGO)) await db.inTransaction(followLedger);
}

async function send(url: string, headers: Readonly<Record<string, string>>, method: string, path: string, body?: unknown): Promise<Answered> {
  const form = body instanceof FormData;
  const response = await fetch(url + path, {
    method,
    headers: body === undefined || form ? headers : { ...headers, "content-type": "application/json" },
    ...(body === undefined ? {} : { body: form ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const answer = (response.headers.get("content-type") ?? "").includes("json") ? JSON.parse(text) : { value: text };
  return { status: response.status, code: answer.code, value: answer.value };
}

/** A port nobody uses at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A deposit request with a fresh key. */
export function depositOf(method: "sandbox" | "bank-transfer", pesos: bigint) {
  return { method, amount: (pesos * PESO).toString(), key: randomUUID() };
}
