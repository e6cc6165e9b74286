import { useQuery } from "@tanstack/react-query";
import { reading } from "../../../shared/http/api.ts";
import { serverNow } from "../../../shared/live/server-time.ts";
import { nextRefresh } from "../clock/next-refresh.ts";
import { saleOf } from "./sale-of.ts";
import type { LotteryItem } from "@perya/api-client/player";

/** Answers of every list of the block come in the same time. */
let roundTripMs = 0;
/**
 * By address, what was decided when its latest answer came: when that was, and how long to wait
 * from then.
 */
const decided = new Map<string, { readonly at: number; readonly waitMs: number }>();

/**
 * How a list of lotteries is kept fresh: again when the nearest draw is due, by the rule of the
 * menus. When that is, is decided once for every answer, however often the page is drawn meanwhile.
 */
function fresh<Answer>(
  source: { readonly queryKey: readonly [string]; readonly queryFn: () => Promise<Answer> },
  items: (answer: Answer) => readonly LotteryItem[],
) {
  return {
    queryKey: source.queryKey,
    queryFn: async () => {
      const askedAt = performance.now();
      const answer = await source.queryFn();
      roundTripMs = performance.now() - askedAt;
      return answer;
    },
    refetchInterval: ({
      state: { data, dataUpdatedAt },
    }: {
      readonly state: { readonly data: Answer | undefined; readonly dataUpdatedAt: number };
    }) => {
      const [address] = source.queryKey;
      const known = decided.get(address);
      if (known?.at === dataUpdatedAt) return known.waitMs;
      const waitMs = nextRefresh(data && nearest(items(data)), roundTripMs);
      decided.set(address, { at: dataUpdatedAt, waitMs });
      return waitMs;
    },
  };
}

/** Milliseconds to the nearest draw of those on sale. */
function nearest(items: readonly LotteryItem[]): number | undefined {
  const now = serverNow();
  const times = items.filter(({ isSale }) => isSale).map((item) => saleOf(item).drawAt - now);
  return times.length > 0 ? Math.min(...times) : undefined;
}

/** Every lottery of the site in its groups. */
export function useMenus(wanted = true) {
  return useQuery({
    ...fresh(reading("/lottery/menus"), ({ groups }) =>
      groups.flatMap(({ gameMenus }) => gameMenus),
    ),
    enabled: wanted,
  });
}

/** Most played lotteries, at most 20. */
export function usePopular(wanted: boolean) {
  return useQuery({
    ...fresh(reading("/lottery/popular", { query: { count: 20 } }), (items) => items),
    enabled: wanted,
  });
}

/** Ids of the lotteries the player bet on, the latest first. */
export function useRecent(wanted: boolean) {
  return useQuery({
    ...reading("/lottery/recent", { query: { device: "WEB", recentCount: 100 } }),
    enabled: wanted,
  });
}
