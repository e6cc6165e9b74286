import type { Platform } from "../../../platform.ts";
import { brandsById } from "../../brands/index.ts";
import { newestRecord, recordBefore } from "../../rounds/index.ts";
import { settingsOf } from "../../settings/index.ts";
import { openWindow, PLAYING_SECONDS } from "./brand-window.ts";
import type { DrawnNews, Followed } from "./followed.ts";
import { openGames } from "./games-of-brand.ts";
import { openSlowFigures } from "./slow-figures.ts";
import { stepOf } from "./step-of.ts";
import { readBegun } from "./read-begun.ts";

/** A brand that nobody watches is followed for this long, in case someone comes back. */
const KEEPS_MS = 60_000;
/** Results that wait for the next step; more are never told. */
const MOST_DRAWN = 50;

export interface Watch {
  /** Reads what is new and shows it. Returns whether there is anyone to look again for. */
  look(): Promise<boolean>;
  close(): void;
}

/**
 * Follows what happens at the brands that are watched: at first what happened within the last
 * minutes, from the records, and from then on what was added to them.
 */
export function openWatch(platform: Platform): Watch {
  const followed = new Map<bigint, Followed>();
  let readTo = 0n;
  let drawn: DrawnNews[] = [];
  const stop = platform.live.listenToNews((news) => {
    if (news.type !== "lottery") return;
    const { gameCode, issueNo, status } = news;
    if (status === "RESULTED" && followed.size > 0 && drawn.length < MOST_DRAWN)
      drawn.push({ gameCode, issueNo });
  });

  const look = async () => {
    const now = performance.now();
    const watched = new Set(platform.live.feed.watched());
    for (const [id, { window }] of followed)
      if (watched.has(id)) window.watchedAt = now;
      else if (now - window.watchedAt > KEEPS_MS) followed.delete(id);
    const begun = await open(
      platform,
      [...watched].filter((id) => !followed.has(id)),
    );
    const all = [...followed.values(), ...begun];
    if (all.length === 0) return false;

    const { reads } = platform;
    const newest = await newestRecord(reads);
    const rounds = [
      ...(await readBegun(reads, [...followed.values()], { after: readTo, upTo: newest.id })),
      ...(begun.length > 0
        ? await readBegun(reads, begun, {
            after: await recordBefore(reads, PLAYING_SECONDS),
            upTo: newest.id,
          })
        : []),
    ];
    readTo = newest.id;
    for (const one of begun) followed.set(one.window.brand.id, one);
    const results = drawn;
    drawn = [];
    const nowMs = newest.now.epochMilliseconds;
    for (const one of all) {
      const { id } = one.window.brand;
      const { activity } = await settingsOf(platform, id);
      const of = { rounds: rounds.filter(({ brandId }) => brandId === id), results, nowMs };
      platform.live.feed.show(id, await stepOf(platform, one, activity, of));
    }
    return true;
  };
  return { look, close: stop };
}

async function open({ reads }: Platform, brands: readonly bigint[]): Promise<Followed[]> {
  if (brands.length === 0) return [];
  return Array.from((await brandsById(reads, [...brands])).values(), (brand) => ({
    window: openWindow(brand),
    games: openGames(brand.id),
    slow: openSlowFigures(),
  }));
}
