import { ITEMS, type ItemAbout } from "@perya/menus";

/** The paths of the lobbies. */
export const LOBBY_PATHS: ReadonlySet<string> = new Set(
  Object.values<ItemAbout>(ITEMS)
    .flatMap(({ to, gameType }) => (to !== undefined && gameType !== undefined ? [to] : []))
    .concat("/hot", "/fav", "/providers"),
);
