import type { Settings } from "../settings.ts";

type Levels = Settings["vip"]["levels"];

const UNITS = /^\d+$/;
const RISING = [
  ["deposits", "fewer deposits"],
  ["turnover", "less turnover"],
  ["keepTurnover", "less turnover in a month"],
] as const;

/** Where levels ask for less than the one below, as the server will refuse them. */
export function orderFaults(levels: Levels): string[] {
  return levels.flatMap((level, at) => {
    const below = levels[at - 1];
    if (!below) return [];
    return RISING.filter(
      ([name]) =>
        UNITS.test(level[name]) &&
        UNITS.test(below[name]) &&
        BigInt(level[name]) < BigInt(below[name]),
    ).map(([, words]) => `Level ${at + 1} asks for ${words} than level ${at}.`);
  });
}
