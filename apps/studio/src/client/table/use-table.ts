import { useCallback, useEffect, useReducer, useRef } from "react";
import { ask, StudioError, type Session } from "../api.ts";
import { tellParent } from "../parent.ts";
import { surely } from "./surely.ts";
import {
  nextTable,
  openTable,
  type TableEvent,
  type TableState,
  type Told,
} from "./table-state.ts";

export interface Table extends TableState {
  /** Begins a round under an id made here, so that asking twice is asking once. */
  play(stake: bigint, choice: unknown): void;
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
  const [table, tell] = useReducer(nextTable, session, openTable);
  const call = useRef<() => Promise<Told>>(undefined);
  const send = useCallback(async (newRound: boolean) => {
    if (!call.current) return;
    tell({ type: "asked", newRound });
    tell(await eventOf(call.current));
  }, []);
  const play = useCallback(
    (stake: bigint, choice: unknown) => {
      const roundId = crypto.randomUUID();
      call.current = () =>
        ask<Told>("POST", "/rounds", { roundId, stake: stake.toString(), choice });
      tellParent("perya:round", { roundId, phase: "start" });
      void send(true);
    },
    [send],
  );
  const { round } = table;
  const act = useCallback(
    (action: unknown) => {
      if (!round) return;
      call.current = () =>
        ask<Told>("POST", `/rounds/${round.roundId}/actions`, { step: round.step, action });
      void send(false);
    },
    [send, round],
  );
  const again = useCallback(() => void send(false), [send]);
  const shown = useCallback(() => tell({ type: "shown" }), []);
  useStageNews(table);
  useFarewell(table);
  useDebtCollector(table, tell);
  useReturn(table, again);
  return { ...table, play, act, shown, again };
}

async function eventOf(call: () => Promise<Told>): Promise<TableEvent> {
  try {
    return { type: "answered", told: await surely(call) };
  } catch (fault) {
    const known =
      fault instanceof StudioError
        ? fault
        : new StudioError(0, "FAULT", "Something went wrong on this page. Please load it again.");
    const problem = {
      code: known.status === 401 ? "SESSION_EXPIRED" : known.code,
      text: known.message,
    };
    return known.isUnknown
      ? { type: "lost", problem }
      : { type: "refused", problem, ...known.aside };
  }
}

/** The page around the frame knows the new balance at once, and keeps it to itself while the round is still being shown. */
function useStageNews({ phase }: TableState): void {
  const moving = phase === "asking" || phase === "showing";
  useEffect(() => tellParent("perya:stage", { moving }), [moving]);
}

/** Tells the studio and the page around the frame once that a finished round was watched to its end. */
function useFarewell({ phase, won, round }: TableState): void {
  const told = useRef<string>(undefined);
  useEffect(() => {
    if (
      phase !== "idle" ||
      won === null ||
      round?.status !== "CLOSED" ||
      told.current === round.roundId
    )
      return;
    told.current = round.roundId;
    tellParent("perya:round", { roundId: round.roundId, phase: "end" });
    // A farewell that is lost shows the round once more at the next visit; no harm done.
    ask("POST", `/rounds/${round.roundId}/shown`, {}).catch(() => undefined);
  }, [phase, won, round]);
}

/** While the wallet owes an answer, asks the studio what has become of the round. */
function useDebtCollector({ phase }: TableState, tell: (event: TableEvent) => void): void {
  useEffect(() => {
    if (phase !== "owed") return;
    const look = async () => {
      const last = await ask<Omit<Extract<TableEvent, { type: "heard" }>, "type">>(
        "GET",
        "/rounds/last",
      ).catch(() => undefined);
      if (last) tell({ type: "heard", round: last.round, balance: last.balance });
    };
    const timer = setInterval(() => void look(), POLL_MS);
    return () => clearInterval(timer);
  }, [phase, tell]);
}

/** A connection that comes back makes the lost call again by itself. */
function useReturn({ phase }: TableState, again: () => void): void {
  useEffect(() => {
    if (phase !== "lost") return;
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [phase, again]);
}
