import type { Banner, Notice } from "@perya/api-client/player";
import { useQuery } from "@tanstack/react-query";
import { call, reading } from "../http/api.ts";
import { FOR_A_SESSION } from "../http/cached-answers.ts";

/**
 * What the site says of itself when it requests the brand's content: in the pages of the web, and
 * not only what comes up by itself.
 */
export const IN_PAGES = { platform: "W", execution: "B" } as const;

/** The brand's content: banners, notices, popups, promotions. */
export const ANNOUNCEMENTS = {
  queryKey: reading("/announcements").queryKey,
  queryFn: () => call("GET", "/announcements", { query: { type: "B,PL,PU,PR", ...IN_PAGES } }),
  ...FOR_A_SESSION,
};

const NONE: readonly Notice[] = [];
const NO_BANNERS: readonly Banner[] = [];

/** The brand's news: its notices, then its promotions. */
export function useNotices(): readonly Notice[] {
  const { data } = useQuery({ ...ANNOUNCEMENTS, select: everything });
  return data ?? NONE;
}

/** The banners of one place; undefined until they are known. */
export function useBanners(place: string): readonly Banner[] | undefined {
  const { data, isError } = useQuery(ANNOUNCEMENTS);
  if (isError) return NO_BANNERS;
  return data?.banners.filter(({ groupName }) => groupName === place);
}

function everything({
  player,
  promotion,
}: {
  player: readonly Notice[];
  promotion: readonly Notice[];
}): readonly Notice[] {
  return [...player, ...promotion];
}
