import { ApiError, openApi } from "@perya/api-client";
import type { paths } from "@perya/api-client/player";
import { keepSession, sessionToken } from "./session.ts";

export { ApiError } from "@perya/api-client";

/** The player API. A session that is over is forgotten, so that every page notices. */
export const { call, reading } = openApi<paths>({
  base: "/api/v1",
  token: sessionToken,
  onError: ({ code }) => {
    if (code === "NOT_LOGGED_IN") keepSession(undefined);
  },
});

/** True for a clear no of the server; false when nobody knows whether the call was carried out. */
export function isRefusal(fault: unknown): boolean {
  return fault instanceof ApiError && fault.status >= 400 && fault.status < 500;
}
