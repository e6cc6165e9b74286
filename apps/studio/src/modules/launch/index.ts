export { launchRoutes } from "./launch.routes.ts";
export { sessionRoutes } from "./session.routes.ts";
