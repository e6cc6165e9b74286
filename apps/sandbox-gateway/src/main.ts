import { connect } from "@perya/postgres";
import { openLog, runProcess, serveMetrics } from "@perya/process";
import { readConfig } from "./config.ts";
import { startWebhookSender } from "./webhook-sender.ts";
import { registry } from "./metrics.ts";
import { migrateGateway } from "./migrate.ts";
import { buildGateway } from "./server.ts";

const DRAIN_LIMIT_MS = 15_000;

await runProcess(DRAIN_LIMIT_MS, async () => {
  const config = readConfig(process.env);
  await migrateGateway(config.databaseUrl);
  const log = openLog({ level: config.logLevel, name: "sandbox-gateway" });
  const db = connect(config.databaseUrl, { applicationName: "perya sandbox gateway" });
  const webhookSender = startWebhookSender(config, db, log);
  const app = await buildGateway({ config, db, log, webhookSender });
  await app.listen({ port: config.port, host: config.host });
  const metrics = await serveMetrics(config.metrics, {
    contentType: registry.contentType,
    read: () => registry.metrics(),
  });
  log.info("gateway ready");
  return {
    /**
     * Lets open requests and deliveries end; undelivered callbacks stay in the database for the
     * next start.
     */
    close: async () => {
      await app.close();
      await webhookSender.stop();
      await metrics.close();
      await db.close();
    },
  };
});
