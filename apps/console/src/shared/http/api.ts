import { openApi } from "@perya/api-client";
import type { paths } from "@perya/api-client/operator";

export { ApiError } from "@perya/api-client";

/** The operator API; the session is a cookie. */
export const { call, reading } = openApi<paths>({ base: "/operator/v1" });
