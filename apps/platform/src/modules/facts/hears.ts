import type { Tx } from "@perya/postgres";
import { z } from "zod";
import type { Platform } from "../../platform.ts";
import type { Fact } from "./fact.ts";

/** A module that hears a fact. */
export interface Listener {
  /** Unique among the fact's listeners and kept for good: who has heard what is kept under it. */
  readonly name: string;
  readonly fact: string;
  /** Takes a fact as its job carries it. */
  readonly hear: (tx: Tx, told: unknown, platform: Platform) => Promise<void>;
}

/**
 * Listens to a fact under a name. `handle` runs once for each fact, in a transaction; when it
 * throws, it is tried again later for some days.
 */
export function hears<Told>(
  fact: Fact<Told>,
  name: string,
  handle: (tx: Tx, told: Told, platform: Platform) => Promise<void>,
): Listener {
  return {
    name,
    fact: fact.name,
    hear: (tx, told, platform) => handle(tx, z.decode(fact.told, told), platform),
  };
}
