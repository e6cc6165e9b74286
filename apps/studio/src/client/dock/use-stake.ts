import type { Session } from "../api.ts";
import { useStored } from "../use-stored.ts";

/**
 * The stakes a game offers, and the chosen one: by default the last one chosen in this game and
 * currency, if still offered.
 */
export interface Stake {
  /** Minor units. */
  readonly amount: bigint;
  readonly levels: readonly bigint[];
  readonly isLowest: boolean;
  readonly isHighest: boolean;
  lower(): void;
  raise(): void;
  choose(amount: bigint): void;
}

const FIRST = 3;

export function useStake(session: Session): Stake {
  const levels = session.stakes.map(BigInt);
  const first = levels[Math.min(FIRST, levels.length - 1)] ?? 0n;
  const [kept, keep] = useStored(
    `perya-stake-${session.game.code}-${session.currency}`,
    first.toString(),
  );
  const found = levels.findIndex((level) => level.toString() === kept);
  const at = found === -1 ? levels.indexOf(first) : found;
  const go = (to: number) => keep((levels[to] ?? first).toString());
  return {
    amount: levels[at] ?? first,
    levels,
    isLowest: at <= 0,
    isHighest: at >= levels.length - 1,
    lower: () => go(at - 1),
    raise: () => go(at + 1),
    choose: (amount) => keep(amount.toString()),
  };
}
