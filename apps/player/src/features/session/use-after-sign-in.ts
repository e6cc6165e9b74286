import type { Login } from "@perya/api-client/player";
import { completeSignIn, type TypedSignIn } from "../../shared/session/complete-sign-in.ts";
import { readOwnLanguage } from "../../shared/language/read-own-language.ts";
import { go } from "../../shared/routing/go.ts";
import { useSearch } from "../../shared/routing/use-location.ts";

/**
 * Stores the session and continues to the requested page. Required steps open over that page: a new
 * password where the old one is over, and what a first sign-in asks for; else who it is is loaded
 * at once.
 */
export function useAfterSignIn(): (login: Login, typed?: TypedSignIn) => void {
  const { next } = useSearch();
  return (login, typed) => {
    const free = completeSignIn(login, typed);
    if (free && !login.firstTimeLogin) void readOwnLanguage();
    // Only a path of our own: an address in a link must not send anyone elsewhere.
    void go(next?.startsWith("/") && !next.startsWith("//") ? next : "/");
  };
}
