import { startEmbedded } from "@perya/postgres/embedded";
import { join } from "node:path";
import type { Settings } from "./settings.ts";

export interface Databases {
  readonly urls: Readonly<Record<"DATABASE_URL" | "STUDIO_DATABASE_URL" | "GATEWAY_DATABASE_URL", string>>;
  /** Where the embedded server keeps its data; undefined when every database came from outside. */
  readonly place: string | undefined;
  stop(): Promise<void>;
}

const NAMES = { DATABASE_URL: "perya", STUDIO_DATABASE_URL: "studio", GATEWAY_DATABASE_URL: "gateway" } as const;

/** The three databases: those given by the environment, and the embedded server for the rest. */
export async function databases(settings: Settings): Promise<Databases> {
  const missing = Object.entries(NAMES).filter(([variable]) => !(variable in settings.databaseUrls));
  if (missing.length === 0) return { urls: settings.databaseUrls as Databases["urls"], place: undefined, stop: async () => undefined };
  const server = await startEmbedded({ directory: join(settings.dataDir, "postgres") });
  const urls: Record<string, string> = { ...settings.databaseUrls };
  for (const [variable, name] of missing) {
    await server.ensureDatabase(name);
    urls[variable] = server.url(name);
  }
  return { urls: urls as Databases["urls"], place: server.directory, stop: () => server.stop() };
}
