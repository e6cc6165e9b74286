import { ApiError, openApi, type Api } from "@perya/api-client";
import { keepSession, sessionToken } from "./session.ts";

export { ApiError, withQuery } from "@perya/api-client";

const api = openApi({ base: "/api/v1", token: sessionToken });

/** Calls the player API. A session that is over is forgotten, so that every page notices. */
export const call: Api["call"] = async (method, path, body) => {
  try {
    return await api.call(method, path, body);
  } catch (fault) {
    if (fault instanceof ApiError && fault.code === "NOT_LOGGED_IN") keepSession(undefined);
    throw fault;
  }
};

/** Reads from the player API. The path is also the query's key. */
export const read: Api["read"] = (path) => call("GET", path);

/** True for a clear no of the server; false when nobody knows whether the call was carried out. */
export function isRefusal(fault: unknown): boolean {
  return fault instanceof ApiError && fault.status >= 400 && fault.status < 500;
}
