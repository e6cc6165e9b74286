import type { LedgerEntry } from "../../../apps/platform/src/modules/wallet/index.ts";
import type { Check } from "../../chaos/proof/check.ts";
import type { Ledger } from "../../chaos/proof/ledger.ts";
import type { Bettor } from "../stage.ts";
import type { ComputedOrder } from "./compute-order.ts";

/**
 * Each player's balance is their opening balance and gifts, less the stakes, plus the payouts that
 * the rules give; ledger units. `told`: the balances the wallet reports now.
 */
export function checkPlayers(
  players: readonly Bettor[],
  computed: readonly ComputedOrder[],
  told: ReadonlyMap<bigint, { readonly cash: bigint; readonly owed: bigint }>,
  gifts: ReadonlyMap<bigint, bigint> = new Map(),
): Check {
  const byPlayer = Map.groupBy(computed, ({ order }) => order.player);
  const faults = players.flatMap(({ id, units }) => {
    const due = (byPlayer.get(id) ?? []).reduce(
      (sum, { order, payout }) => sum - order.stake + (payout ?? 0n),
      units + (gifts.get(id) ?? 0n),
    );
    const { cash, owed } = told.get(id) ?? { cash: 0n, owed: 0n };
    return cash - owed === due
      ? []
      : [`player ${id} should have ${due} and has ${cash}, of which ${owed} are owed`];
  });
  return {
    name: "each player's money is what draws, lines and gifts give, to the unit",
    looked: players.length,
    faults,
  };
}

/** Each order was debited once and paid exactly what its lines give. */
export function checkRounds(computed: readonly ComputedOrder[], ledger: Ledger): Check {
  const rounds = Map.groupBy(
    [...ledger.logs.values()]
      .flat()
      .filter(({ round, status }) => round !== null && status === "APPLIED"),
    ({ round }) => round,
  );
  const faults = computed.flatMap(({ order, payout }) => {
    const entries = rounds.get(`lo_${order.id}`) ?? [];
    const bets = entries.filter(({ kind }) => kind === "bet").length;
    const net = entries.reduce((sum, entry) => sum + moved(entry), 0n);
    if (payout === undefined) return [`lo_${order.id} is not over`];
    if (bets !== 1) return [`lo_${order.id} was debited ${bets} times`];
    return net === payout - order.stake
      ? []
      : [`lo_${order.id} of ${order.stake} should have got ${payout} and got ${net + order.stake}`];
  });
  for (const round of rounds.keys())
    if (!computed.some(({ order }) => `lo_${order.id}` === round))
      faults.push(`the ledger has ${round}, which is no order`);
  return {
    name: "each order was debited once and paid once, line by line",
    looked: computed.length,
    faults,
  };
}

/** Recounts the bookings for promotions and agents, and the exposure counters. */
export function checkBooked(
  computed: readonly ComputedOrder[],
  booked: readonly {
    draw: bigint;
    player: bigint;
    stake: bigint;
    payout: bigint | null;
    validTurnover: bigint | null;
  }[],
  counted: readonly { draw: bigint; stake: bigint }[],
): Check {
  const valid = computed.filter(({ order }) => !order.cancelled);
  const byPlayer = Map.groupBy(valid, ({ order }) => `${order.draw}/${order.player}`);
  const byDraw = Map.groupBy(valid, ({ order }) => order.draw);
  const staked = (own: readonly ComputedOrder[]) =>
    own.reduce((sum, { order }) => sum + order.stake, 0n);
  const faults = booked.flatMap(({ draw, player, stake, payout, validTurnover }) => {
    const own = byPlayer.get(`${draw}/${player}`) ?? [];
    const paid = own.reduce((sum, one) => sum + (one.payout ?? 0n), 0n);
    const valid = own.reduce((sum, { order, pushed }) => sum + order.stake - pushed, 0n);
    const same =
      stake === staked(own) && (payout ?? 0n) === paid && (validTurnover ?? 0n) === valid;
    return same
      ? []
      : [
          `player ${player} in draw ${draw}: booked ${stake}, ${payout}, ${validTurnover}; counted ${staked(own)}, ${paid}, ${valid}`,
        ];
  });
  for (const { draw, stake } of counted)
    if (stake !== staked(byDraw.get(draw) ?? []))
      faults.push(`draw ${draw}: counters say ${stake}, orders ${staked(byDraw.get(draw) ?? [])}`);
  return {
    name: "turnover and exposure are what the orders come to",
    looked: booked.length + counted.length,
    faults,
  };
}

function moved({ cash, held, owed: debt }: LedgerEntry): bigint {
  return cash + held - debt;
}
