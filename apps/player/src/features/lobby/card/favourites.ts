import type { Game } from "@perya/api-client/player";
import { sourceOf, useStore } from "@perya/ui/store";
import { QueryObserver } from "@tanstack/react-query";
import { call, reading } from "../../../shared/http/api.ts";
import { queryClient } from "../../../shared/http/query-client.ts";
import { isSignedIn, isTrial, watchSession } from "../../../shared/session/session.ts";

const IDS = reading("/favourites/ids");
const NONE: readonly string[] = [];
/** One reader for all hearts of a page: one for each of them would make a list slow to change. */
const favourites = sourceOf(idsKnown, (changed) => {
  const options = () => ({ ...IDS, enabled: hasFavourites() });
  const reader = new QueryObserver(queryClient, options());
  const endReading = reader.subscribe(changed);
  const endWatching = watchSession(() => {
    reader.setOptions(options());
    changed();
  });
  return () => {
    endReading();
    endWatching();
  };
});
/** Requests in progress, by game: a second press waits for the first one's answer. */
const underWay = new Map<string, Promise<unknown>>();

/** Whether a game has a heart, as far as this tab knows. */
export function useIsFavourite({ nodeId }: Game): boolean {
  const { watch, get } = favourites;
  return useStore({ watch, get: () => get().includes(nodeId) }, () => false);
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

function hasFavourites(): boolean {
  return isSignedIn() && !isTrial();
}

function idsKnown(): readonly string[] {
  return (hasFavourites() && queryClient.getQueryData<string[]>(IDS.queryKey)) || NONE;
}

function show(nodeId: string, on: boolean): void {
  queryClient.setQueryData<string[]>(IDS.queryKey, (ids = []) =>
    on ? [nodeId, ...ids.filter((id) => id !== nodeId)] : ids.filter((id) => id !== nodeId),
  );
}
