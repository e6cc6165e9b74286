import type { Pace } from "@perya/game-kit";
import { useCallback, useEffect, useState } from "react";
import type { TableState } from "../table/table-state.ts";
import { partyMs, tierOf, type Tier } from "./tiers.ts";

/**
 * What is celebrated now: a big win once it was shown, until its time is over or the player goes
 * on.
 */
export function useParty({ won, round }: TableState, pace: Pace): Tier | undefined {
  const [over, setOver] = useState<string>();
  const tier =
    won === null || !round || over === round.roundId ? undefined : tierOf(won, BigInt(round.stake));
  const id = round?.roundId;
  const end = useCallback(() => setOver(id), [id]);
  useEffect(() => {
    if (!tier) return;
    const timer = setTimeout(end, partyMs(tier, pace));
    return () => clearTimeout(timer);
  }, [tier, pace, end]);
  return tier;
}
