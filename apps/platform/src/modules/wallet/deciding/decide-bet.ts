import type { VendorCommand } from "@perya/wallet-protocol";
import type { Decision } from "./decision.ts";
import { refusedByCap } from "./caps.ts";
import { refusedByLaw, sessionOf } from "./decide-law.ts";
import { entryFor } from "./entry.ts";
import type { Asked } from "./keys.ts";
import type { EntryStatus } from "../wallet.ts";
import type { PlayerState } from "./state.ts";

/** What an account, and an amount of a movement, can be: an int8 of PostgreSQL. */
export const MAX_UNITS = 2n ** 63n - 1n;

/**
 * A bet takes its stake from cash. A block, the law, a cap and too little cash are kept as entries,
 * because they are final for the bet's id.
 */
export function decideBet(state: PlayerState, asked: Asked<VendorCommand>, now: number): Decision {
  const { account } = state;
  const bet = asked.command;
  if (bet.currency !== account.currency) return { type: "refuse", refusal: "WRONG_CURRENCY" };
  if (state.rounds.get(asked.round) === true) return { type: "refuse", refusal: "ROUND_CLOSED" };
  const stake = bet.free ? 0n : bet.units;
  const no = bet.played ? undefined : refuseBet(state, asked, stake, now);
  if (no) return no;
  if (stake > account.cash) return rejected(state, asked, "NOT_ENOUGH_MONEY");
  const session = sessionOf(bet, now)?.number;
  const taken = session === undefined ? { cash: -stake } : { cash: -stake, session };
  return { type: "append", entries: [entryFor(state, asked, taken)] };
}

function refuseBet(
  state: PlayerState,
  asked: Asked<VendorCommand>,
  stake: bigint,
  now: number,
): Decision | undefined {
  const { account } = state;
  if (isBarred(account, now)) return rejected(state, asked, "PLAYER_DISABLED");
  const unlawful = refusedByLaw(state, asked.command, now);
  if (unlawful) return rejected(state, asked, unlawful.status, unlawful.note);
  const { category } = asked.command;
  const cap = refusedByCap(account, state.sums, { stake, category }, now);
  return cap && rejected(state, asked, "LIMIT_REACHED", cap);
}

/** Whether a player may not play now: blocked by staff, or excluded. */
export function isBarred({ blocked, excludedUntil }: PlayerState["account"], now: number): boolean {
  return blocked || (excludedUntil !== null && excludedUntil > now);
}

function rejected(
  state: PlayerState,
  asked: Asked<VendorCommand>,
  status: EntryStatus,
  note: string | null = null,
): Decision {
  const effect = { status, closes: false, contra: null, note };
  return { type: "append", entries: [entryFor(state, asked, effect)] };
}
