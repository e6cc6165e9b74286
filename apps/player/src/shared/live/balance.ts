import { readEvents } from "@perya/api-client";
import type { LiveEvent, LotteryNews } from "@perya/api-client/player";
import { backOffMs } from "@perya/process/back-off";
import { pause } from "@perya/ui/pause";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { reading } from "../http/api.ts";
import { useOnline } from "./online.ts";
import { storeSession, useToken } from "../session/session.ts";

const BALANCE = reading("/balance");
/** Between two streams, so that a crowd does not come back at once when a server has been away. */
const WAITS = { firstMs: 1_000, longestMs: 20_000 };

/** The player's money, from the server only; unknown while there is no network. */
export function useBalance() {
  const token = useToken();
  const online = useOnline();
  const query = useQuery({ ...BALANCE, enabled: token !== undefined });
  return online ? query : { ...query, data: undefined };
}

/**
 * Keeps balance, deposits, withdrawals and draws fresh while a page is open; connects again, with
 * longer waits each time, when the stream breaks.
 */
export function useLive(): void {
  const token = useToken();
  const queries = useQueryClient();
  useEffect(() => {
    if (!token) return;
    const stop = new AbortController();
    void follow(token, stop.signal, ({ type, value }) => {
      if (type === "balance") queries.setQueryData(BALANCE.queryKey, value);
      else if (type === "lottery")
        void queries.invalidateQueries({
          predicate: ({ queryKey }) => isOfLottery(String(queryKey[0]), value),
        });
      else
        void queries.invalidateQueries({
          predicate: ({ queryKey }) =>
            String(queryKey[0]).startsWith(`/${type}s`) || queryKey[0] === "/cashier/methods",
        });
    });
    return () => stop.abort();
  }, [token, queries]);
}

/**
 * Whether an answer may be another one now that a draw has changed state: its game's, and the
 * player's own bets once it is paid.
 */
function isOfLottery(address: string, { gameCode, status }: LotteryNews): boolean {
  if (!address.startsWith("/lottery/")) return false;
  return (
    address.includes(gameCode) || (status === "SETTLED" && address.startsWith("/lottery/records"))
  );
}

async function follow(
  token: string,
  signal: AbortSignal,
  hear: (event: LiveEvent) => void,
): Promise<void> {
  for (let tries = 1; !signal.aborted; tries++) {
    const refused = (status: number) => {
      if (status === 401) storeSession(undefined);
    };
    const heard = (event: LiveEvent) => {
      tries = 1;
      hear(event);
    };
    await readEvents("/api/v1/live", token, signal, heard, refused).catch(() => undefined);
    await pause(backOffMs(tries, WAITS), signal);
  }
}
