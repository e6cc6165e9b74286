import { CannotStart, makeFolder, runProcess, serveMetrics } from "@perya/process";
import { constants } from "node:fs";
import { access } from "node:fs/promises";
import { register } from "prom-client";
import { readConfig } from "./config.ts";
import { allMetrics } from "./http/measuring/measure-elsewhere.ts";
import { buildOperatorSite } from "./sites/operator-site.ts";
import { buildPlayerSite } from "./sites/player-site.ts";
import { jobs } from "./sites/jobs.ts";
import { startWorker } from "./jobs/worker.ts";
import { openWalletThreads, withFreeRounds } from "./modules/rounds/index.ts";
import type { Platform } from "./platform.ts";
import { openPlatform } from "./open-platform.ts";
import { seedDemo } from "./seed/seed-demo.ts";
import { migratePlatform } from "./migrate.ts";

const DRAIN_LIMIT_MS = 20_000;

await runProcess(DRAIN_LIMIT_MS, async () => {
  const config = readConfig(process.env);
  await migratePlatform(config.databaseUrl);
  const platform = await openPlatform(config);
  if (config.seedDemo) await seedDemo(platform);
  const sites = config.role === "worker" ? [] : await listen(platform);
  const worker = config.role === "http" ? undefined : await startWorker(platform, jobs(platform));
  const metrics = await serveMetrics(config.metrics, {
    contentType: register.contentType,
    read: allMetrics,
  });
  platform.log.info({ role: config.role }, "platform ready");
  return {
    notice: { ms: config.drainNoticeMs, give: () => platform.announceEnd() },
    /** Stops taking requests, lets open ones end, then the worker, then the wallet and the pool. */
    close: async () => {
      await Promise.all(sites.map((site) => site.close()));
      await worker?.stop();
      await metrics.close();
      await platform.close();
    },
  };
});

async function listen(platform: Platform): Promise<{ close(): Promise<unknown> }[]> {
  const { host, playerPort, consolePort, walletPort, walletThreads, filesDir } = platform.config;
  await makeWritable(filesDir);
  const player = await buildPlayerSite(platform);
  const operator = await buildOperatorSite(platform);
  await player.listen({ port: playerPort, host });
  await operator.listen({ port: consolePort, host });
  const listeners =
    walletPort === undefined
      ? []
      : [
          await openWalletThreads(
            { ...platform, wallet: withFreeRounds(platform) },
            walletPort,
            walletThreads,
          ),
        ];
  return [player, operator, ...listeners];
}

/**
 * A folder that can't be written should be found at startup, not by the player who uploads a slip.
 */
async function makeWritable(filesDir: string): Promise<void> {
  try {
    await makeFolder(filesDir);
    await access(filesDir, constants.W_OK);
  } catch (fault) {
    throw new CannotStart(
      `FILES_DIR is ${filesDir}, which is not writable (${(fault as Error).message}): ` +
        "set it to a folder this user can write to.",
    );
  }
}
