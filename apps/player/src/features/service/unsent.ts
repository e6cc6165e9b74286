/** What is kept of a message that could not be sent. Pictures are kept by the open page alone. */
export interface Unsent {
  readonly key: string;
  readonly text: string;
}

const addressOf = (player: string | undefined) => `perya-service-unsent-${player ?? ""}`;
const draftOf = (player: string | undefined) => `perya-service-draft-${player ?? ""}`;

/** The messages that a player left unsent in this browser. */
export function readUnsent(player: string | undefined): readonly Unsent[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(addressOf(player)) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isUnsent) : [];
  } catch {
    return [];
  }
}

/** Keeps the words that are not sent yet; nothing is left behind once all are. */
export function storeUnsent(player: string | undefined, all: readonly Unsent[]): void {
  const kept = all.filter(({ text }) => text !== "").map(({ key, text }) => ({ key, text }));
  if (kept.length === 0) localStorage.removeItem(addressOf(player));
  else localStorage.setItem(addressOf(player), JSON.stringify(kept));
}

function isUnsent(one: unknown): one is Unsent {
  const { key, text } = (one ?? {}) as Partial<Unsent>;
  return typeof key === "string" && typeof text === "string";
}

/** What a player has begun to write. */
export function readDraft(player: string | undefined): string {
  return localStorage.getItem(draftOf(player)) ?? "";
}

export function storeDraft(player: string | undefined, text: string): void {
  if (text === "") localStorage.removeItem(draftOf(player));
  else localStorage.setItem(draftOf(player), text);
}
