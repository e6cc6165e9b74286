import { writeWhole } from "@perya/process";
import { join } from "node:path";
import type { Environment } from "./environments.ts";

/**
 * Variables of our own that the platform was started with: not the whole environment of its parent
 * process.
 */
const OURS =
  /^(DATABASE_URL|REDIS_URL|(PLAYER|CONSOLE|STUDIO|GATEWAY)_(PORT|URL)|HOST|SECRET_KEY|GATEWAY_SECRET|OPERATOR_(ID|PRIVATE_KEY)|STUDIO_PUBLIC_KEY|FILES_DIR|TWO_PERSON_ABOVE|VENDOR_URL|WALLET_(PORT|THREADS|LANES))$/;

/**
 * Leaves the platform's environment where the command-line tool finds it. Readable by its owner
 * only, for it holds secrets.
 */
export async function remember(dataDir: string, environment: Environment): Promise<void> {
  const ours = Object.fromEntries(
    Object.entries(environment).filter(([name, value]) => OURS.test(name) && value !== undefined),
  );
  await writeWhole(join(dataDir, "platform.json"), JSON.stringify(ours, null, 2));
}
