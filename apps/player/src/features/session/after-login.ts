import type { Login } from "@perya/api-client/player";
import { comeIn, type Entered } from "../../shared/come-in.ts";
import { readOwnLanguage } from "../../shared/language/read-own-language.ts";
import { go } from "../../shared/routing/go.ts";
import { useSearch } from "../../shared/routing/use-location.ts";

/**
 * Keeps the session and goes where the person was going. What has to be done first opens over that page: a new password where the old one is over, and what a first sign-in asks
 * for; else who it is is loaded at once.
 */
export function useAfterLogin(): (login: Login, entered?: Entered) => void {
  const { next } = useSearch();
  return (login, entered) => {
    const free = comeIn(login, entered);
    if (free && !login.firstTimeLogin) void readOwnLanguage();
    // Only a path of our own: an address in a link must not send anybody elsewhere.
    void go(next?.startsWith("/") && !next.startsWith("//") ? next : "/");
  };
}
