import type { Tx } from "@perya/postgres";
import type { Wallet } from "../../wallet/index.ts";
import type { Jackpot } from "../making/jackpot.ts";
import { updateState } from "../making/jackpots.store.ts";
import { updateStanding } from "../making/tiers.store.ts";
import { appendAll } from "./clearing.ts";
import type { RunningTier } from "./run-tier.ts";

interface Fed {
  readonly jackpots: readonly Jackpot[];
  readonly running: ReadonlyMap<bigint, readonly RunningTier[]>;
  /** What the batch is called in keys: never twice. */
  readonly batch: string;
}

/** Writes what was played: where tiers stand, and their money in one batch of the ledger. */
export async function writeTiers(
  tx: Tx,
  wallet: Wallet,
  { jackpots, running, batch }: Fed,
): Promise<void> {
  const changed = Array.from(running.values()).flatMap((tiers) =>
    tiers.filter((one) => one.changed),
  );
  for (const one of changed) await updateStanding(tx, one.standing, one.running);
  await appendAll(
    tx,
    wallet,
    changed.flatMap(({ tally }) => tally.commands(batch)),
  );
  for (const { id, state } of jackpots) {
    const tiers = running.get(id) ?? [];
    if (state === "ENDING" && tiers.every((one) => !one.running))
      await updateState(tx, id, "ENDED");
  }
}
