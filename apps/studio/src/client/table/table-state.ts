import type { RoundView } from "@perya/game-kit";
import type { Session } from "../api.ts";

/** What went wrong, in a code for the page and a sentence for the player. */
interface Problem {
  readonly code: string;
  readonly text: string;
}

/**
 * A player's state: idle · a call is under way · a decided round or step is being
 * shown · the answer never came, and the same call can be made again · the wallet owes an answer,
 * and the studio is asked until there is one.
 */
type Phase = "idle" | "asking" | "showing" | "lost" | "owed";

export interface TableState {
  readonly phase: Phase;
  readonly round: RoundView | null;
  /**
   * What the player has, in minor units, as far as it was shown. Always the studio's word, never
   * counted here.
   */
  readonly balance: bigint;
  /** The balance after the round that is being shown. */
  readonly finalBalance: bigint;
  /** What the last finished round paid, once it was shown. */
  readonly won: bigint | null;
  /** The round was found when the game opened: it was played before, and not watched to its end. */
  readonly resumed: boolean;
  readonly problem: Problem | undefined;
}

/** An answer about a round. The balance is null if the wallet did not report it. */
export interface RoundAnswer {
  readonly round: RoundView;
  readonly balance: string | null;
}

export type TableEvent =
  | { readonly type: "asked"; readonly newRound: boolean }
  | { readonly type: "answered"; readonly answer: RoundAnswer }
  | {
      readonly type: "refused";
      readonly problem: Problem;
      readonly round?: RoundView | undefined;
      readonly balance?: string | null | undefined;
    }
  | { readonly type: "lost"; readonly problem: Problem }
  | { readonly type: "shown" }
  | { readonly type: "heard"; readonly round: RoundView | null; readonly balance: string | null };

/** Refusals that say a round has gone on without this page. */
const ELSEWHERE: readonly string[] = ["ROUND_NOT_OPEN", "NO_SUCH_ROUND", "STEP_AHEAD"];

const ENDED_ELSEWHERE: Problem = {
  code: "ROUND_ENDED",
  text: "That round was ended on another page. Your balance is up to date.",
};
const NO_ANSWER: Problem = {
  code: "ROUND_GONE",
  text: "That round took no stake. Your balance is up to date.",
};

/**
 * The table as found when the game opened: an unfinished round goes on, one that was not watched is
 * shown.
 */
export function openTable(session: Pick<Session, "round" | "balance">): TableState {
  const balance = BigInt(session.balance);
  const empty: TableState = {
    phase: "idle",
    round: null,
    balance,
    finalBalance: balance,
    won: null,
    resumed: false,
    problem: undefined,
  };
  if (!session.round) return empty;
  const resumed = { ...empty, round: session.round, resumed: true };
  if (session.round.status === "OPEN") return resumed;
  return session.round.over ? show(resumed, session.round, balance) : { ...resumed, phase: "owed" };
}

/** Whether a decision of the player is what the round waits for. */
export function isOpen({ phase, round }: Pick<TableState, "phase" | "round">): boolean {
  return phase === "idle" && round?.status === "OPEN";
}

/** What the table is after something happened. */
export function nextTable(table: TableState, event: TableEvent): TableState {
  switch (event.type) {
    case "asked":
      return {
        ...table,
        phase: "asking",
        problem: undefined,
        resumed: event.newRound ? false : table.resumed,
        won: event.newRound ? null : table.won,
      };
    case "answered":
      return show(
        { ...table, problem: undefined },
        event.answer.round,
        read(event.answer.balance) ?? table.finalBalance,
      );
    case "refused":
      return refuse(table, event);
    case "lost":
      return { ...table, phase: "lost", problem: event.problem };
    case "shown":
      return finishShow(table);
    case "heard":
      return hear(table, event);
  }
}

/**
 * Puts a decided step on stage. A win already in the balance is not counted before it is seen; that
 * of a free round is not in it.
 */
function show(table: TableState, round: RoundView, finalBalance: bigint): TableState {
  const hidden = round.status === "CLOSED" && !round.free ? BigInt(round.payout) : 0n;
  return { ...table, phase: "showing", round, finalBalance, balance: finalBalance - hidden };
}

function finishShow(table: TableState): TableState {
  if (table.phase !== "showing" || !table.round) return table;
  const shown = { ...table, phase: "idle", balance: table.finalBalance } as const;
  if (!table.round.over) return shown;
  return {
    ...shown,
    won: BigInt(table.round.payout),
    phase: table.round.status === "CLOSED" ? "idle" : "owed",
  };
}

function refuse(
  table: TableState,
  { problem, round, balance }: Extract<TableEvent, { type: "refused" }>,
): TableState {
  const finalBalance = read(balance) ?? table.finalBalance;
  const after = { ...table, phase: "idle", finalBalance, balance: finalBalance, problem } as const;
  if (ELSEWHERE.includes(problem.code)) return { ...after, phase: "owed" };
  if (!round || round.status === "REJECTED" || round.status === "VOID") return after;
  // Another page has a round of this game under way: this one goes on with it.
  return round.status === "OPEN" ? { ...after, round } : { ...after, phase: "owed" };
}

function hear(
  table: TableState,
  { round, balance }: Extract<TableEvent, { type: "heard" }>,
): TableState {
  if (table.phase !== "owed") return table;
  const finalBalance = read(balance) ?? table.finalBalance;
  const settled = {
    ...table,
    phase: "idle",
    finalBalance,
    balance: finalBalance,
    problem: undefined,
  } as const;
  const wasShown = table.won !== null;
  if (!round && wasShown) return settled;
  if (!round)
    return {
      ...settled,
      round: null,
      problem: table.round?.status === "OPEN" ? ENDED_ELSEWHERE : NO_ANSWER,
    };
  if (round.status === "DEBITING" || (round.status === "PENDING_CREDIT" && wasShown)) return table;
  return wasShown && round.roundId === table.round?.roundId
    ? { ...settled, round }
    : show({ ...table, problem: undefined }, round, finalBalance);
}

function read(balance: string | null | undefined): bigint | undefined {
  return balance === null || balance === undefined ? undefined : BigInt(balance);
}
