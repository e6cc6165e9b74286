import { runProcess, serveMetrics } from "@perya/process";
import { register } from "prom-client";
import { readConfig } from "./config.ts";
import { startSweeper } from "./jobs/start-sweeper.ts";
import { migrateStudio } from "./migrate.ts";
import { openStudio } from "./open-studio.ts";
import { buildStudio } from "./server.ts";

const DRAIN_LIMIT_MS = 15_000;

await runProcess(DRAIN_LIMIT_MS, async () => {
  const config = readConfig(process.env);
  await migrateStudio(config.databaseUrl);
  const studio = openStudio(config);
  const app = await buildStudio(studio);
  const stopSweeper = startSweeper(studio);
  await app.listen({ port: config.port, host: config.host });
  const metrics = await serveMetrics(config.metrics, {
    contentType: register.contentType,
    read: () => register.metrics(),
  });
  studio.log.info("studio ready");
  return {
    notice: { ms: config.drainNoticeMs, give: () => studio.ending.abort() },
    /**
     * Lets running requests end; pending wallet calls stay in the database for the next start.
     */
    close: async () => {
      await app.close();
      await stopSweeper();
      await metrics.close();
      await studio.db.close();
    },
  };
});
