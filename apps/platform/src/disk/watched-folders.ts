import type { Database } from "@perya/postgres";
import type { Config } from "../config.ts";
import { selectDataFolder } from "./room.store.ts";

const HERE: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * The folders a process writes to: uploads, and the data of a database server that runs on the same
 * machine.
 */
export async function watchedFolders(config: Config, db: Database): Promise<string[]> {
  const local = HERE.has(new URL(config.databaseUrl).hostname);
  const data = local ? await selectDataFolder(db).catch(() => undefined) : undefined;
  return [config.filesDir, ...(data === undefined ? [] : [data])];
}
