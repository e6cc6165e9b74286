import type { Tx } from "@perya/postgres";
import { selectVersion } from "./vendors.store.ts";

const MOST_KEPT = 1_000;
const memories = new WeakMap<Tx, { readonly version: bigint; readonly answers: Map<string, unknown> }>();

/**
 * What the catalogue answers to a question that costs much: kept until the catalogue changes, for its version moves with every change. `isWorth` says whether an answer was worth its while; what
 * is quickly answered is not kept.
 */
export async function kept<Answer>(
  tx: Tx,
  question: object,
  ask: () => Promise<Answer>,
  isWorth: (answer: Answer) => boolean = () => true,
): Promise<Answer> {
  const key = JSON.stringify(question, (_, value: unknown) => (typeof value === "bigint" ? String(value) : value));
  const version = await selectVersion(tx);
  let memory = memories.get(tx);
  if (memory?.version !== version) memories.set(tx, (memory = { version, answers: new Map() }));
  if (memory.answers.has(key)) return memory.answers.get(key) as Answer;
  const answer = await ask();
  if (isWorth(answer) && memory.answers.size < MOST_KEPT) memory.answers.set(key, answer);
  return answer;
}
