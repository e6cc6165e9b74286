import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { HOUSE_LOTTERIES } from "../../apps/platform/src/modules/lottery/games/house-games.ts";
import { pictureOf } from "../../apps/platform/src/modules/lottery/games/picture-of.ts";
import { HOUSE_BANNERS } from "../../apps/player/src/shared/banners/house-banners.ts";
import { categoryBanners } from "./banners.ts";
import { lotteryPictures } from "./lotteries.ts";
import { rewardPictures } from "./rewards.ts";

const PUBLIC = join(import.meta.dirname, "../../apps/player/public");
const MOST_LOTTERY_BYTES = 6_000;
const MOST_REWARD_BYTES = 3_000;
const MOST_BANNER_BYTES = 12_000;

const read = (path: string) => readFileSync(join(PUBLIC, path), "utf8");
const filesOf = (folder: string) => readdirSync(join(PUBLIC, folder)).toSorted();
const heavier = (folder: string, most: number) =>
  filesOf(folder).filter((file) => gzipSync(read(join(folder, file)), { level: 9 }).length > most);
/** The files of a folder that are not what their parts make: `npm run art` writes them. */
function notMade(folder: string, made: ReadonlyMap<string, string>): string[] {
  const files = new Set([...filesOf(folder), ...[...made.keys()].map((name) => `${name}.svg`)]);
  return [...files].filter((file) => {
    const path = join(folder, file);
    return !existsSync(join(PUBLIC, path)) || read(path) !== made.get(file.replace(".svg", ""));
  });
}

const GAMES = HOUSE_LOTTERIES.flatMap(({ games }) => games);

describe("the pictures of lotteries", () => {
  test("are what their parts make, and no others", () => {
    expect(notMade("lotteries", lotteryPictures())).toEqual([]);
  });

  test("every game of the house has its own, no two alike", () => {
    const seen = new Map<string, string[]>();
    for (const { code } of GAMES) {
      const drawing = read(pictureOf(code));
      seen.set(drawing, [...(seen.get(drawing) ?? []), code]);
    }
    expect([...seen.values()].filter((codes) => codes.length > 1)).toEqual([]);
  });

  test("a game is told from those of other times by more than its sky", () => {
    const inMinutes = GAMES.filter(({ calendar }) => calendar.kind === "every");
    for (const { code } of inMinutes) {
      const sky = /<stop[^>]*>/g;
      const rest = read(pictureOf(code)).replace(sky, "");
      const alike = inMinutes.filter(
        (other) => read(pictureOf(other.code)).replace(sky, "") === rest,
      );
      expect(alike.map((one) => one.code)).toEqual([code]);
    }
  });

  test("those of the rules are there for a game that has none", () => {
    for (const { rules } of GAMES) expect(read(pictureOf(rules))).toMatch(/^<svg /);
  });

  test("weigh at most 6 kB compressed", () => {
    expect(heavier("lotteries", MOST_LOTTERY_BYTES)).toEqual([]);
  });
});

describe("the banners of categories", () => {
  test("are what their parts make, and no others", () => {
    expect(notMade("banners/categories", categoryBanners())).toEqual([]);
  });

  test("stand for every place, and weigh at most 12 kB compressed", () => {
    expect(Object.values(HOUSE_BANNERS).filter((path) => !existsSync(join(PUBLIC, path)))).toEqual(
      [],
    );
    expect(heavier("banners/categories", MOST_BANNER_BYTES)).toEqual([]);
  });
});

describe("the pictures of the demo's rewards", () => {
  test("are what their parts make, no others, and weigh at most 3 kB compressed", () => {
    expect(notMade("rewards", rewardPictures())).toEqual([]);
    expect(heavier("rewards", MOST_REWARD_BYTES)).toEqual([]);
  });
});

test("no picture holds words, a script or anything from elsewhere", () => {
  const all = [lotteryPictures(), categoryBanners(), rewardPictures()];
  for (const drawing of all.flatMap((drawings) => [...drawings.values()]))
    expect(drawing).not.toMatch(/<(?:text|style|script|image|use|foreignObject)\b|href|on\w+=/);
});
