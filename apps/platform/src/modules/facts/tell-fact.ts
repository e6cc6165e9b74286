import type { Tx } from "@perya/postgres";
import { randomUUID } from "node:crypto";
import { z } from "zod";
import { addJob } from "../../jobs/add-job.ts";
import type { Fact } from "./fact.ts";

/** The job that gives a fact to each of its listeners. */
export const TELL = "tell-fact";

/** Tells a fact in the caller's transaction. Throws when `told` is not of the fact's shape. */
export async function tellFact<Told>(
  tx: Tx,
  { name, told }: Fact<Told>,
  what: Told,
): Promise<void> {
  await addJob(tx, TELL, { id: randomUUID(), fact: name, told: z.encode(told, what) });
}
