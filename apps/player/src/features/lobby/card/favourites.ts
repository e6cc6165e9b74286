import type { Game } from "@perya/api-client/player";
import { useQuery } from "@tanstack/react-query";
import { call, reading } from "../../../shared/http/api.ts";
import { queryClient } from "../../../shared/http/query-client.ts";
import { isTrial, useToken } from "../../../shared/session/session.ts";

const IDS = reading("/favourites/ids");
/** Requests in progress, by game: a second press waits for the first one's answer. */
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
 * Toggles a game as favourite; a press before its state is known waits. It shows at once; if the
 * server refuses, it is undone and the fault is thrown.
 */
export async function toggleFavourite(game: Game): Promise<void> {
  const { nodeId } = game;
  const on = !(await queryClient.ensureQueryData(IDS)).includes(nodeId);
  show(nodeId, on);
  // A list being fetched would show the old state.
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
