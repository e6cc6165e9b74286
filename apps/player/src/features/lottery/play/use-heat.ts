import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { reading } from "../../../shared/http/api.ts";
import { heatOf } from "./heat.ts";

const STORAGE_KEY = "LOTTHEAT";
const COUNTED = 100;
/** Counts change with a draw, which a fast game has every minute. */
const EVERY_MS = 60_000;

/** Whether the counts are shown, as chosen in this browser. */
export function useHeatShown(): readonly [shown: boolean, show: (on: boolean) => void] {
  const [shown, setShown] = useState(() => localStorage.getItem(STORAGE_KEY) === "1");
  const show = (on: boolean) => {
    setShown(on);
    try {
      localStorage.setItem(STORAGE_KEY, on ? "1" : "0");
    } catch {
      // It lasts as long as the page.
    }
  };
  return [shown, show];
}

/** How often a market's picks came in the game's own last draws, while it is shown. */
export function useHeat(gameCode: string, market: string, shown: boolean) {
  return useQuery({
    ...reading("/lottery/trends/{code}/{market}", {
      path: { code: gameCode, market },
      query: { last: COUNTED },
    }),
    select: heatOf,
    enabled: shown,
    refetchInterval: EVERY_MS,
  });
}
