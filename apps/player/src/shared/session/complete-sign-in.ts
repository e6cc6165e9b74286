import type { Login } from "@perya/api-client/player";
import { reading } from "../http/api.ts";
import { markAfterSignIn, startSession } from "./sign-in-tasks.ts";
import { queryClient } from "../http/query-client.ts";

/** What the form adds: the password just typed, and whether to remember the browser. */
export interface TypedSignIn {
  readonly password?: string;
  readonly remember?: boolean;
}

/**
 * Stores the session of a player who has just signed in, and clears the answers cached before. The
 * member is loaded at once, unless the player has something to do first. True when there is nothing
 * to do.
 */
export function completeSignIn(login: Login, typed?: TypedSignIn): boolean {
  queryClient.removeQueries({
    predicate: ({ queryKey }) => queryKey[0] !== "/permission" && queryKey[0] !== "/system-status",
  });
  const free = startSession(login, typed);
  if (free) void queryClient.fetchQuery(reading("/member")).then(markAfterSignIn, () => undefined);
  return free;
}
