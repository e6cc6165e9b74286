import type { Account, EntryKind, EntryStatus, HouseAccount } from "../wallet.ts";
import type { Session } from "./session.ts";
import type { Starts } from "./starts.ts";
import type { Sums } from "./sums.ts";

/**
 * What is known of one stored entry: enough to answer a replay, a win on it or a rollback of it.
 */
export interface Fact {
  readonly idem: string;
  readonly player: bigint;
  /** 0 is the house. */
  readonly vendor: number;
  readonly seq: bigint;
  readonly kind: EntryKind;
  readonly status: EntryStatus;
  readonly units: bigint;
  /** What the entry did to the player's cash, and to what the player owes. */
  readonly cash: bigint;
  readonly owed: bigint;
  readonly after: bigint;
  /** When it was decided, in milliseconds since 1970; 0 before it is folded into the state. */
  at: number;
  readonly round: string | null;
  readonly game: string | null;
  /** Key of the movement it refers to. */
  readonly ref: string | null;
  /** The house account on its other side; of a stored entry known for credits and debits only. */
  readonly contra: HouseAccount | null;
  readonly free: boolean;
  /** A rollback that came before its reference: nothing was there to take back. */
  readonly blind: boolean;
  /** An applied movement that was taken back later. */
  rolledBack: boolean;
  /** What was released and captured of a hold. */
  taken: bigint;
}

/** One decided step of a player's log, not yet written. */
export interface NewEntry extends Fact {
  readonly held: bigint;
  readonly closes: boolean;
  /** The round had ended when this arrived: paid all the same, and marked. */
  readonly late: boolean;
  readonly transaction: string;
  readonly note: string | null;
}

/**
 * A player's log folded up to now, with what has been looked up of it. One lane of one process owns
 * it.
 */
export interface PlayerState {
  readonly account: Account;
  /** Entries known by their idem. */
  readonly facts: Map<string, Fact>;
  /** Rounds known to be open (false) or closed (true), by the names of keys.ts. */
  readonly rounds: Map<string, boolean>;
  /** What was played lately; loaded when a cap first asks for it. */
  sums: Sums | undefined;
  /** The last bets; loaded when a law first asks how far apart they are, or for their stakes. */
  starts: Starts | undefined;
  /** The planned session; loaded when a law first asks for it. */
  session: Session | undefined;
}

/** A state with nothing looked up yet, but for what was played lately where it is known. */
export function freshState(account: Account, sums?: Sums): PlayerState {
  return {
    account,
    facts: new Map(),
    rounds: new Map(),
    sums,
    starts: undefined,
    session: undefined,
  };
}
