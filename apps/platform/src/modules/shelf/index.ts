export { favouriteRoutes } from "./favourites.routes.ts";
export { noteOpened } from "./note-opened.ts";
export { recentRoutes } from "./recent.routes.ts";
