import { roundDownToMinor } from "@perya/money";
import type { TournamentDraft } from "../tournament.ts";

/**
 * What each of the first places brings, in ledger units, once `taken` places are taken: what the
 * house gives for the place, and its part of the pool of fees. The pool goes to the taken places
 * in the proportion of their shares; each part is rounded down to the minor unit, and what that
 * leaves is the first place's, so all of the pool is given.
 */
export function prizesOf(
  { prizes, shares, currency }: Pick<TournamentDraft, "prizes" | "shares" | "currency">,
  pool: bigint,
  taken: number,
): bigint[] {
  const places = Math.min(taken, Math.max(prizes.length, pool > 0n ? shares.length : 0));
  const given = shares.slice(0, places).reduce((sum, share) => sum + BigInt(share), 0n);
  const parts = Array.from({ length: places }, (_, at) => {
    if (given === 0n) return 0n;
    const units = (pool * BigInt(shares[at] ?? 0)) / given;
    return roundDownToMinor({ units, currency }).units;
  });
  const rest = given === 0n ? 0n : pool - parts.reduce((sum, part) => sum + part, 0n);
  return parts.map((part, at) => (prizes[at] ?? 0n) + part + (at === 0 ? rest : 0n));
}
