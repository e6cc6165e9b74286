import type { VendorCommand } from "@perya/wallet-protocol";

/** A player's last paid start in a game. */
export interface Start {
  readonly idem: string;
  readonly round: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Last paid starts by game, as `startKeyOf` names them. */
export type Starts = Map<string, Start>;

/** How long ago a start can still keep the next one waiting: no law asks for so much. */
export const STARTS_MS = 60_000;

/** A game's name among those of all vendors. */
export function startKeyOf({
  vendor,
  game,
}: Pick<VendorCommand, "vendor"> & { readonly game: string | null }): string {
  return `${vendor}:${game}`;
}

/** Adds a bet that took money. The next bets of the same round are no starts. */
export function noteStart(
  starts: Starts,
  bet: Omit<Start, "at" | "round"> & {
    readonly vendor: number;
    readonly game: string | null;
    readonly round: string | null;
  },
  at: number,
): void {
  const key = startKeyOf(bet);
  if (bet.round === null || starts.get(key)?.round === bet.round) return;
  starts.set(key, { idem: bet.idem, round: bet.round, at });
}

/** A start that was taken back keeps nothing waiting. */
export function forgetStart(starts: Starts, idem: string): void {
  for (const [key, start] of starts) if (start.idem === idem) starts.delete(key);
}
