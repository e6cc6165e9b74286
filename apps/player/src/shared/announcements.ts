import type { Banner, Notice } from "@perya/api-client/player";
import { useQuery } from "@tanstack/react-query";
import { call, reading } from "./api.ts";
import { FOR_A_SESSION } from "./kept-answers.ts";

/** What the site says of itself where it asks what the brand tells: in the pages of the web, and not only what comes up by itself. */
export const IN_PAGES = { platform: "W", execution: "B" } as const;

/** What the brand tells its visitors: banners, notices, what comes up by itself, promotions. */
export const ANNOUNCEMENTS = {
  queryKey: reading("/announcements").queryKey,
  queryFn: () => call("GET", "/announcements", { query: { type: "B,PL,PU,PR", ...IN_PAGES } }),
  ...FOR_A_SESSION,
};

const NONE: readonly Notice[] = [];
const NO_BANNERS: readonly Banner[] = [];

/** What the brand has to say for everybody to read: its notices, then its promotions. */
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
