const TOKEN = "studio-token";
const TICKET = `${TOKEN}:ticket`;

/**
 * The token if storage is unavailable: a browser may deny it to a third-party frame. A reload then
 * needs a new launch, and nothing else is lost.
 */
let inMemory: string | null = null;

/** The token of this frame's session. */
export function sessionToken(): string | null {
  return inMemory ?? withStorage((storage) => storage.getItem(TOKEN));
}

/** Whether this frame's session was opened with a ticket: the page was reloaded. */
export function wasOpenedWith(ticket: string | null): boolean {
  return sessionToken() !== null && withStorage((storage) => storage.getItem(TICKET)) === ticket;
}

/** Keeps the session that a ticket opened, or forgets the one there is. */
export function storeSession(token: string | null, ticket: string | null): void {
  inMemory = token;
  withStorage((storage) => {
    storage.removeItem(TOKEN);
    if (token === null) return;
    storage.setItem(TOKEN, token);
    storage.setItem(TICKET, ticket ?? "");
  });
}

function withStorage<Value>(use: (storage: Storage) => Value): Value | null {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
}
