import { sourceOf, useStore } from "@perya/ui/store";

/**
 * What the browser keeps of a session: the token and the agent mark, as the specification names
 * them. Gone with the tab.
 */
const TOKEN = "token";
const IS_AGENT = "isAgent";
/** Which player, where the tab was told. */
const PLAYER = "player";
const token = sourceOf(() => sessionStorage.getItem(TOKEN) ?? undefined);

export function sessionToken(): string | undefined {
  return token.get();
}

export function isSignedIn(): boolean {
  return sessionToken() !== undefined;
}

/** Whether the session is of a trial account (type 4). */
export function isTrial(): boolean {
  return sessionStorage.getItem(IS_AGENT) === "4";
}

/** Whose session it is, where this tab was told. */
export function sessionPlayer(): string | undefined {
  return sessionStorage.getItem(PLAYER) ?? undefined;
}

/** Keeps a session, or ends it. */
export function storeSession(
  login:
    | { readonly token: string; readonly isAgent: string; readonly customerId: string }
    | undefined,
): void {
  if (login) {
    sessionStorage.setItem(TOKEN, login.token);
    sessionStorage.setItem(IS_AGENT, login.isAgent);
    sessionStorage.setItem(PLAYER, login.customerId);
  } else {
    sessionStorage.removeItem(TOKEN);
    sessionStorage.removeItem(IS_AGENT);
    sessionStorage.removeItem(PLAYER);
  }
  token.changed();
}

/** Calls `watcher` after each sign-in and sign-out, until the returned function is called. */
export function watchSession(watcher: () => void): () => void {
  return token.watch(watcher);
}

/** The token, followed as it changes. */
export function useToken(): string | undefined {
  return useStore(token, () => undefined);
}
