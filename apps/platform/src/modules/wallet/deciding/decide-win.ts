import type { VendorCommand } from "@perya/wallet-protocol";
import type { Decision } from "./decision.ts";
import { MAX_UNITS } from "./decide-bet.ts";
import { entryFor } from "./entry.ts";
import type { Asked } from "./keys.ts";
import type { Fact, NewEntry, PlayerState } from "./state.ts";

/**
 * A win pays on an applied bet of the same player and round that was not rolled back. Blocks and a
 * round that has ended don't stop it: what was won is owed. A dialect without references names only
 * the round. `wallet_append_if_current` proves the same of wins that nobody looked up.
 */
export function decideWin(state: PlayerState, asked: Asked<VendorCommand>): Decision {
  const { account } = state;
  const win = asked.command;
  if (!standsOnBet(state, asked)) return { type: "refuse", refusal: "TRANSACTION_DOES_NOT_EXIST" };
  if (win.currency !== account.currency) return { type: "refuse", refusal: "WRONG_CURRENCY" };
  if (!hasRoomFor(account.cash, win.units)) return { type: "refuse", refusal: "AMOUNT_TOO_LARGE" };
  const late = state.rounds.get(asked.round) === true;
  return { type: "append", entries: [payWin(state, asked, late, refundIn(state, asked))] };
}

/**
 * The part of a win that gives stake back: what an aggregated win leaves of its bet's stake as not
 * wagered. Undefined for none.
 */
function refundIn(
  { facts }: PlayerState,
  { command: { said, units }, ref }: Asked<VendorCommand>,
): bigint | undefined {
  if (!said?.aggregated || said.effectiveBet === undefined || ref === null) return undefined;
  const unused = -(facts.get(ref)?.cash ?? 0n) - said.effectiveBet;
  if (unused <= 0n) return undefined;
  return unused < units ? unused : units;
}

/** Whether an account with so much cash can take a win. */
export function hasRoomFor(cash: bigint, units: bigint): boolean {
  return cash + units <= MAX_UNITS;
}

/** The entry of a win that pays. `late`: its round had ended. */
export function payWin(
  state: PlayerState,
  asked: Asked<VendorCommand>,
  late: boolean,
  refund?: bigint,
): NewEntry {
  const paid = { cash: asked.command.units, late };
  return entryFor(state, asked, refund === undefined ? paid : { ...paid, refund });
}

function standsOnBet(state: PlayerState, { command: win, ref }: Asked<VendorCommand>): boolean {
  return ref === null ? knowsBet(state, win) : pays(state.facts.get(ref), win);
}

/** Whether a bet is known that a win of a dialect without references may stand on. */
export function knowsBet({ facts }: PlayerState, win: VendorCommand): boolean {
  for (const fact of facts.values()) if (pays(fact, win)) return true;
  return false;
}

/** Two vendors may have the same name for a round. */
function pays(bet: Fact | undefined, win: VendorCommand): boolean {
  if (bet?.kind !== "bet" || bet.status !== "APPLIED" || bet.rolledBack) return false;
  return bet.player === win.player && bet.vendor === win.vendor && bet.round === win.round;
}
