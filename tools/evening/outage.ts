import { setTimeout as pause } from "node:timers/promises";
import { revive, type Part } from "../chaos/parts/part.ts";

/** When all processes were down; milliseconds since 1970. */
export interface Outage {
  readonly from: number;
  readonly to: number;
}

/** Kills all processes at once, as a power cut does, and restarts them after a while. */
export async function fallAll(parts: readonly Part[], absenceMs: number): Promise<Outage> {
  const from = Date.now();
  await Promise.all(parts.map((part) => part.kill()));
  await pause(absenceMs);
  await Promise.all(parts.map(revive));
  return { from, to: Date.now() };
}

/** Kills one process while the other one keeps running. */
export async function fallOne(part: Part): Promise<void> {
  await part.kill();
  await revive(part);
}
