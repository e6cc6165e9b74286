import type { LotteryRecord } from "@perya/api-client/player";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useStage } from "../../../shared/games/stage.ts";
import { reading } from "../../../shared/http/api.ts";
import { useToken } from "../../../shared/session/session.ts";

/** How often orders that wait for their draw are asked for where no event announces it. */
const EVERY_MS = 10_000;
const LOOKED_AT = 20;

/**
 * The player's orders on the draw that was settled last while the page was open. They come when the
 * draw has been revealed, not before.
 */
export function useDrawnOrders(gameCode: string): readonly LotteryRecord[] {
  const token = useToken();
  const { data } = useQuery({
    ...reading("/lottery/records", { query: { gameCode, pageSize: LOOKED_AT } }),
    enabled: token !== undefined,
    refetchInterval: ({ state }) =>
      state.data?.content.some((order) => order.state === "OPEN") ? EVERY_MS : false,
  });
  const revealing = useStage();
  const waited = useRef(new Set<string>());
  const shown = useRef<readonly LotteryRecord[]>([]);
  const orders = data?.content ?? [];
  for (const { id, state } of orders) if (state === "OPEN") waited.current.add(id);
  const drawn = orders.filter(
    ({ id, state }) => waited.current.has(id) && state !== "OPEN" && state !== "CANCELLED",
  );
  if (!revealing) shown.current = drawn.filter(({ issueNo }) => issueNo === drawn[0]?.issueNo);
  return shown.current;
}
