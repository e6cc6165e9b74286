import type { Balance, LiveEvent, LotteryNews } from "@perya/api-client/player";
import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { sessionPlayer, sessionToken, storeSession, useToken } from "../session/session.ts";
import { hearActivity } from "./activity.ts";
import { BALANCE } from "./balance.ts";
import { drawNews } from "./draw-news.ts";
import { noteJackpot } from "./jackpot-news.ts";
import { noteReached } from "./reached-news.ts";
import { noticeRise } from "./risen.ts";
import { INBOX_UNREAD } from "./inbox-unread.ts";
import { UNREAD } from "./service-unread.ts";
import { shareStream } from "./shared-stream.ts";
import type { Listener } from "./stream.ts";
import { followSight } from "./watching.ts";

/**
 * Keeps balance, deposits, withdrawals, draws and customer service fresh while a page is open, and
 * what happens at the brand while a part of it is in sight. A page that the browser puts aside for
 * its Back button lets go of the stream, and is brought up to date when it is shown again.
 */
export function useLive(): void {
  const token = useToken();
  const queries = useQueryClient();
  useEffect(() => {
    let stop = new AbortController();
    const begin = () => {
      stop = new AbortController();
      const player = token === undefined ? undefined : sessionPlayer();
      void shareStream({ token, player }, stop.signal, listenerOf(queries));
    };
    const leave = () => stop.abort();
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      // Another player may have signed in on a later page: nothing of this one is theirs.
      if (sessionToken() !== token) return location.reload();
      begin();
      if (token !== undefined) void queries.invalidateQueries({ queryKey: BALANCE.queryKey });
      listenerOf(queries).missed();
    };
    begin();
    const stopSight = followSight();
    addEventListener("pagehide", leave);
    addEventListener("pageshow", comeBack);
    return () => {
      leave();
      stopSight();
      removeEventListener("pagehide", leave);
      removeEventListener("pageshow", comeBack);
    };
  }, [token, queries]);
}

/** What may be another one after a while without the stream, by the beginning of its address. */
const MAY_HAVE_CHANGED: ReadonlySet<string> = new Set([
  "deposits",
  "withdrawals",
  "cashier",
  "lottery",
  "service",
  "inbox",
  "missions",
  "rewards",
  "tournaments",
  "play",
]);

function listenerOf(queries: QueryClient): Listener {
  const again = (isMeant: (address: string) => boolean) =>
    void queries.invalidateQueries({ predicate: ({ queryKey }) => isMeant(String(queryKey[0])) });
  const hear = ({ type, value }: LiveEvent) => {
    if (type === "balance") {
      const before = queries.getQueryData<Balance>(BALANCE.queryKey);
      queries.setQueryData(BALANCE.queryKey, value);
      noticeRise(before?.sumBalance, value.sumBalance);
    } else if (type === "lottery") {
      drawNews.set(value);
      again((address) => isOfLottery(address, value));
    } else if (type === "activity") {
      hearActivity(value);
    } else if (type === "service") {
      queries.setQueryData(UNREAD.queryKey, value);
      again((address) => address.startsWith("/service/messages") || address === "/cashier/methods");
    } else if (type === "inbox") {
      queries.setQueryData(INBOX_UNREAD.queryKey, value);
      // What is written to a player may be of a level or a gift: the label then is another one.
      again((address) => /^\/(inbox|member|vip\/place|rewards(\/summary)?)$/.test(address));
    } else if (type === "play") {
      again((address) => address === "/play");
    } else if (type === "mission") {
      again((address) => /^\/(missions|rewards)\b/.test(address));
    } else if (type === "tournament") {
      again((address) => address === "/tournaments" || address.includes(value.id));
    } else if (type === "jackpot") {
      noteJackpot();
      again((address) => address === "/jackpots");
    } else if (type === "limit") {
      noteReached();
    } else again((address) => address.startsWith(`/${type}s`) || address === "/cashier/methods");
  };
  return {
    hear,
    missed: () => again((address) => MAY_HAVE_CHANGED.has(address.split(/[/?]/)[1] ?? "")),
    ended: () => storeSession(undefined),
  };
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
