import { setTimeout as setTimeoutAsync } from "node:timers/promises";
import { readConfig } from "./config.ts";
import { buildOperatorSite } from "./http/operator-site.ts";
import { buildPlayerSite } from "./http/player-site.ts";
import type { App } from "./http/app.ts";
import { jobs } from "./jobs/jobs.ts";
import { startWorker, type Worker } from "./jobs/worker.ts";
import { openPlatform } from "./platform.ts";
import { seedDemo } from "./seed/seed-demo.ts";
import { migratePlatform } from "./migrate.ts";

const DRAIN_LIMIT_MS = 20_000;

const config = readConfig(process.env);
await migratePlatform(config.databaseUrl);
const platform = await openPlatform(config);
if (config.seedDemo) await seedDemo(platform);
const sites: App[] = [];
let worker: Worker | undefined;

if (config.role !== "worker") {
  const player = await buildPlayerSite(platform);
  const operator = await buildOperatorSite(platform);
  sites.push(player, operator);
  await player.listen({ port: config.playerPort, host: config.host });
  await operator.listen({ port: config.consolePort, host: config.host });
}
if (config.role !== "http") worker = await startWorker(platform, jobs(platform));
platform.log.info({ role: config.role }, "platform ready");
process.send?.("ready");

/** Says that it is about to end, and when nobody should ask any more stops taking requests, lets open ones end, then the worker, then the wallet and the pool. */
async function drain(): Promise<void> {
  setTimeout(() => process.exit(1), config.drainNoticeMs + DRAIN_LIMIT_MS).unref();
  platform.announceEnd();
  await setTimeoutAsync(config.drainNoticeMs);
  await Promise.all(sites.map((site) => site.close()));
  await worker?.stop();
  await platform.close();
  process.exit(0);
}

for (const signal of ["SIGINT", "SIGTERM", "disconnect"] as const) process.once(signal, () => void drain());
