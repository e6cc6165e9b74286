import type { Answer, WalletRefusal } from "@perya/wallet-protocol";
import { answerFact } from "./answer.ts";
import { decide } from "./decide.ts";
import { evolve } from "./evolve.ts";
import type { Command, Fact, NewEntry, PlayerState } from "./wallet.ts";

/** What became of a group: an answer for each command, and the entries to write before any of them may be given. */
export interface Outcome {
  readonly answers: readonly Answer[];
  readonly entries: readonly NewEntry[];
}

/**
 * Decides the commands of one player in order, all or none, and folds what was decided into the state. When one is refused the others leave no trace; a rejection that is
 * final for its id is kept alone. Every command of a refused group gets the refusal.
 */
export function decideGroup(state: PlayerState, commands: readonly Command[], now: number): Outcome {
  const [only] = commands;
  if (commands.length === 1 && only) return decideOne(state, only, now);
  const trial = copyOf(state);
  const answers: Answer[] = [];
  const entries: NewEntry[] = [];
  for (const command of commands) {
    const {
      answers: [answer],
      entries: decided,
    } = decideOne(trial, command, now);
    if (!answer) throw new Error("A command got no answer");
    if (!answer.ok) return refuseAll(state, commands, command, answer, decided, now);
    answers.push(answer);
    entries.push(...decided);
  }
  adopt(state, trial);
  return { answers, entries };
}

function decideOne(state: PlayerState, command: Command, now: number): Outcome {
  const decision = decide(state, command, now);
  if (decision.type === "refuse") return { answers: [refused(decision.refusal, decision.detail)], entries: [] };
  if (decision.type === "replay") return { answers: [answerFact(decision.fact, true)], entries: [] };
  for (const entry of decision.entries) evolve(state, entry, command, now);
  const [first] = decision.entries;
  return { answers: [answerFact(first, false)], entries: decision.entries };
}

/** A rejection that is to be kept is kept alone, as it stands on the state before the group. */
function refuseAll(
  state: PlayerState,
  commands: readonly Command[],
  command: Command,
  answer: Answer,
  decided: readonly NewEntry[],
  now: number,
): Outcome {
  const [rejection] = decided;
  if (!rejection) return { answers: commands.map(() => answer), entries: [] };
  const alone: NewEntry = { ...rejection, seq: state.account.seq + 1n, after: state.account.cash };
  evolve(state, alone, command, now);
  return { answers: commands.map(() => answerFact(alone, false)), entries: [alone] };
}

function refused(refusal: WalletRefusal, detail: string | undefined): Answer {
  return detail === undefined ? { ok: false, refusal, replayed: false } : { ok: false, refusal, detail, replayed: false };
}

function copyOf(state: PlayerState): PlayerState {
  const copy = (fact: Fact | null) => (fact === null ? null : { ...fact });
  return {
    account: { ...state.account },
    facts: new Map([...state.facts].map(([idem, fact]) => [idem, copy(fact)])),
    rounds: new Map(state.rounds),
    window: state.window ? [...state.window] : undefined,
  };
}

function adopt(state: PlayerState, trial: PlayerState): void {
  Object.assign(state.account, trial.account);
  for (const [idem, fact] of trial.facts) state.facts.set(idem, fact);
  for (const [round, closed] of trial.rounds) state.rounds.set(round, closed);
  state.window = trial.window;
}
