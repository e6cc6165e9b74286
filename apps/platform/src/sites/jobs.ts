import type { Jobs } from "../jobs/jobs.ts";
import type { Platform } from "../platform.ts";
import { MODULES } from "./modules.ts";

/** Every module's jobs. */
export function jobs(platform: Platform): Jobs[] {
  return MODULES.flatMap((module) => module.jobs?.(platform) ?? []);
}
