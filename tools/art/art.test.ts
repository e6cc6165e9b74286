import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { HOUSE_LOTTERIES } from "../../apps/platform/src/modules/lottery/games/house-games.ts";
import { pictureOf } from "../../apps/platform/src/modules/lottery/games/picture-of.ts";
import { lotteryPictures } from "./lotteries.ts";

const PUBLIC = join(import.meta.dirname, "../../apps/player/public");
const MOST_LOTTERY_BYTES = 6_000;

const read = (path: string) => readFileSync(join(PUBLIC, path), "utf8");
const weightOf = (path: string) => gzipSync(read(path), { level: 9 }).length;
const filesOf = (folder: string) => readdirSync(join(PUBLIC, folder)).toSorted();
const GAMES = HOUSE_LOTTERIES.flatMap(({ games }) => games);

describe("the pictures of lotteries", () => {
  test("are what their parts make, and no others", () => {
    const made = [...lotteryPictures()].map(([name, drawing]) => [`${name}.svg`, drawing] as const);
    expect(filesOf("lotteries")).toEqual(made.map(([file]) => file).toSorted());
    for (const [file, drawing] of made)
      expect(read(join("lotteries", file)) === drawing, `${file}: npm run art`).toBe(true);
  });

  test("every game of the house has its own, no two alike", () => {
    const seen = new Map<string, string>();
    for (const { code } of GAMES) {
      const drawing = read(pictureOf(code));
      expect(seen.get(drawing), `${code} looks like`).toBeUndefined();
      seen.set(drawing, code);
    }
    expect(seen.size).toBe(GAMES.length);
  });

  test("a game is told from those of other times by more than its sky", () => {
    const inMinutes = GAMES.filter(({ calendar }) => calendar.kind === "every");
    for (const { code } of inMinutes) {
      const sky = /<stop[^>]*>/g;
      const rest = read(pictureOf(code)).replace(sky, "");
      const others = inMinutes.filter((one) => one.code !== code);
      for (const other of others)
        expect(read(pictureOf(other.code)).replace(sky, "") === rest, other.code).toBe(false);
    }
  });

  test("those of the rules are there for a game that has none", () => {
    for (const { rules } of GAMES) expect(read(pictureOf(rules))).toMatch(/^<svg /);
  });

  test("weigh at most 6 kB compressed", () => {
    for (const file of filesOf("lotteries"))
      expect(weightOf(join("lotteries", file)), file).toBeLessThanOrEqual(MOST_LOTTERY_BYTES);
  });

  test("hold no words, no script and nothing from elsewhere", () => {
    for (const drawing of lotteryPictures().values())
      expect(drawing).not.toMatch(/<(?:text|style|script|image|use|foreignObject)\b|href|on\w+=/);
  });
});
