import type { LanguageCode } from "@perya/languages";
import type { Tx } from "@perya/postgres";
import { LRUCache } from "lru-cache";
import { selectNamedLanguages } from "../games/game-names.store.ts";
import { selectVersion } from "../vendors/vendors.store.ts";

/** Most bytes cached; the least recently used go first. */
const MOST_BYTES = 32_000_000;
/** Memory of a short answer, its query and their overhead. */
const LEAST_BYTES = 1_000;

interface Memory {
  readonly version: bigint;
  readonly answers: LRUCache<string, Promise<unknown>>;
}

const memories = new WeakMap<Tx, Memory>();

/**
 * The catalogue at the version it had when it was looked up. Its answer to a query is computed once
 * for concurrent callers, and cached until the version changes. A query that fails is not cached.
 */
export interface Catalogue {
  readonly tx: Tx;
  kept<Answer>(
    question: object,
    ask: () => Promise<Answer>,
    sizeOf?: (answer: Answer) => number,
  ): Promise<Answer>;
}

/** The catalogue as it is now. */
export async function catalogueNow(tx: Tx): Promise<Catalogue> {
  const memory = memoryOf(tx, await selectVersion(tx));
  return { tx, kept: (question, ask, sizeOf) => answerOf(memory, question, ask, sizeOf) };
}

/**
 * The same for an answer that names games: it is asked for in those of a reader's languages that
 * any game has a name in, so that readers of all others share one.
 */
export async function keptIn<Answer>(
  tx: Tx,
  readable: readonly LanguageCode[],
  question: object,
  ask: (languages: readonly LanguageCode[], catalogue: Catalogue) => Promise<Answer>,
  sizeOf?: (answer: Answer) => number,
): Promise<Answer> {
  const catalogue = await catalogueNow(tx);
  const named = await catalogue.kept({ languages: "named" }, () => selectNamedLanguages(tx));
  const languages = readable.filter((code) => named.includes(code));
  return catalogue.kept({ ...question, languages }, () => ask(languages, catalogue), sizeOf);
}

async function answerOf<Answer>(
  { answers }: Memory,
  question: object,
  ask: () => Promise<Answer>,
  sizeOf?: (answer: Answer) => number,
): Promise<Answer> {
  const key = JSON.stringify(question, (_, value: unknown) =>
    typeof value === "bigint" ? String(value) : value,
  );
  const cached = answers.get(key);
  if (cached) return cached as Promise<Answer>;
  const asking = ask();
  answers.set(key, asking, { size: LEAST_BYTES });
  try {
    const answer = await asking;
    // Its size is known now; what had to make room before it was there takes none.
    if (answers.peek(key) === asking) {
      answers.delete(key);
      answers.set(key, asking, { size: LEAST_BYTES + Math.ceil(sizeOf?.(answer) ?? 0) });
    }
    return answer;
  } catch (fault) {
    if (answers.peek(key) === asking) answers.delete(key);
    throw fault;
  }
}

function memoryOf(tx: Tx, version: bigint): Memory {
  const known = memories.get(tx);
  if (known?.version === version) return known;
  const fresh = {
    version,
    answers: new LRUCache<string, Promise<unknown>>({ maxSize: MOST_BYTES }),
  };
  memories.set(tx, fresh);
  return fresh;
}
