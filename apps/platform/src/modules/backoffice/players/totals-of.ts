import type { Tx } from "@perya/postgres";
import { figuresOfPlayer, plus, type Measures } from "../../figures/index.ts";
import { lotteryFiguresOf } from "../../lottery/index.ts";

/**
 * A player's measures since registration, games and lotteries together, and what is open. Ledger
 * units.
 */
export async function totalsOf(
  tx: Tx,
  player: bigint,
): Promise<Measures & { readonly open: bigint }> {
  const [rounds, { open, ...lottery }] = await Promise.all([
    figuresOfPlayer(tx, player),
    lotteryFiguresOf(tx, player),
  ]);
  return { ...plus(rounds, lottery), open: rounds.open + open };
}
