import type { Answer, WalletRefusal } from "@perya/wallet-protocol";
import { answerFact } from "./answer-fact.ts";
import { decide } from "./decide.ts";
import { evolve } from "./evolve.ts";
import type { Asked } from "./keys.ts";
import { replay } from "./replay.ts";
import type { NewEntry, PlayerState } from "./state.ts";

/**
 * What became of a group: an answer for each command, and the entries to write before any of them
 * may be given.
 */
export interface Outcome {
  readonly answers: readonly Answer[];
  readonly entries: readonly NewEntry[];
}

/**
 * Decides the commands of one player in order, all or none, and folds what was decided into the
 * state. When one is refused the others leave no trace; a rejection that is final for its id is
 * kept alone. Every command of a refused group gets the refusal.
 *
 * Undefined, and nothing done, when nobody `looked` the commands' own keys up and the answer would
 * not be written under all of them: only what is written meets the unique index, which knows what
 * was decided before, by another process or before a restart.
 */
export function decideGroup(
  state: PlayerState,
  group: readonly Asked[],
  now: number,
  looked: boolean,
): Outcome | undefined {
  const [only] = group;
  if (group.length === 1 && only) return decideOne(state, only, now, looked);
  const before = refusedBefore(state, group);
  if (before) return looked ? { answers: group.map(() => before), entries: [] } : undefined;
  const trial = copyOf(state);
  const answers: Answer[] = [];
  const entries: NewEntry[] = [];
  for (const asked of group) {
    const outcome = decideOne(trial, asked, now, looked);
    const answer = outcome?.answers[0];
    if (!outcome || !answer) return undefined;
    if (!answer.ok)
      return looked ? refuseAll(state, group, asked, answer, outcome.entries, now) : undefined;
    answers.push(answer);
    entries.push(...outcome.entries);
  }
  adopt(state, trial);
  return { answers, entries };
}

/**
 * A part of a group that was refused for good refuses the group for good: what was decided before
 * comes before what would be decided now.
 */
function refusedBefore(state: PlayerState, group: readonly Asked[]): Answer | undefined {
  for (const asked of group) {
    const known = replay(state, asked);
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
  for (const entry of decision.entries) evolve(state, entry, asked.command, now);
  const [first] = decision.entries;
  return { answers: [answerFact(first, false)], entries: decision.entries };
}

/** A rejection that is to be kept is kept alone, as it stands on the state before the group. */
function refuseAll(
  state: PlayerState,
  group: readonly Asked[],
  asked: Asked,
  answer: Answer,
  decided: readonly NewEntry[],
  now: number,
): Outcome {
  const [rejection] = decided;
  if (!rejection) return { answers: group.map(() => answer), entries: [] };
  const alone: NewEntry = { ...rejection, seq: state.account.seq + 1n, after: state.account.cash };
  evolve(state, alone, asked.command, now);
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
    window: state.window?.copy(),
    starts: state.starts && new Map(state.starts),
  };
}

function adopt(state: PlayerState, trial: PlayerState): void {
  Object.assign(state.account, trial.account);
  for (const [idem, fact] of trial.facts) state.facts.set(idem, fact);
  for (const [round, closed] of trial.rounds) state.rounds.set(round, closed);
  state.window = trial.window;
  state.starts = trial.starts;
}
