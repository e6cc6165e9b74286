import type { Game } from "@perya/api-client/player";
import { useQuery } from "@tanstack/react-query";
import { call, reading } from "../../shared/api.ts";
import { queryClient } from "../../shared/query-client.ts";
import { isTrial, useToken } from "../../shared/session.ts";

const IDS = reading("/favourites/ids");
/** What is still on its way, by game: a second press waits for the first one's answer. */
const underWay = new Map<string, Promise<unknown>>();

/** Whether a game has a heart, as far as this tab knows. */
export function useIsFavourite({ nodeId }: Game): boolean {
  const token = useToken();
  const { data } = useQuery({
    ...IDS,
    enabled: token !== undefined && !isTrial(),
    select: (ids) => ids.includes(nodeId),
  });
  return token !== undefined && data === true;
}

/**
 * Gives a game a heart, or takes away the one it has: a press before that is known waits until it is. It shows at once; where the server does not take it, it is undone and the fault
 * is thrown.
 */
export async function toggleFavourite(game: Game): Promise<void> {
  const { nodeId } = game;
  const on = !(await queryClient.ensureQueryData(IDS)).includes(nodeId);
  show(nodeId, on);
  // A list on its way would show it as it was.
  await queryClient.cancelQueries(IDS);
  show(nodeId, on);
  const before = underWay.get(nodeId) ?? Promise.resolve();
  const sent = before.then(() => send(game, on));
  const settled = sent.catch(() => undefined);
  underWay.set(nodeId, settled);
  try {
    await sent;
  } catch (fault) {
    show(nodeId, !on);
    throw fault;
  } finally {
    if (underWay.get(nodeId) === settled) underWay.delete(nodeId);
    void queryClient.invalidateQueries({
      predicate: ({ queryKey }) => String(queryKey[0]).startsWith("/favourites"),
    });
  }
}

function send({ nodeId, vassalage, gameType }: Game, on: boolean): Promise<unknown> {
  return on
    ? call("POST", "/favourites", { body: { nodeId, vendor: vassalage, gameType } })
    : call("DELETE", "/favourites/{nodeId}", { path: { nodeId } });
}

function show(nodeId: string, on: boolean): void {
  queryClient.setQueryData<string[]>(IDS.queryKey, (ids = []) =>
    on ? [nodeId, ...ids.filter((id) => id !== nodeId)] : ids.filter((id) => id !== nodeId),
  );
}
