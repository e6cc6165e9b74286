import { freePort } from "@perya/process";
import { execFile, fork, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { sql } from "@perya/postgres/sql";
import { newRsaPair } from "@perya/secrets";
import type { TestDatabase } from "@perya/postgres/testing";
import { games } from "../games.ts";

const run = promisify(execFile);
const PLATFORM = join(import.meta.dirname, "../../../platform/src");
const SLUG = "our-studio";

export interface RealOperator extends AsyncDisposable {
  readonly walletUrl: string;
  readonly operator: { readonly privateKey: string; readonly operatorId: string };
  readonly operatorPublicKey: string;
  readonly studioPrivateKey: string;
  /** A player with test money, and their session's token. */
  player(balance: string): Promise<{ user: string; token: string; units: bigint }>;
  /** What the wallet moved per round, in ledger units, and how often. */
  movedByRound(): Promise<Map<string, Moved>>;
  /** The player's cash as the wallet has it. */
  cashOf(user: string): Promise<bigint>;
  /** What `ledger verify` prints. Throws when the ledger is not green. */
  verify(): Promise<string>;
}

interface Moved {
  readonly units: bigint;
  readonly bets: bigint;
  readonly wins: bigint;
  readonly rollbacks: bigint;
}

/**
 * The real platform in a process of its own, as it runs in production, with this studio registered
 * as one of its vendors over its command-line tool.
 */
export async function openRealOperator(db: TestDatabase): Promise<RealOperator> {
  const [operatorKeys, studioKeys] = [newRsaPair(), newRsaPair()];
  const port = await freePort();
  const env: NodeJS.ProcessEnv = {
    PATH: process.env["PATH"],
    NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
    DATABASE_URL: db.url,
    SECRET_KEY: "s".repeat(40),
    GATEWAY_SECRET: "g".repeat(40),
    PLAYER_PORT: String(port),
    PLAYER_URL: `http://127.0.0.1:${port}`,
    CONSOLE_PORT: "0",
    OPERATOR_PRIVATE_KEY: operatorKeys.privateKey,
    ROLE: "http",
    LOG_LEVEL: "error",
  };
  const cli = async (...args: string[]) =>
    (await run(process.execPath, [join(PLATFORM, "cli/main.ts"), ...args], { env })).stdout;
  const made = await cli(
    "vendor",
    "create",
    "--slug",
    SLUG,
    "--name",
    "Our Studio",
    "--games",
    [...games.keys()].join(","),
    `--public-key=${studioKeys.publicKey}`,
    "--json",
  );
  const { operatorId } = JSON.parse(made) as { operatorId: string };
  const child = fork(join(PLATFORM, "main.ts"), {
    env,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  await ready(child);

  return {
    walletUrl: `http://127.0.0.1:${port}/wallet/hub88/${SLUG}`,
    operator: { privateKey: operatorKeys.privateKey, operatorId },
    operatorPublicKey: operatorKeys.publicKey,
    studioPrivateKey: studioKeys.privateKey,
    player: async (balance) => {
      const { user, token, balanceUnits } = JSON.parse(
        await cli("test-player", "create", "--vendor", SLUG, "--balance", balance, "--json"),
      ) as Record<string, string>;
      if (!user || !token || !balanceUnits) throw new Error("test-player create told no player");
      return { user, token, units: BigInt(balanceUnits) };
    },
    movedByRound: async () => {
      const rows = await db.rows<Moved & { round: string }>(sql`
        select round,
          sum(cash) as units,
          count(*) filter (where kind = 1 and status = 0) as bets,
          count(*) filter (where kind = 2 and status = 0) as wins,
          count(*) filter (where kind = 3 and status = 0) as rollbacks
        from wallet_entry
        where round is not null
        group by round`);
      return new Map(rows.map((row) => [row.round, row]));
    },
    cashOf: async (user) =>
      (
        await db.row<{ cash: bigint }>(sql`
          select a.cash
          from wallet_account a
          join player p on p.id = a.player
          where p.public_id = ${user}`)
      )?.cash ?? -1n,
    verify: () => cli("ledger", "verify"),
    [Symbol.asyncDispose]: () => stop(child),
  };
}

/** Waits until a process of ours says that it listens. */
export function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once("message", () => resolve());
    child.once("exit", (code) =>
      reject(new Error(`The process ended with ${code} before it was ready.`)),
    );
  });
}

/** Ends a process of ours, gently, then not. */
export async function stop(child: ChildProcess, signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill(signal);
  const late = setTimeout(() => child.kill("SIGKILL"), 5_000);
  await ended;
  clearTimeout(late);
}
