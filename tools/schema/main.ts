import { startEmbedded } from "@perya/postgres/embedded";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migratePlatform } from "../../apps/platform/src/migrate.ts";
import { migrateGateway } from "../../apps/sandbox-gateway/src/migrate.ts";
import { migrateStudio } from "../../apps/studio/src/migrate.ts";
import { ROOT, schemaText, SCHEMAS } from "./schemas.ts";

/** `npm run schema`: writes each application's schema.sql. */
const MIGRATE = {
  platform: migratePlatform,
  studio: migrateStudio,
  gateway: migrateGateway,
} as const;

const directory = await mkdtemp(join(tmpdir(), "perya-schema-"));
const server = await startEmbedded({ directory, throwaway: true });
try {
  for (const app of ["platform", "studio", "gateway"] as const) {
    await server.ensureDatabase(app);
    await MIGRATE[app](server.url(app));
    await writeFile(join(ROOT, SCHEMAS[app]), await schemaText(app, server.url(app)));
    console.log(SCHEMAS[app]);
  }
} finally {
  await server.stop();
  await rm(directory, { recursive: true, force: true });
}
