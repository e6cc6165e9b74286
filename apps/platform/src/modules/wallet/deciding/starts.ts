import type { VendorCommand } from "@perya/wallet-protocol";
import { roundKeyOf } from "./keys.ts";

/** A player's last paid start in a game. */
interface Start {
  readonly idem: string;
  readonly round: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** What laws ask of a player's last bets. */
export interface Starts {
  /** Last paid starts by game, as `startKeyOf` names them. */
  readonly last: Map<string, Start>;
  /** What was staked in rounds, in ledger units by the names of keys.ts, oldest round first. */
  readonly staked: Map<string, bigint>;
}

/**
 * Of so many rounds it is known what was staked in them; also the most entries that are read for
 * it. The next bet of a round comes soon after its last.
 */
export const MOST_ROUNDS = 200;

/** A bet that took money. */
interface PaidBet {
  readonly idem: string;
  readonly vendor: number;
  readonly game: string | null;
  readonly round: string | null;
  /** What it did to the player's cash, in ledger units: below zero. */
  readonly cash: bigint;
}

export function noStarts(): Starts {
  return { last: new Map(), staked: new Map() };
}

export function copyStarts({ last, staked }: Starts): Starts {
  return { last: new Map(last), staked: new Map(staked) };
}

/** A game's name among those of all vendors. */
export function startKeyOf({
  vendor,
  game,
}: Pick<VendorCommand, "vendor"> & { readonly game: string | null }): string {
  return `${vendor}:${game}`;
}

/** Adds a bet that took money. The next bets of the same round are no starts. */
export function noteStart({ last, staked }: Starts, bet: PaidBet, at: number): void {
  const { idem, round, vendor, cash } = bet;
  if (round === null) return;
  const key = startKeyOf(bet);
  if (last.get(key)?.round !== round) last.set(key, { idem, round, at });
  const name = roundKeyOf(vendor, round);
  staked.set(name, (staked.get(name) ?? 0n) - cash);
  if (staked.size <= MOST_ROUNDS) return;
  for (const oldest of staked.keys()) return void staked.delete(oldest);
}

/** A bet that was taken back keeps nothing waiting, and was not staked. */
export function forgetStart(
  { last, staked }: Starts,
  { idem, vendor, round, cash }: PaidBet,
): void {
  for (const [key, start] of last) if (start.idem === idem) last.delete(key);
  if (round === null) return;
  const name = roundKeyOf(vendor, round);
  const before = staked.get(name);
  if (before !== undefined) staked.set(name, before + cash);
}

/** What was staked in a bet's round before it, in ledger units. */
export function stakedBefore(
  starts: Starts | undefined,
  { vendor, round }: Pick<VendorCommand, "vendor" | "round">,
): bigint {
  return starts?.staked.get(roundKeyOf(vendor, round)) ?? 0n;
}
