import { commandIdem, isVendorCommand } from "./entry.ts";
import { idemOf, roundKeyOf } from "./keys.ts";
import type { Command, PlayerState } from "./wallet.ts";

/** What must be looked up before some commands can be decided. */
export interface Needs {
  readonly idems: Set<string>;
  readonly rounds: Set<string>;
  /** Rounds whose bets are asked for by name, because a dialect's win refers to the round only. */
  readonly roundBets: { readonly state: PlayerState; readonly vendor: number; readonly round: string }[];
  readonly windows: PlayerState[];
}

export function noNeeds(): Needs {
  return { idems: new Set(), rounds: new Set(), roundBets: [], windows: [] };
}

/**
 * Adds what one command needs beyond the state. A command's own key is looked up only when it was seen before or `careful`: a new one is met by the unique index instead,
 * which costs nothing. One that was seen is always read again, because a replay's answer comes from the table. A bet's round likewise: the statement that writes it checks.
 */
export function need(needs: Needs, state: PlayerState, command: Command, options: { readonly seen: boolean; readonly careful: boolean }): void {
  const own = commandIdem(command);
  if (options.seen || options.careful) needs.idems.add(own);
  if (!isVendorCommand(command)) return;
  const round = roundKeyOf(command.vendor, command.player, command.round);
  if ((options.careful || command.kind === "win") && !state.rounds.has(round)) needs.rounds.add(round);
  if (command.reference !== null && command.kind !== "bet") {
    const reference = idemOf(command.vendor, command.reference);
    if (!state.facts.has(reference)) needs.idems.add(reference);
  }
  if (command.kind === "win" && command.reference === null) needs.roundBets.push({ state, vendor: command.vendor, round: command.round });
  if (command.kind === "bet" && state.account.dailyWager !== null && state.window === undefined) needs.windows.push(state);
}

export function isNothing(needs: Needs): boolean {
  return needs.idems.size === 0 && needs.rounds.size === 0 && needs.roundBets.length === 0 && needs.windows.length === 0;
}
