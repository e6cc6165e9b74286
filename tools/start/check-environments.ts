import { UnusableEnvironment } from "@perya/process";
import { readConfig as readPlatform } from "../../apps/platform/src/config.ts";
import { readConfig as readGateway } from "../../apps/sandbox-gateway/src/config.ts";
import { readConfig as readStudio } from "../../apps/studio/src/config.ts";
import type { Databases } from "./databases.ts";
import { environments } from "./environments.ts";
import type { Secrets } from "./secrets.ts";
import type { Settings } from "./settings.ts";

/** Stand in for the databases that are started later; they are read here and never used. */
const LATER: Databases["urls"] = {
  DATABASE_URL: "postgres://later/perya",
  STUDIO_DATABASE_URL: "postgres://later/studio",
  GATEWAY_DATABASE_URL: "postgres://later/gateway",
};

/**
 * Reads every process's environment before the first is started, so that a bad value is named
 * at once. Throws UnusableEnvironment with the faults of all.
 */
export function checkEnvironments(settings: Settings, secrets: Secrets): void {
  const env = environments(settings, { ...LATER, ...settings.databaseUrls }, secrets);
  const readers = [
    () => readPlatform(env.platform),
    () => readStudio(env.studio),
    () => readGateway(env.gateway),
  ];
  const faults = new Set(readers.flatMap(faultsOf));
  if (faults.size > 0) throw new UnusableEnvironment([...faults]);
}

function faultsOf(read: () => unknown): readonly string[] {
  try {
    read();
    return [];
  } catch (fault) {
    if (fault instanceof UnusableEnvironment) return fault.faults;
    throw fault;
  }
}
