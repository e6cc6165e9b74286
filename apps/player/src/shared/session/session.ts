import { sourceOf, useStore } from "@perya/ui/store";

/**
 * What the browser keeps of a session: the token and the agent mark, as the specification names
 * them. Gone with the tab.
 */
const TOKEN = "token";
const IS_AGENT = "isAgent";
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

/** Keeps a session, or ends it. */
export function storeSession(
  login: { readonly token: string; readonly isAgent: string } | undefined,
): void {
  if (login) {
    sessionStorage.setItem(TOKEN, login.token);
    sessionStorage.setItem(IS_AGENT, login.isAgent);
  } else {
    sessionStorage.removeItem(TOKEN);
    sessionStorage.removeItem(IS_AGENT);
  }
  token.changed();
}

/** The token, followed as it changes. */
export function useToken(): string | undefined {
  return useStore(token, () => undefined);
}
