import type { Tx } from "@perya/postgres";
import { addJob } from "../../../jobs/add-job.ts";
import { tellFact } from "../../facts/index.ts";
import { jackpotHit } from "../facts.ts";
import { nameOfTier } from "../making/tiers.store.ts";
import type { FedRound } from "./fed-rounds.store.ts";
import { updateHit, type Hit } from "./pools.store.ts";
import type { RunningTier } from "./run-tier.ts";

/** The job that tells open pages of a player that a jackpot is theirs. */
export const TELL_WINNER = "tell-winner-of-a-jackpot";

/** Pays a pool with what its tier moves, reveals what was hidden, and tells who won it. */
export async function winPool(
  tx: Tx,
  { tier, tally }: RunningTier,
  hit: Hit,
  { currency }: FedRound,
): Promise<void> {
  const { player, prizeUnits: units, cycle } = hit;
  tally.pay(player, units, cycle, `Jackpot ${tier.name}, ${hit.round}`);
  await updateHit(tx, hit);
  const jackpot = await nameOfTier(tx, tier.id);
  await tellFact(tx, jackpotHit, { player, jackpot, tier: tier.name, currency, units });
  await addJob(tx, TELL_WINNER, { player: player.toString() });
}
