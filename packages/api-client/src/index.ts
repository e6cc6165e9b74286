export { ApiError } from "./api-error.ts";
export { openApi, withQuery, type Api, type ApiOptions } from "./open-api.ts";
export { readEvents, type LiveMessage } from "./read-events.ts";
