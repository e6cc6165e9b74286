export { backofficeRoutes } from "./module.routes.ts";
