import type { Tx } from "@perya/postgres";
import { selectVersion } from "./vendors.store.ts";

/** What is kept at most; what nobody asked for the longest goes first. */
const MOST_BYTES = 32_000_000;
/** What a short answer, its question and their place in the memory take. */
const LEAST_BYTES = 1_000;

interface Memory {
  readonly version: bigint;
  /** In the order in which they were last asked for. */
  readonly answers: Map<string, { readonly answer: Promise<unknown>; bytes: number }>;
  bytes: number;
}

const memories = new WeakMap<Tx, Memory>();

/** What the catalogue answers to a question: asked once, however many ask at once, and kept until the catalogue changes, for its version moves with every change. */
export async function kept<Answer>(
  tx: Tx,
  question: object,
  ask: () => Promise<Answer>,
  sizeOf?: (answer: Answer) => number,
): Promise<Answer> {
  const key = JSON.stringify(question, (_, value: unknown) =>
    typeof value === "bigint" ? String(value) : value,
  );
  const memory = memoryOf(tx, await selectVersion(tx));
  const known = memory.answers.get(key);
  if (known) {
    memory.answers.delete(key);
    memory.answers.set(key, known);
    return known.answer as Promise<Answer>;
  }
  const entry = { answer: ask(), bytes: 0 };
  memory.answers.set(key, entry);
  try {
    const answer = await entry.answer;
    // What had to make room before it was there takes none.
    if (memory.answers.get(key) === entry) {
      entry.bytes = LEAST_BYTES + (sizeOf?.(answer) ?? 0);
      memory.bytes += entry.bytes;
      makeRoom(memory);
    }
    return answer;
  } catch (fault) {
    memory.answers.delete(key);
    throw fault;
  }
}

function memoryOf(tx: Tx, version: bigint): Memory {
  const known = memories.get(tx);
  if (known?.version === version) return known;
  const fresh = { version, answers: new Map(), bytes: 0 };
  memories.set(tx, fresh);
  return fresh;
}

function makeRoom(memory: Memory): void {
  for (const [key, { bytes }] of memory.answers) {
    if (memory.bytes <= MOST_BYTES) return;
    memory.answers.delete(key);
    memory.bytes -= bytes;
  }
}
