const KINDS: Readonly<Record<string, string>> = { "players.adjust": "Balance adjustment" };

/** What is asked for, in words. */
export function kindWords(kind: string): string {
  return KINDS[kind] ?? kind;
}
