export { replayAddress } from "./replay-address.ts";
export { replayRoutes } from "./replays.routes.ts";
