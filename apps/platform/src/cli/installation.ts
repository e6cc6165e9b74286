import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { CommandFault } from "./command.ts";

const ROOT = join(import.meta.dirname, "../../../..");

/**
 * The file in which `npm start` stores the platform's environment for this tool.
 */
const FILE = "platform.json";

/**
 * The environment of the installation to work on: that of this process, or, when it names no
 * database, that of the last `npm start`.
 */
export function installation(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  if (env["DATABASE_URL"]) return env;
  const path = resolve(ROOT, env["DATA_DIR"] ?? "data", FILE);
  if (!existsSync(path))
    throw new CommandFault(
      "There is no installation here: run `npm start` first, or set DATABASE_URL and SECRET_KEY.",
    );
  return { ...(JSON.parse(readFileSync(path, "utf8")) as NodeJS.ProcessEnv), ...env };
}
