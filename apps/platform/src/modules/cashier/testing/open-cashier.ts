import { freePort } from "@perya/process";
import type { TestDatabase } from "@perya/postgres/testing";
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "../../../config.ts";
import { buildApp } from "../../../http/build-app.ts";
import { PLAYER_API } from "../../../sites/player-site.ts";
import type { Platform } from "../../../platform.ts";
import { openPatientPlatform } from "../../../testing/open-patient-platform.ts";
import { expectKeptPromises } from "../../../testing/kept-promises.ts";
import { newStaff, newPlayer, type TestPlayer } from "../../../testing/people.ts";
import { envelopesModule } from "../../envelopes/module.ts";
import { identityModule } from "../../identity/module.ts";
import { followLedger, revokeSessions } from "../../rounds/index.ts";
import { turnoverOf } from "../../turnover/index.ts";
import type { Role } from "../../staff/index.ts";
import { staffModule } from "../../staff/module.ts";
import { verifyLedger } from "../../wallet/index.ts";
import type { MethodCode } from "../methods.ts";
import { cashierModule } from "../module.ts";

export const PESO = 100_000n;
export const GATEWAY_SECRET = "g".repeat(40);

export type Cashier = Awaited<ReturnType<typeof openCashier>>;

/** The cashier behind real HTTP on a real database, with people who use it. */
export async function openCashier(
  db: TestDatabase,
  gatewayPort = 1,
  settings: Readonly<Record<string, string>> = {},
) {
  const filesDir = await mkdtemp(join(tmpdir(), "perya-slips-"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const platform = await openPatientPlatform(
    readConfig({
      DATABASE_URL: db.url,
      SECRET_KEY: "s".repeat(40),
      GATEWAY_SECRET,
      LOG_LEVEL: "silent",
      FILES_DIR: filesDir,
      TRUST_PROXY: "loopback",
      PRIVATE_NETWORKS: "loopback",
      PLAYER_URL: url,
      CONSOLE_URL: url,
      GATEWAY_URL: `http://127.0.0.1:${gatewayPort}`,
      DATABASE_CONNECTIONS: "30",
      ...settings,
    }),
  );
  const app = await buildApp(platform, {
    api: PLAYER_API,
    publicUrl: "",
    frames: [],
    pictures: [],
  });
  const modules = [envelopesModule, identityModule(revokeSessions), staffModule, cashierModule];
  for (const { player = [], operator = [] } of modules)
    for (const routes of [...player, ...operator]) routes(app, platform);
  await app.listen({ port, host: "127.0.0.1" });

  const close = async () => {
    await app.close();
    await platform.close();
    await rm(filesDir, { recursive: true, force: true });
    await expectKeptPromises();
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
    staff: (role: Role = "cashier") => newStaff(platform, url, role),
    play: (player: TestPlayer, units: bigint) => playOnce(platform, player, units),
    /** Empty when every sum and every hash of the ledger is right. */
    ledgerProblems: async () =>
      (await verifyLedger(platform.db)).books.flatMap((book) => book.problems),
  };
}

const LONG_AGO = Temporal.Instant.from("2020-01-01T00:00:00Z");

/** One bet of so much, lost, and seen by the betting records. */
export async function playOnce(
  { db, wallet }: Platform,
  player: TestPlayer,
  units: bigint,
): Promise<void> {
  const round = randomUUID();
  const before = await turnoverOf(db, player.id, LONG_AGO);
  const bet = {
    kind: "bet",
    vendor: 3,
    player: player.id,
    transaction: round,
    round,
    game: "harbor",
    currency: "PHP",
    units,
  } as const;
  const [answer] = await wallet.submit([
    { ...bet, reference: null, free: false, closesRound: true },
  ]);
  if (!answer?.ok) throw new Error(`Bet: ${answer?.refusal}`);
  // The follower reads below the oldest open transaction of the whole server, so it may have to
  // wait for other tests.
  for (let seen = 0n; seen < before + units; seen = await turnoverOf(db, player.id, LONG_AGO))
    await db.inTransaction(followLedger);
}

/** A deposit request with a fresh key. */
export function depositOf(method: MethodCode, pesos: bigint) {
  return { method, amount: (pesos * PESO).toString(), key: randomUUID() };
}
