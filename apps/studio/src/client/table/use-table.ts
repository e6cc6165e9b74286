import { useCallback, useEffect, useReducer, useRef } from "react";
import { ask, StudioError, type Session } from "../api.ts";
import { postToParent } from "../parent.ts";
import { withRetries } from "./with-retries.ts";
import {
  nextTable,
  openTable,
  type TableEvent,
  type TableState,
  type RoundAnswer,
} from "./table-state.ts";

export interface Table extends TableState {
  /** Begins a round under an id created here, so that repeating is idempotent. */
  play(stake: bigint, choice: unknown, reward?: string): void;
  /** A decision in the open round. */
  act(action: unknown): void;
  /** The round, or the step of it, was shown to its end. */
  shown(): void;
  /** Makes the call whose answer was lost once more. */
  again(): void;
}

const POLL_MS = 2_000;

/** A player's place at the game: the round, the money, and what may be asked next. */
export function useTable(session: Session): Table {
  const [table, dispatch] = useReducer(nextTable, session, openTable);
  const call = useRef<() => Promise<RoundAnswer>>(undefined);
  const send = useCallback(async (newRound: boolean) => {
    if (!call.current) return;
    dispatch({ type: "asked", newRound });
    dispatch(await eventOf(call.current));
  }, []);
  const play = useCallback(
    (stake: bigint, choice: unknown, reward?: string) => {
      const roundId = crypto.randomUUID();
      call.current = () =>
        ask<RoundAnswer>("POST", "/rounds", {
          roundId,
          stake: stake.toString(),
          choice,
          ...(reward !== undefined && { reward }),
        });
      postToParent("perya:round", { roundId, phase: "start" });
      void send(true);
    },
    [send],
  );
  const { round } = table;
  const act = useCallback(
    (action: unknown) => {
      if (!round) return;
      call.current = () =>
        ask<RoundAnswer>("POST", `/rounds/${round.roundId}/actions`, { step: round.step, action });
      void send(false);
    },
    [send, round],
  );
  const again = useCallback(() => void send(false), [send]);
  const shown = useCallback(() => dispatch({ type: "shown" }), []);
  useStageNews(table);
  useFarewell(table);
  useDebtCollector(table, dispatch);
  useReturn(table, again);
  return { ...table, play, act, shown, again };
}

async function eventOf(call: () => Promise<RoundAnswer>): Promise<TableEvent> {
  try {
    return { type: "answered", answer: await withRetries(call) };
  } catch (fault) {
    const known =
      fault instanceof StudioError
        ? fault
        : new StudioError(0, "FAULT", "Something went wrong on this page. Please reload it.");
    const problem = {
      code: known.status === 401 ? "SESSION_EXPIRED" : known.code,
      text: known.message,
    };
    return known.isUnknown
      ? { type: "lost", problem }
      : { type: "refused", problem, ...known.aside };
  }
}

/**
 * The page around the frame knows the new balance at once, and keeps it to itself while the round
 * is still being shown.
 */
function useStageNews({ phase }: TableState): void {
  const moving = phase === "asking" || phase === "showing";
  useEffect(() => postToParent("perya:stage", { moving }), [moving]);
}

/**
 * Notifies the studio and the page around the frame once that a finished round was watched to its
 * end.
 */
function useFarewell({ phase, won, round }: TableState): void {
  const reported = useRef<string>(undefined);
  useEffect(() => {
    if (
      phase !== "idle" ||
      won === null ||
      round?.status !== "CLOSED" ||
      reported.current === round.roundId
    )
      return;
    reported.current = round.roundId;
    postToParent("perya:round", { roundId: round.roundId, phase: "end" });
    // If this call is lost, the next visit shows the round once more; no harm done.
    ask("POST", `/rounds/${round.roundId}/shown`, {}).catch(() => undefined);
  }, [phase, won, round]);
}

/** While the wallet owes an answer, asks the studio what has become of the round. */
function useDebtCollector({ phase }: TableState, dispatch: (event: TableEvent) => void): void {
  useEffect(() => {
    if (phase !== "owed") return;
    const look = async () => {
      const last = await ask<Omit<Extract<TableEvent, { type: "heard" }>, "type">>(
        "GET",
        "/rounds/last",
      ).catch(() => undefined);
      if (last) dispatch({ type: "heard", round: last.round, balance: last.balance });
    };
    const timer = setInterval(() => void look(), POLL_MS);
    return () => clearInterval(timer);
  }, [phase, dispatch]);
}

/** A connection that comes back makes the lost call again by itself. */
function useReturn({ phase }: TableState, again: () => void): void {
  useEffect(() => {
    if (phase !== "lost") return;
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [phase, again]);
}
