import { openApi } from "@perya/api-client";

export { ApiError, withQuery } from "@perya/api-client";

/** The operator API; the session is a cookie. */
export const { call, read } = openApi({ base: "/operator/v1" });
