import { ApiError, openApi } from "@perya/api-client";
import type { paths } from "@perya/api-client/player";
import { playAsked } from "../games/game-windows.ts";
import { sessionAsked } from "../games/session-asked.ts";
import { requireTask } from "../session/sign-in-tasks.ts";
import { WORDS } from "../language/language.ts";
import { queryClient } from "./query-client.ts";
import { storeSession, sessionToken } from "../session/session.ts";

export { ApiError } from "@perya/api-client";

/** Refusals that concern the whole site, and not what was asked. */
const OF_THE_SITE: ReadonlySet<string> = new Set([
  "NOT_LOGGED_IN",
  "SYSTEM_MAINTENANCE",
  "ACCESS_RESTRICTED",
]);

/**
 * The player API. A session that has ended is forgotten, so that every page notices, and a site
 * that closed is asked at once whether it did.
 */
export const { call, reading } = openApi<paths>({
  base: "/api/v1",
  token: sessionToken,
  language: () => document.documentElement.lang,
  onError: noteFault,
});

/** What a fault says of the whole site, whatever was asked. */
export async function noteFault({ code }: ApiError): Promise<void> {
  if (code === "NOT_LOGGED_IN") storeSession(undefined);
  if (code === "PASSWORD_CHANGE_NEEDED") requireTask("change-password");
  if (code === "TRIAL_ACCOUNT") requireTask("real-account");
  if (code === "SESSION_NEEDED") sessionAsked.set(true);
  if (code === "CHECK_DUE" || code === "ON_BREAK") {
    playAsked.set(true);
    void queryClient.invalidateQueries({ queryKey: ["/play"] });
  }
  if (OF_THE_SITE.has(code)) void queryClient.invalidateQueries({ queryKey: ["/system-status"] });
  // The server says no in English. In other languages its codes have words of their own, which
  // come with the first no; without them its sentence is better than nothing.
  if (WORDS !== "en") await import("../faults/refusal-words.ts").catch(() => undefined);
}

/**
 * True for a clear no of the server; false when nobody knows whether the call was carried out: of a
 * sealed call that arrived twice, the first copy may have been.
 */
export function isRefusal(fault: unknown): boolean {
  return (
    fault instanceof ApiError &&
    fault.status >= 400 &&
    fault.status < 500 &&
    fault.code !== "ENVELOPE_REPLAYED"
  );
}
