import type { BetLaw, VendorCommand } from "@perya/wallet-protocol";
import type { EntryStatus } from "../wallet.ts";
import { startKeyOf } from "./starts.ts";
import type { PlayerState } from "./state.ts";

/** A law's refusal of a bet, which is final for its id: the entry's note names rule and version. */
export interface LawRefusal {
  readonly status: Extract<EntryStatus, "LIMIT_REACHED" | "PLAYER_DISABLED">;
  readonly note: string;
}

/**
 * What the law that is in force at `now` (milliseconds since 1970) refuses a bet by; undefined when
 * it accepts it, or none was handed in. Free bets have no stake, and they and the next bets of a
 * round are no starts.
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
  const { highest, lowest, apartMs } = law;
  if (highest && bet.units > highest.value && isLowest(highest.value, state))
    return limitReached(highest.rule);
  if (lowest && bet.units < lowest.value) return limitReached(lowest.rule);
  const last = apartMs && state.starts?.get(startKeyOf(bet));
  return last && last.round !== bet.round && now - last.at < apartMs.value
    ? limitReached(apartMs.rule)
    : undefined;
}

/** The law in force at a time: the last one that has come. */
function lawAt({ law }: VendorCommand, now: number): BetLaw | undefined {
  return law?.findLast(({ from }) => from <= now);
}

/** A player's own limit below the law's is the one that is named. */
function isLowest(units: bigint, { account: { singleBet } }: PlayerState): boolean {
  return singleBet === null || units <= singleBet;
}

function limitReached(note: string): LawRefusal {
  return { status: "LIMIT_REACHED", note };
}
