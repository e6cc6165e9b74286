import { connect } from "@perya/postgres";
import { startEmbedded } from "@perya/postgres/embedded";
import type { Template } from "@perya/postgres/testing";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { migratePlatform } from "../../apps/platform/src/migrate.ts";
import { migrateGateway } from "../../apps/sandbox-gateway/src/migrate.ts";
import { migrateStudio } from "../../apps/studio/src/migrate.ts";
import { endWithTestRun } from "./end-with.ts";

declare module "vitest" {
  export interface ProvidedContext {
    platform: Template;
    studio: Template;
    gateway: Template;
  }
}

const APPS = { platform: migratePlatform, studio: migrateStudio, gateway: migrateGateway } as const;

/**
 * One throwaway PostgreSQL per run, with a migrated template database per application; test files
 * clone the one they need.
 */
export default async function databases(project: TestProject): Promise<() => Promise<void>> {
  endWithTestRun();
  const directory = await mkdtemp(join(tmpdir(), "perya-test-"));
  const server = await startEmbedded({ directory, throwaway: true });
  for (const [name, migrateApp] of Object.entries(APPS)) {
    await server.ensureDatabase(name);
    await migrateApp(server.url(name));
    const template = connect(server.url(name), { connections: 1 });
    await template.close();
    project.provide(name as keyof typeof APPS, {
      serverUrl: server.url("postgres"),
      template: name,
    });
  }
  return async () => {
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  };
}
