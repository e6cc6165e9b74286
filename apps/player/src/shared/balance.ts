import { readEvents } from "@perya/api-client";
import type { LiveEvent, LotteryNews } from "@perya/api-client/player";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { reading } from "./api.ts";
import { useOnline } from "./online.ts";
import { keepSession, useToken } from "./session.ts";

const BALANCE = reading("/balance");
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 20_000;

/** The player's money, from the server only; unknown while there is no network. */
export function useBalance() {
  const token = useToken();
  const online = useOnline();
  const query = useQuery({ ...BALANCE, enabled: token !== undefined });
  return online ? query : { ...query, data: undefined };
}

/** Keeps balance, deposits, withdrawals and draws fresh while a page is open; connects again, more patiently each time, when the stream breaks. */
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

/** Whether an answer may be another one now that a draw has moved on: its game's, and one's own bets once it is paid. */
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
  for (let wait = FIRST_WAIT_MS; !signal.aborted; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
    const refused = (status: number) => {
      if (status === 401) keepSession(undefined);
    };
    const heard = (event: LiveEvent) => {
      wait = FIRST_WAIT_MS;
      hear(event);
    };
    await readEvents("/api/v1/live", token, signal, heard, refused).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}
