import type { LotteryFavourite } from "@perya/api-client/player";
import { useQuery } from "@tanstack/react-query";
import { call, reading } from "../../../shared/http/api.ts";
import { queryClient } from "../../../shared/http/query-client.ts";
import { isTrial, useToken } from "../../../shared/session/session.ts";

/** The player's favourite numbers of a game, and what can be done to them; none for a guest. */
export function useFavourites(gameCode: string) {
  const token = useToken();
  const mine = token !== undefined && !isTrial();
  const list = reading("/lottery/favourites", { query: { gameCode } });
  const { data } = useQuery({ ...list, enabled: mine });
  /** Asks again, so that the list is the server's. */
  const afterwards = async <Value>(done: Promise<Value>): Promise<Value> => {
    const value = await done;
    await queryClient.invalidateQueries({ queryKey: list.queryKey });
    return value;
  };
  return {
    all: mine ? (data ?? []) : [],
    isGuest: token === undefined,
    isMember: mine,
    keep: ({ market, name, picks }: Omit<LotteryFavourite, "id">) =>
      afterwards(
        call("POST", "/lottery/favourites", {
          body: { gameCode, market, name, picks: [...picks] },
        }),
      ),
    rename: (id: string, name: string) =>
      afterwards(call("PUT", "/lottery/favourites/{id}", { path: { id }, body: { name } })),
    remove: (id: string) =>
      afterwards(call("DELETE", "/lottery/favourites/{id}", { path: { id } })),
  };
}

export type Favourites = ReturnType<typeof useFavourites>;
