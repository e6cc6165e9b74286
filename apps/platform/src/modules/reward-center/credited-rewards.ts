import { readClock, type Tx } from "@perya/postgres";
import type { CreditedReward, RewardReader, RewardSource } from "../../reward-source.ts";
import type { OfKind } from "./open-rewards.ts";

/** How far back the reward centre shows what was credited, and how much of it at most. */
const SHOWN_DAYS = 30;
const MOST_SHOWN = 200;

/** What a player was given in the last days, the newest first. */
export async function creditedRewards(
  tx: Tx,
  sources: readonly RewardSource[],
  reader: RewardReader,
): Promise<OfKind<CreditedReward>[]> {
  const since = (await readClock(tx)).subtract({ hours: 24 * SHOWN_DAYS });
  const all: OfKind<CreditedReward>[] = [];
  for (const { kind, credited } of sources)
    for (const reward of await credited(tx, reader, since, MOST_SHOWN))
      all.push({ kind, ...reward });
  return all
    .toSorted((one, other) => Temporal.Instant.compare(other.at, one.at))
    .slice(0, MOST_SHOWN);
}
