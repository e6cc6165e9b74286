import type { RoundView } from "@perya/game-kit";
import { useCallback, useRef, useState } from "react";
import { ask, StudioError, type Played, type Session } from "./api.ts";
import { tellParent } from "./parent.ts";

export interface Table {
  readonly round: RoundView | null;
  /** The round is being played back. */
  readonly fresh: boolean;
  readonly calling: boolean;
  readonly balance: bigint;
  /** What the last finished round paid, once it was shown. */
  readonly won: bigint | null;
  readonly fault: StudioError | undefined;
  play(stake: bigint, choice: unknown): void;
  act(action: unknown): void;
  shown(): void;
}

const RETRIES = 4;
const RETRY_MS = 1_500;

/** Repeats a call whose outcome is unknown: the round's id makes sure it is decided once. */
async function surely<Value>(call: () => Promise<Value>): Promise<Value> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await call();
    } catch (fault) {
      const unknown = fault instanceof StudioError && (fault.status === 0 || fault.code === "WALLET_UNAVAILABLE");
      if (!unknown || attempt >= RETRIES) throw fault;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

/** Calls of one round at a time: what they answered, what went wrong, and what is still to be shown. */
function useCalls(session: Session) {
  const [round, setRound] = useState(session.round);
  const [fresh, setFresh] = useState(false);
  const [calling, setCalling] = useState(false);
  const [balance, setBalance] = useState(BigInt(session.balance));
  const [fault, setFault] = useState<StudioError>();
  const waiting = useRef<Played | null>(null);
  const run = useCallback(async (call: () => Promise<Played>) => {
    setCalling(true);
    tellParent("perya:stage", { moving: true });
    setFault(undefined);
    try {
      const played = await surely(call);
      waiting.current = played;
      // The win is counted when it was shown; the stake has left already.
      setBalance(BigInt(played.balance) - (played.round.status === "CLOSED" ? BigInt(played.round.payout) : 0n));
      setRound(played.round);
      setFresh(true);
    } catch (problem) {
      const known = problem instanceof StudioError ? problem : new StudioError(0, "FAULT", "Unknown error");
      setFault(known);
      tellParent("perya:stage", { moving: false });
      if (known.round) setRound(known.round);
    } finally {
      setCalling(false);
    }
  }, []);
  /** What was waiting to be shown, now that it was. */
  const settle = useCallback(() => {
    const played = waiting.current;
    waiting.current = null;
    tellParent("perya:stage", { moving: false });
    if (played) {
      setFresh(false);
      setBalance(BigInt(played.balance));
    }
    return played;
  }, []);
  return { round, fresh, calling, balance, fault, run, settle };
}

/** A player's place at the game: the round, the money, and what may be asked next. Balance changes on screen only by the studio's word. */
export function useTable(session: Session): Table {
  const { round, fresh, calling, balance, fault, run, settle } = useCalls(session);
  const [won, setWon] = useState<bigint | null>(null);
  const play = useCallback(
    (stake: bigint, choice: unknown) => {
      const roundId = crypto.randomUUID();
      setWon(null);
      tellParent("perya:round", { roundId, phase: "start" });
      void run(() => ask<Played>("POST", "/rounds", { roundId, stake: stake.toString(), choice }));
    },
    [run],
  );
  const act = useCallback(
    (action: unknown) => {
      if (round) void run(() => ask<Played>("POST", `/rounds/${round.roundId}/actions`, { step: round.step, action }));
    },
    [run, round],
  );
  const shown = useCallback(() => {
    const played = settle();
    if (!played?.round.over) return;
    setWon(BigInt(played.round.payout));
    tellParent("perya:round", { roundId: played.round.roundId, phase: "end" });
    ask("POST", `/rounds/${played.round.roundId}/shown`, {}).catch(() => undefined);
  }, [settle]);

  return { round, fresh, calling, balance, won, fault, play, act, shown };
}
