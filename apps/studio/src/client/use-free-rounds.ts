import { useEffect, useState } from "react";
import { ask, type FreeRounds, type Session } from "./api.ts";
import type { TableState } from "./table/table-state.ts";

/** The player's free rounds in this game. */
export interface FreeRoundsHere {
  /** What is left; null for nothing. */
  readonly offer: FreeRounds | null;
  /** Whether the next round is one of them: the player's choice, yes at first. */
  readonly first: boolean;
  choose(first: boolean): void;
  /** What they won in all, in minor units, once the last one was seen; else null. */
  readonly ended: bigint | null;
}

/** Asks what is left whenever a free round, or one that was refused, has come to its end. */
export function useFreeRounds(session: Session, table: TableState): FreeRoundsHere {
  const [offer, setOffer] = useState(session.freeRounds);
  const [first, choose] = useState(true);
  const [won, setWon] = useState(BigInt(session.freeRounds?.won ?? "0"));
  const { phase, round, problem } = table;
  const played = phase === "idle" && round?.free && round.over ? round.roundId : undefined;
  const isOver = problem?.code === "FREE_ROUNDS_OVER";
  useEffect(() => {
    if (played === undefined && !isOver) return;
    let isGone = false;
    const look = async () => {
      const answer = await ask<{ freeRounds: FreeRounds | null }>("GET", "/free-rounds").catch(
        () => undefined,
      );
      if (!answer || isGone) return;
      setOffer(answer.freeRounds);
      if (answer.freeRounds) setWon(BigInt(answer.freeRounds.won));
    };
    void look();
    return () => {
      isGone = true;
    };
  }, [played, isOver]);
  // Counted here as well, so that nothing waits for the answer; what was found is counted already.
  const payout = table.resumed ? undefined : round?.payout;
  const [counted, setCounted] = useState<string>();
  if (played !== undefined && payout !== undefined && played !== counted) {
    setCounted(played);
    setWon(won + BigInt(payout));
    setOffer(offer && offer.left > 1 ? { ...offer, left: offer.left - 1 } : null);
  }
  const isLast = offer === null && played !== undefined;
  return { offer, first, choose, ended: isLast ? won : null };
}
