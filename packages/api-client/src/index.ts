export { ApiError } from "./api-error.ts";
export { openApi, type Api, type ApiOptions } from "./open-api.ts";
export type { BodyOf, Method, PathOf, ValueOf } from "./typed-paths.ts";
export { retryRead } from "./retry-read.ts";
export { readEvents } from "./read-events.ts";
export { seal, type SealingKey } from "./seal.ts";
