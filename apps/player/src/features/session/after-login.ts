import type { Login } from "@perya/api-client/player";
import { useQueryClient } from "@tanstack/react-query";
import { reading } from "../../shared/api.ts";
import { beginSession, markAfterLogin } from "../../shared/entry.ts";
import { useSearch } from "../../shared/routing/use-location.ts";
import { go } from "../../shared/routing/go.ts";

/** What the form knows besides: the password just typed, and whether the browser is to be remembered. */
export interface Entered {
  readonly password?: string;
  readonly remember?: boolean;
}

/**
 * Keeps the session and goes where the person was going. What has to be done first opens over that page: a new password where the old one is over, and what a first sign-in asks
 * for; else who it is is loaded at once.
 */
export function useAfterLogin(): (login: Login, entered?: Entered) => void {
  const queries = useQueryClient();
  const { next } = useSearch();
  return (login, entered) => {
    queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== "/permission" && queryKey[0] !== "/system-status" });
    const free = beginSession(login, entered);
    if (free) void queries.fetchQuery(reading("/member")).then(markAfterLogin, () => undefined);
    // Another language is another page: not while there is something to be done first, which would be forgotten with this one.
    if (free && !login.firstTimeLogin) void import("../../shared/language/take-language.ts").then(({ takeLanguage }) => takeLanguage());
    // Only a path of our own: an address in a link must not send anybody elsewhere.
    void go(next?.startsWith("/") && !next.startsWith("//") ? next : "/");
  };
}
