export { contentRoutes } from "./content.routes.ts";
export { operatorContentRoutes } from "./operator-content.routes.ts";
export type { Draft, Kind } from "./content.ts";
export { seedContent } from "./seed-content.ts";
