export { winnerRoutes } from "./winners.routes.ts";
