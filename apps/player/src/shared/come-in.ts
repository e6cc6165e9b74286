import type { Login } from "@perya/api-client/player";
import { reading } from "./api.ts";
import { beginSession, markAfterLogin } from "./entry.ts";
import { queryClient } from "./query-client.ts";

/** What the form knows besides: the password just typed, and whether the browser is to be remembered. */
export interface Entered {
  readonly password?: string;
  readonly remember?: boolean;
}

/** Keeps the session of who has just come in. What was read before is forgotten; who it is, is loaded at once, unless something has to be done first; the answer is whether nothing has. */
export function comeIn(login: Login, entered?: Entered): boolean {
  queryClient.removeQueries({
    predicate: ({ queryKey }) => queryKey[0] !== "/permission" && queryKey[0] !== "/system-status",
  });
  const free = beginSession(login, entered);
  if (free) void queryClient.fetchQuery(reading("/member")).then(markAfterLogin, () => undefined);
  return free;
}
