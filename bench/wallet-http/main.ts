import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generateKeyPairSync, randomBytes } from "node:crypto";
import { startEmbedded } from "@perya/postgres/embedded";
import { readConfig } from "../../apps/platform/src/config.ts";
import { migratePlatform } from "../../apps/platform/src/migrate.ts";
import { verifyLedger } from "../../apps/platform/src/modules/wallet/index.ts";
import { openPlatform } from "../../apps/platform/src/open-platform.ts";
import { median, printFigures, printTable } from "../report/table.ts";
import type { Report } from "./load.ts";
import { arrange } from "./arrange.ts";
import { compare, type Comparison } from "./compare.ts";
import { startProcesses } from "./processes.ts";
import { seed } from "./seed.ts";
import { SUBJECTS, type DialectName, type Subject } from "./setting.ts";

/**
 * Signed bets end to end over HTTP. Three copies of the same server, each in its own process on one
 * PostgreSQL with fsync on: the wallet, the one-call-per-bet function, and an endpoint that only
 * verifies, reads and answers. The load generator runs in another process, the rounds interleave,
 * and the figures are ratios within a round.
 */
const QUICK = process.argv.includes("--quick");
const CONNECTIONS = 256;
const NAMES: Readonly<Record<Subject, string>> = {
  perya: "the wallet",
  function: "function per bet",
  noop: "signed no-op",
};
const plan = QUICK
  ? { rounds: 2, warmUpMs: 500, measureMs: 1_500 }
  : { rounds: 5, warmUpMs: 1_000, measureMs: 3_000 };

const rsa = generateKeyPairSync("rsa", {
  modulusLength: 2048,
  publicKeyEncoding: { type: "spki", format: "pem" },
  privateKeyEncoding: { type: "pkcs8", format: "pem" },
});
const keys = {
  softswiss: randomBytes(32).toString("hex"),
  privateKey: rsa.privateKey,
  publicKey: rsa.publicKey,
};
const directory = await mkdtemp(join(tmpdir(), "perya-bench-"));
const server = await startEmbedded({
  directory,
  settings: ["shared_buffers=1GB", "max_wal_size=8GB", "checkpoint_timeout=30min", "jit=off"],
});
const env = {
  DATABASE_URL: server.url("bench"),
  SECRET_KEY: "s".repeat(40),
  GATEWAY_SECRET: "g".repeat(40),
  LOG_LEVEL: "error",
};

try {
  await server.ensureDatabase("bench");
  await migratePlatform(env.DATABASE_URL);
  const platform = await openPlatform(readConfig(env));
  await seed(platform, keys);
  const processes = await startProcesses(env);
  const best = await arrange(processes, {
    keys,
    connections: CONNECTIONS,
    measureMs: plan.measureMs / 2,
  });
  console.log(
    `At their best: ${SUBJECTS.map(
      (subject) =>
        `${NAMES[subject]} with ` +
        `${best[subject].way}${best[subject].pool ? ` and a pool of ${best[subject].pool}` : ""}`,
    ).join(", ")}.`,
  );
  console.log(
    `${CONNECTIONS} connections, ${plan.rounds} rounds of ${plan.measureMs / 1000} s each.`,
  );
  const results = {
    softswiss: await compare("softswiss", processes, { keys, connections: CONNECTIONS, ...plan }),
    hub88: await compare("hub88", processes, {
      keys,
      connections: CONNECTIONS,
      ...plan,
      rounds: Math.ceil(plan.rounds / 2),
    }),
  };
  await processes.end();
  report(results);
  const proof = await verifyLedger(platform.db);
  console.log(
    `\nLedger afterwards: ${proof.green ? "green" : "RED"}, ${proof.entries} entries in ` +
      `${proof.batches} batches`,
  );
  await platform.close();
  if (!proof.green) throw new Error("The ledger does not add up");
  printFigures("wallet-http", {
    vs_function: ratio(results.softswiss, "perya", "function"),
    vs_function_rsa: ratio(results.hub88, "perya", "function"),
    vs_noop: ratio(results.softswiss, "perya", "noop"),
  });
} finally {
  await server.stop();
  await rm(directory, { recursive: true, force: true });
}

function report(results: Readonly<Record<DialectName, Comparison>>): void {
  for (const [dialect, { rounds }] of Object.entries(results)) {
    const middle = (subject: Subject, figure: (one: Report) => number) =>
      median(rounds.map((round) => figure(round[subject])));
    printTable(
      `${dialect === "softswiss" ? "SOFTSWISS, HMAC" : "hub88, RSA off the event loop"}: ` +
        `signed bets over HTTP, median of ${rounds.length}`,
      SUBJECTS.map((subject) => ({
        endpoint: NAMES[subject],
        "bets/s": Math.round(middle(subject, (one) => one.answered / one.seconds)),
        "p50 ms": middle(subject, (one) => one.p50).toFixed(1),
        "p99 ms": middle(subject, (one) => one.p99).toFixed(1),
      })),
    );
  }
}

/**
 * The median of the ratios of each round: neighbouring measurements are compared with each other.
 */
function ratio({ rounds }: Comparison, subject: Subject, rival: Subject): number {
  const rate = (one: Report) => one.answered / one.seconds;
  return median(rounds.map((round) => rate(round[subject]) / rate(round[rival])));
}
