import type { BetLaw, SessionBound, VendorCommand } from "@perya/wallet-protocol";
import type { EntryStatus } from "../wallet.ts";
import { isAboveSession } from "./session.ts";
import { stakedBefore, startKeyOf } from "./starts.ts";
import type { PlayerState } from "./state.ts";

/** A law's refusal of a bet, which is final for its id: the entry's note names rule and version. */
export interface LawRefusal {
  readonly status: Extract<EntryStatus, "LIMIT_REACHED" | "PLAYER_DISABLED">;
  readonly note: string;
}

/**
 * What the law that is in force at `now` (milliseconds since 1970) refuses a bet by; undefined when
 * it accepts it, or none was handed in. Free bets have no stake, and they and the next bets of a
 * round are no starts. The highest stake is one of a round: all its bets together.
 */
export function refusedByLaw(
  state: PlayerState,
  bet: VendorCommand,
  now: number,
): LawRefusal | undefined {
  const law = lawAt(bet, now);
  if (!law) return undefined;
  if (law.tooYoung !== null) return { status: "PLAYER_DISABLED", note: law.tooYoung };
  if (law.closed !== null) return limitReached(law.closed);
  if (bet.free) return undefined;
  const { highest, lowest, apartMs, session } = law;
  if (session && isAboveSession(state.session, session, bet.units))
    return limitReached(session.rule);
  if (highest && isAbove(highest.value, state, bet)) return limitReached(highest.rule);
  if (lowest && bet.units < lowest.value) return limitReached(lowest.rule);
  const last = apartMs && state.starts?.last.get(startKeyOf(bet));
  return last && last.round !== bet.round && now - last.at < apartMs.value
    ? limitReached(apartMs.rule)
    : undefined;
}

/** The planned session that a bet is made in at a time; null where the law wants none. */
export function sessionOf(bet: VendorCommand, now: number): SessionBound | null {
  return lawAt(bet, now)?.session ?? null;
}

/** The law in force at a time: the last one that has come. */
function lawAt({ law }: VendorCommand, now: number): BetLaw | undefined {
  return law?.findLast(({ from }) => from <= now);
}

/** Of a bet that passes the player's own lower limit as well, that one is named. */
function isAbove(
  most: bigint,
  { account: { singleBet }, starts }: PlayerState,
  bet: VendorCommand,
): boolean {
  if (singleBet !== null && singleBet < most && bet.units > singleBet) return false;
  return stakedBefore(starts, bet) + bet.units > most;
}

function limitReached(note: string): LawRefusal {
  return { status: "LIMIT_REACHED", note };
}
