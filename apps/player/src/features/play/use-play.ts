import type { Play } from "@perya/api-client/player";
import { useQuery } from "@tanstack/react-query";
import { useStore } from "@perya/ui/store";
import { useRef } from "react";
import { gameWindows } from "../../shared/games/game-windows.ts";
import { call } from "../../shared/http/api.ts";
import { isTrial, useToken } from "../../shared/session/session.ts";

/** How often a page that is looked at says so. */
const EVERY_MS = 30_000;

/**
 * Until the law's pause begins or ends, or a planned session does, if one is known of: the page
 * asks again then.
 */
function msToChange(play: Play | undefined): number {
  const { pause, sessionEndsIn } = play ?? {};
  const seconds = [
    ...(pause ? [pause.startsIn || pause.endsIn] : []),
    ...(typeof sessionEndsIn === "number" ? [sessionEndsIn] : []),
  ];
  return Math.max(1, Math.min(EVERY_MS / 1_000, ...seconds)) * 1_000;
}

/**
 * Says that the player is at a game or a lottery while the page is in sight, or a game's own window
 * is open; answers how play stands. The session that the page begins in stays its own.
 */
export function usePlay(): Play | undefined {
  const token = useToken();
  const session = useRef<string>(undefined);
  const inWindows = useStore(gameWindows).length > 0;
  const query = useQuery({
    queryKey: ["/play", token],
    queryFn: async () => {
      const known = session.current;
      const play = await call("POST", "/play", {
        body: known === undefined ? {} : { session: known },
      });
      if (play.state !== "STOPPED") session.current = play.session;
      return play;
    },
    enabled: token !== undefined && !isTrial(),
    refetchInterval: ({ state: { data } }) => msToChange(data),
    // A window of a game may stand before this page.
    refetchIntervalInBackground: inWindows,
    refetchOnWindowFocus: "always",
    // Another page of play asks for itself.
    gcTime: 0,
  });
  return query.data;
}
