import { setTimeout as setTimeoutAsync } from "node:timers/promises";
import { readConfig } from "./config.ts";
import { startSweeper } from "./jobs/start-sweeper.ts";
import { migrateStudio } from "./migrate.ts";
import { openStudio } from "./open-studio.ts";
import { buildStudio } from "./server.ts";

const DRAIN_LIMIT_MS = 15_000;

const config = readConfig(process.env);
await migrateStudio(config.databaseUrl);
const studio = openStudio(config);
const app = await buildStudio(studio);
const stopSweeper = startSweeper(studio);
await app.listen({ port: config.port, host: config.host });
studio.log.info("studio ready");
process.send?.("ready");

/** Says that it is about to end, then lets open rounds' requests end; what the wallet still has to hear stays in the database for the next start. */
async function drain(): Promise<void> {
  setTimeout(() => process.exit(1), config.drainNoticeMs + DRAIN_LIMIT_MS).unref();
  studio.ending.abort();
  await setTimeoutAsync(config.drainNoticeMs);
  await app.close();
  await stopSweeper();
  await studio.db.close();
  process.exit(0);
}

for (const signal of ["SIGINT", "SIGTERM", "disconnect"] as const) process.once(signal, () => void drain());
