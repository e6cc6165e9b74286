import type { Measures } from "../billing/team-sums.ts";

/** A bet of a player, as the calculator reads it. Ledger units. */
interface PlainBet {
  readonly player: bigint;
  readonly turnover: bigint;
  readonly netLoss: bigint;
}

/** A contract in plain words. Amounts in ledger units, rates in millionths. */
export interface PlainContract {
  readonly holder: bigint;
  readonly isDividend: boolean;
  readonly isFloat: boolean;
  readonly carryIn: bigint;
  readonly tiers: readonly {
    readonly minTurnover: bigint;
    readonly minNetLoss: bigint;
    readonly minActive: number;
    readonly ppm: number;
  }[];
}

/** A tree as everyone's parent, null under the house. */
export type PlainTree = ReadonlyMap<bigint, bigint | null>;

/** Everything a period's bills come from. */
interface PlainPeriod {
  readonly tree: PlainTree;
  readonly bets: readonly PlainBet[];
  readonly active: ReadonlySet<bigint>;
  /** Whether an active agent counts in the own team. */
  readonly isSelfActive: boolean;
  readonly contracts: readonly PlainContract[];
  /** Ledger units in the currency's smallest unit. */
  readonly perMinor: bigint;
}

const PPM = 1_000_000n;

/** Everyone above a player, and the player, nearest first. */
function pathOf(tree: PlainTree, player: bigint): bigint[] {
  const path = [];
  for (let at: bigint | null = player; at !== null; at = tree.get(at) ?? null) path.push(at);
  return path;
}

/** A team's measures: every bet, and every active member, walks up to each of its ancestors. */
function teamOf({ tree, bets, active, isSelfActive }: PlainPeriod, holder: bigint): Measures {
  const isIn = (player: bigint) => pathOf(tree, player).includes(holder);
  const mine = bets.filter(({ player }) => isIn(player));
  return {
    turnover: mine.reduce((sum, bet) => sum + bet.turnover, 0n),
    netLoss: mine.reduce((sum, bet) => sum + bet.netLoss, 0n),
    active: [...active].filter((one) => isIn(one) && (isSelfActive || one !== holder)).length,
  };
}

/** The gross amount in whole minor units of ledger units, by fractions that are cut once. */
function grossOf(contract: PlainContract, team: Measures, perMinor: bigint): bigint {
  const loss = team.netLoss + contract.carryIn;
  const conditions = contract.isDividend ? loss : team.netLoss;
  const reached = contract.tiers.filter(
    (tier) =>
      team.turnover >= tier.minTurnover &&
      team.active >= tier.minActive &&
      (contract.isFloat || conditions >= tier.minNetLoss),
  );
  const amounts = reached.map((tier) => {
    const base = contract.isDividend ? loss : team.turnover;
    const isShort = contract.isFloat && loss < tier.minNetLoss;
    const above = base * BigInt(tier.ppm) * (isShort ? loss : 1n);
    return { ppm: tier.ppm, above, below: PPM * perMinor * (isShort ? tier.minNetLoss : 1n), base };
  });
  const whole = ({ base, above, below }: (typeof amounts)[number]) =>
    base <= 0n ? 0n : above / below;
  if (contract.isFloat)
    return amounts.map(whole).reduce((best, one) => (one > best ? one : best), 0n) * perMinor;
  const best = amounts.toSorted((one, other) => other.ppm - one.ppm)[0];
  return best ? whole(best) * perMinor : 0n;
}

/**
 * What each contract comes to, computed bet by bet and ancestor by ancestor, without anything of
 * the engine: payable is the gross amount less those of contracts whose nearest contract above is
 * this one.
 */
export function plainBills(period: PlainPeriod) {
  const { tree, contracts, perMinor } = period;
  const holders = new Set(contracts.map(({ holder }) => holder));
  const above = (player: bigint) =>
    pathOf(tree, player)
      .slice(1)
      .find((one) => holders.has(one));
  const all = contracts.map((contract) => {
    const team = teamOf(period, contract.holder);
    return { holder: contract.holder, team, gross: grossOf(contract, team, perMinor) };
  });
  return all.map((one) => {
    const below = all.filter(({ holder }) => above(holder) === one.holder);
    const downGross = below.reduce((sum, { gross }) => sum + gross, 0n);
    const left = one.gross - downGross;
    return { ...one, downGross, payable: left > 0n ? left : 0n };
  });
}
