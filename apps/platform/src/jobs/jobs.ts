import type { Platform } from "../platform.ts";
import type { Jobs } from "./worker.ts";

/** Every module's jobs. */
export function jobs(_platform: Platform): Jobs[] {
  return [];
}
