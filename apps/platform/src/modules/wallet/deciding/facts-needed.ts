import type { SessionBound, VendorCommand } from "@perya/wallet-protocol";
import { asksForSums } from "./caps.ts";
import { knowsBet } from "./decide-win.ts";
import { isVendorCommand } from "./entry.ts";
import type { Asked } from "./keys.ts";
import type { PlayerState } from "./state.ts";

/** A round of one player, by its vendor's name for it. */
export interface RoundName {
  readonly player: bigint;
  readonly vendor: number;
  readonly round: string;
}

/** What must be looked up before some commands can be decided, each beside the state that asks. */
export interface Needs {
  readonly facts: { readonly state: PlayerState; readonly idem: string }[];
  readonly rounds: { readonly state: PlayerState; readonly name: RoundName }[];
  /** Rounds whose bets are asked for by name, because a dialect's win refers to the round only. */
  readonly roundBets: { readonly state: PlayerState; readonly name: RoundName }[];
  readonly sums: PlayerState[];
  readonly starts: PlayerState[];
  /** States of players whose bets are bounded by a planned session that they don't have yet. */
  readonly sessions: { readonly state: PlayerState; readonly bound: SessionBound }[];
}

export function noNeeds(): Needs {
  return { facts: [], rounds: [], roundBets: [], sums: [], starts: [], sessions: [] };
}

/**
 * Adds what a group needs beyond the states of its players; unknown ones have none. Unless
 * `locked`, a command's own key is not looked up: a new one is met by the unique index instead,
 * which costs nothing. In the same way a bet's round is assumed to be open, and the statement that
 * writes the bet checks it.
 */
export function need(
  needs: Needs,
  stateOf: (player: bigint) => PlayerState | undefined,
  group: readonly Asked[],
  locked: boolean,
): void {
  for (const asked of group) {
    const { command, idem, ref } = asked;
    const state = stateOf(command.player);
    if (!state) continue;
    if (locked) needs.facts.push({ state, idem });
    if (ref !== null && command.kind !== "bet" && !state.facts.has(ref))
      needs.facts.push({ state, idem: ref });
    if (command.kind === "rollback" && ref !== null && !state.facts.has(ref)) {
      // Taken out of the part that the log says, which may be another than memory had it in.
      state.sums = undefined;
      needSums(needs, state);
    }
    if (command.kind === "debit" && command.atRisk) needSums(needs, state);
    if (command.kind === "limit") needs.sums.push(state);
    if (!isVendorCommand(command)) continue;
    const { kind, player, vendor, round } = command;
    if ((kind === "win" || locked) && !state.rounds.has(asked.round))
      needs.rounds.push({ state, name: { player, vendor, round } });
    if (kind === "win" && ref === null && !hasBet(state, group, asked, command))
      needs.roundBets.push({ state, name: { player, vendor, round } });
    if (kind === "bet") needSums(needs, state);
    if (
      state.starts === undefined &&
      command.law?.some(({ apartMs, highest }) => apartMs ?? highest)
    )
      needs.starts.push(state);
    const bound = command.law?.find(({ session }) => session !== null)?.session;
    if (bound && state.session?.number !== bound.number) needs.sessions.push({ state, bound });
  }
}

function needSums(needs: Needs, state: PlayerState): void {
  if (!state.sums && asksForSums(state.account)) needs.sums.push(state);
}

/**
 * Whether the bet that a win stands on is known already, or comes before it in its own group:
 * without that the group is refused before the win is decided.
 */
function hasBet(
  state: PlayerState,
  group: readonly Asked[],
  asked: Asked,
  win: VendorCommand,
): boolean {
  const before = group.slice(0, group.indexOf(asked));
  return (
    knowsBet(state, win) ||
    before.some(
      ({ command }) =>
        command.kind === "bet" && command.vendor === win.vendor && command.round === win.round,
    )
  );
}

export function isNothing(needs: Needs): boolean {
  return (
    needs.facts.length === 0 &&
    needs.rounds.length === 0 &&
    needs.roundBets.length === 0 &&
    needs.sums.length === 0 &&
    needs.starts.length === 0 &&
    needs.sessions.length === 0
  );
}
