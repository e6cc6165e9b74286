import { keepRunning } from "@perya/postgres/embedded";
import { join } from "node:path";
import type { Watch } from "./processes.ts";
import type { Settings } from "./settings.ts";

export interface Databases {
  readonly urls: Readonly<
    Record<"DATABASE_URL" | "STUDIO_DATABASE_URL" | "GATEWAY_DATABASE_URL", string>
  >;
  /** Where the embedded server keeps its data; undefined when every database came from outside. */
  readonly place: string | undefined;
  stop(): Promise<void>;
}

const NAMES = {
  DATABASE_URL: "perya",
  STUDIO_DATABASE_URL: "studio",
  GATEWAY_DATABASE_URL: "gateway",
} as const;
const SERVER = "postgres";

/**
 * The three databases: those given by the environment, and the embedded server, which is kept
 * running, for the rest.
 */
export async function databases(settings: Settings, watch: Watch): Promise<Databases> {
  const missing = Object.entries(NAMES).filter(
    ([variable]) => !(variable in settings.databaseUrls),
  );
  if (missing.length === 0)
    return {
      urls: settings.databaseUrls as Databases["urls"],
      place: undefined,
      stop: async () => undefined,
    };
  const log = watch.log(SERVER);
  const server = await keepRunning(
    { directory: join(settings.dataDir, "postgres"), onOutput: (piece) => log.write(piece) },
    { say: (sentence) => console.error(`\n${sentence}`), onLost: () => watch.onLost(SERVER) },
  );
  const urls: Record<string, string> = { ...settings.databaseUrls };
  for (const [variable, name] of missing) {
    await server.ensureDatabase(name);
    urls[variable] = server.url(name);
  }
  return { urls: urls as Databases["urls"], place: server.directory, stop: () => server.stop() };
}
