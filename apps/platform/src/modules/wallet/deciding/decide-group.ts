import type { Answer, WalletRefusal } from "@perya/wallet-protocol";
import { answerFact } from "./answer-fact.ts";
import { decide } from "./decide.ts";
import { evolve } from "./evolve.ts";
import type { Asked } from "./keys.ts";
import { replay } from "./replay.ts";
import { copySession } from "./session.ts";
import { copyStarts } from "./starts.ts";
import { shareDecided } from "./share-decided.ts";
import type { Fact, NewEntry, PlayerState } from "./state.ts";

/**
 * What became of a group: an answer for each command, and the entries to write before any of them
 * may be given.
 */
export interface Outcome {
  readonly answers: readonly Answer[];
  readonly entries: readonly NewEntry[];
}

/** A player's state; of every player of a group there is one. */
type StateOf = (player: bigint) => PlayerState;

/**
 * Decides the commands of a group in order, all or none, and folds what was decided into the
 * states. When one is refused the others leave no trace; a rejection that is final for its id is
 * kept alone. Every command of a refused group gets the refusal.
 *
 * Undefined, and nothing done, when nobody `looked` the commands' own keys up and the answer would
 * not be written under all of them: only what is written meets the unique index, which knows what
 * was decided before, by another process or before a restart.
 */
export function decideGroup(
  stateOf: StateOf,
  group: readonly Asked[],
  now: number,
  looked: boolean,
): Outcome | undefined {
  const [only] = group;
  if (group.length === 1 && only) return decideOne(stateOf(only.command.player), only, now, looked);
  const before = refusedBefore(stateOf, group);
  if (before) return looked ? { answers: group.map(() => before), entries: [] } : undefined;
  const trials = trialsOf(stateOf, group);
  // What one player has decided in the group is in the one trial already.
  const here = trials.size > 1 ? new Map<string, Fact>() : undefined;
  const answers: Answer[] = [];
  const entries: NewEntry[] = [];
  for (const asked of group) {
    const trial = trials.get(asked.command.player);
    if (!trial) throw new Error("A player of the group has no state");
    if (here) shareDecided(trial, asked, here);
    const outcome = decideOne(trial, asked, now, looked);
    const answer = outcome?.answers[0];
    if (!outcome || !answer) return undefined;
    if (!answer.ok)
      return looked ? refuseAll(stateOf, group, asked, answer, outcome.entries, now) : undefined;
    answers.push(answer);
    for (const entry of outcome.entries) {
      entries.push(entry);
      here?.set(entry.idem, entry);
    }
  }
  for (const [player, trial] of trials) adopt(stateOf(player), trial);
  return { answers, entries };
}

/** A copy of each player's state. */
function trialsOf(stateOf: StateOf, group: readonly Asked[]): ReadonlyMap<bigint, PlayerState> {
  const trials = new Map<bigint, PlayerState>();
  for (const { command } of group)
    if (!trials.has(command.player)) trials.set(command.player, copyOf(stateOf(command.player)));
  return trials;
}

/**
 * A part of a group that was refused for good refuses the group for good: what was decided before
 * comes before what would be decided now.
 */
function refusedBefore(stateOf: StateOf, group: readonly Asked[]): Answer | undefined {
  for (const asked of group) {
    const known = replay(stateOf(asked.command.player), asked);
    if (known?.type === "refuse") return refused(known.refusal);
    if (known?.type === "replay" && known.fact.status !== "APPLIED")
      return answerFact(known.fact, true);
  }
  return undefined;
}

function decideOne(
  state: PlayerState,
  asked: Asked,
  now: number,
  looked: boolean,
): Outcome | undefined {
  const decision = decide(state, asked, now);
  if (decision.type !== "append" && !looked) return undefined;
  if (decision.type === "refuse") return { answers: [refused(decision.refusal)], entries: [] };
  if (decision.type === "replay")
    return { answers: [answerFact(decision.fact, true)], entries: [] };
  for (const entry of decision.entries) evolve(state, entry, asked, now);
  const [first] = decision.entries;
  return { answers: [answerFact(first, false)], entries: decision.entries };
}

/** A rejection that is to be kept is kept alone, as it stands on the state before the group. */
function refuseAll(
  stateOf: StateOf,
  group: readonly Asked[],
  asked: Asked,
  answer: Answer,
  decided: readonly NewEntry[],
  now: number,
): Outcome {
  const [rejection] = decided;
  if (!rejection) return { answers: group.map(() => answer), entries: [] };
  const state = stateOf(asked.command.player);
  const alone: NewEntry = { ...rejection, seq: state.account.seq + 1n, after: state.account.cash };
  evolve(state, alone, asked, now);
  return { answers: group.map(() => answerFact(alone, false)), entries: [alone] };
}

function refused(refusal: WalletRefusal): Answer {
  return { ok: false, refusal, replayed: false };
}

function copyOf(state: PlayerState): PlayerState {
  return {
    account: { ...state.account },
    facts: new Map([...state.facts].map(([idem, fact]) => [idem, { ...fact }])),
    rounds: new Map(state.rounds),
    sums: state.sums?.copy(),
    starts: state.starts && copyStarts(state.starts),
    session: state.session && copySession(state.session),
  };
}

function adopt(state: PlayerState, trial: PlayerState): void {
  Object.assign(state.account, trial.account);
  for (const [idem, fact] of trial.facts) state.facts.set(idem, fact);
  for (const [round, closed] of trial.rounds) state.rounds.set(round, closed);
  state.sums = trial.sums;
  state.starts = trial.starts;
  state.session = trial.session;
}
