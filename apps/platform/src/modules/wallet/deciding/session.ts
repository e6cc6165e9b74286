import type { SessionBound } from "@perya/wallet-protocol";
import type { EntryKind } from "../wallet.ts";
import { roundKeyOf } from "./keys.ts";

/** What a planned session of play has come to, as far as the player's log is folded. */
export interface Session {
  readonly number: bigint;
  /** Stakes less payouts of its rounds, in ledger units; open stakes count as lost. */
  lost: bigint;
  /** Its rounds, by the names of keys.ts. */
  readonly rounds: Set<string>;
  /** What its bets and their wins did to cash, by their keys. */
  readonly counted: Map<string, bigint>;
}

/** An applied movement of a vendor, as far as sessions ask. */
export interface SessionMove {
  readonly idem: string;
  readonly kind: EntryKind;
  readonly vendor: number;
  readonly round: string | null;
  /** What it did to the player's cash, in ledger units. */
  readonly cash: bigint;
  /** The key of the movement it refers to. */
  readonly ref: string | null;
}

/** A session in which nothing was played yet. */
export function newSession(number: bigint): Session {
  return { number, lost: 0n, rounds: new Set(), counted: new Map() };
}

export function copySession({ number, lost, rounds, counted }: Session): Session {
  return { number, lost, rounds: new Set(rounds), counted: new Map(counted) };
}

/**
 * Counts a bet that was made in the session, a win of one of its rounds, and what a rollback takes
 * back of them. Wins of other rounds give no room.
 */
export function countInSession(session: Session, move: SessionMove, isOfSession: boolean): void {
  const { idem, kind, vendor, round, cash, ref } = move;
  if (kind === "rollback" && ref !== null) return takeBackInSession(session, ref);
  if (round === null || (kind !== "bet" && kind !== "win")) return;
  const name = roundKeyOf(vendor, round);
  if (kind === "bet" ? !isOfSession : !session.rounds.has(name)) return;
  session.rounds.add(name);
  session.counted.set(idem, cash);
  session.lost -= cash;
}

/** What was taken back was not played. */
function takeBackInSession(session: Session, idem: string): void {
  session.lost += session.counted.get(idem) ?? 0n;
  session.counted.delete(idem);
}

/** Whether a stake could lose more than the player planned. What takes no money never can. */
export function isAboveSession(
  session: Session | undefined,
  bound: SessionBound,
  stake: bigint,
): boolean {
  if (session?.number !== bound.number)
    throw new Error("The session of a bet was not loaded before it was decided");
  return stake > 0n && session.lost + stake > bound.value;
}
