import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { randomUUID } from "node:crypto";
import type { TestDatabase } from "@perya/postgres/testing";
import { newRsaPair } from "@perya/secrets";
import type { PortPlayer } from "@perya/wallet-protocol";
import type { Target } from "@perya/wallet-protocol/conformance";
import { readConfig } from "../../../config.ts";
import type { Platform } from "../../../platform.ts";
import { openPatientPlatform } from "../../../testing/open-patient-platform.ts";
import {
  addKey,
  addTestGame,
  changeGame,
  createVendor,
  type Vendor,
} from "../../catalogue/index.ts";
import { createPlayer } from "../../players/index.ts";
import { openWalletThreads } from "../wallet-threads/open-wallet-threads.ts";
import { openSession } from "../sessions/open-session.ts";
import { walletApi } from "../wallet-api/wallet-api.ts";

const BRAND = 1n;
const ONE = 100_000n;

export interface WalletServer extends AsyncDisposable {
  readonly platform: Platform;
  readonly url: string;
  player(cash: bigint, brandId?: bigint): Promise<PortPlayer>;
  session(player: PortPlayer, vendor: Vendor, idleSeconds?: number): Promise<string>;
  /** A vendor with everything the conformance suite can ask for. */
  target(
    dialect: Target["dialect"],
  ): Promise<Target & { readonly vendor: Vendor; readonly player: PortPlayer }>;
}

/**
 * The vendors' wallet API on a port of its own, with the real wallet on a real database: in this
 * thread, or in as many as `threads` says.
 */
export async function openWalletServer(db: TestDatabase, threads = 0): Promise<WalletServer> {
  const env = {
    DATABASE_URL: db.url,
    SECRET_KEY: "s".repeat(40),
    GATEWAY_SECRET: "g".repeat(40),
    LOG_LEVEL: process.env["LOG_LEVEL"] ?? "silent",
  };
  const platform = await openPatientPlatform(readConfig(env));
  const listener =
    threads > 0 ? await openWalletThreads(platform, 0, threads) : await serveHere(platform);
  const url = `http://127.0.0.1:${listener.port}`;

  const player = async (cash: bigint, brandId = BRAND): Promise<PortPlayer> => {
    const username = `p${randomUUID().replaceAll("-", "").slice(0, 12)}`;
    return platform.db.inTransaction(async (tx) => {
      const made = await createPlayer(tx, {
        brandId,
        username,
        currency: "PHP",
        country: "PH",
        book: "test",
      });
      if (!made.ok) throw new Error(made.refusal);
      const { id } = made.value;
      await platform.wallet.append(tx, [
        { kind: "open", player: id, key: `open:${id}`, currency: "PHP", book: "test" },
      ]);
      await platform.wallet.append(tx, [
        { kind: "deposit", player: id, key: `deposit:${id}`, units: cash },
      ]);
      return made.value;
    });
  };
  const session = (of: PortPlayer, vendor: Vendor, idleSeconds = 0) =>
    openSession(platform.db, { playerId: of.id, vendorId: vendor.id, idleSeconds });

  const target = async (dialect: Target["dialect"]) => {
    const [first, second] = [newRsaPair(), newRsaPair()];
    const secret = randomUUID() + randomUUID();
    const slug = `acme-${randomUUID().slice(0, 8)}`;
    const key = dialect === "hub88" ? { publicKey: first.publicKey } : { secret };
    const vendor = await platform.db.inTransaction(async (tx) => {
      const made = await createVendor(
        tx,
        platform.config.secretKey,
        { slug, vassalage: "ACME", name: "Acme", dialect, gamesUrl: null },
        key,
      );
      if (!made.ok) throw new Error(made.refusal);
      if (dialect === "hub88")
        await addKey(tx, platform.config.secretKey, made.value.id, { publicKey: second.publicKey });
      for (const code of ["test-game", "closed-game"]) await addTestGame(tx, made.value, code);
      await changeGame(tx, `${slug}-closed-game`, { enabled: false });
      return made.value;
    });
    const [main, other, disabled, limited] = await Promise.all([
      player(100_000n * ONE),
      player(1_000n * ONE),
      player(1_000n * ONE),
      player(1_000n * ONE),
    ]);
    await platform.db.inTransaction(async (tx) => {
      await platform.wallet.append(tx, [
        { kind: "block", player: disabled.id, key: `block:${disabled.id}` },
      ]);
      await platform.wallet.append(tx, [
        { kind: "limit", player: limited.id, key: `limit:${limited.id}`, singleBet: 10n * ONE },
      ]);
    });
    const of = async (who: PortPlayer) => ({
      user: who.publicId,
      token: await session(who, vendor),
    });
    const keys =
      dialect === "hub88"
        ? { privateKey: first.privateKey, secondPrivateKey: second.privateKey }
        : { secret };
    return {
      dialect,
      baseUrl: `${url}/wallet/${dialect}/${slug}`,
      currency: "PHP",
      game: "test-game",
      disabledGame: "closed-game",
      ...keys,
      ...(await of(main)),
      other: await of(other),
      disabled: await of(disabled),
      limited: await of(limited),
      expiredToken: await session(main, vendor, 31 * 60),
      vendor,
      player: main,
    };
  };

  const close = async () => {
    await listener.close();
    await platform.close();
  };
  return { platform, url, player, session, target, [Symbol.asyncDispose]: close };
}

async function serveHere(platform: Platform) {
  const api = walletApi(platform);
  const server = createServer((request, response) => {
    if (!api.takes(request, response)) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = async () => {
    await new Promise((resolve) => server.close(resolve));
    await api.close();
  };
  return { port: (server.address() as AddressInfo).port, close };
}
