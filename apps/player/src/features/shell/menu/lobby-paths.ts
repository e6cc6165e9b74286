import { ENTRIES, type EntryAbout } from "@perya/menus";

/** The paths of the lobbies. */
export const LOBBY_PATHS: ReadonlySet<string> = new Set(
  Object.values<EntryAbout>(ENTRIES)
    .flatMap(({ to, gameType }) => (to !== undefined && gameType !== undefined ? [to] : []))
    .concat("/hot", "/fav", "/providers"),
);
