import type { Tx } from "@perya/postgres";
import type { OpenReward, RewardReader, RewardSource } from "../../reward-source.ts";

/** A reward, and which kind it is of. */
export type OfKind<Reward> = Reward & Pick<RewardSource, "kind">;

/** Everything that a player can claim now: what has to be claimed first comes first. */
export async function openRewards(
  tx: Tx,
  sources: readonly RewardSource[],
  reader: RewardReader,
): Promise<OfKind<OpenReward>[]> {
  const all: OfKind<OpenReward>[] = [];
  for (const { kind, open } of sources)
    for (const reward of await open(tx, reader)) all.push({ kind, ...reward });
  return all.toSorted(byDeadline);
}

/** What is credited by itself is never lost, and has no hurry. */
function byDeadline(one: OpenReward, other: OpenReward): number {
  return deadline(one) - deadline(other);
}

function deadline({ until, creditsItself }: OpenReward): number {
  return until === null || creditsItself ? Infinity : until.epochMilliseconds;
}
