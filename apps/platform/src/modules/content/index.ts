export { contentRoutes } from "./content.routes.ts";
export { operatorContentRoutes } from "./operator-content.routes.ts";
