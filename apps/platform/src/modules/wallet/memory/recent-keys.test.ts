import { expect, test } from "vitest";
import { ask } from "../deciding/keys.ts";
import { RecentKeys } from "./recent-keys.ts";
import { bet } from "../testing/open-book.ts";

const PLACES = 2 ** 18;
const ids = (from: number) => Array.from({ length: 10_000 }, (_, at) => `bet:lo_${from + at}`);

test.each([
  ["hashed", false],
  ["counted", true],
])(
  "of keys that are %s, what was added is remembered, but for a few, and nothing else is believed to have been",
  (_how, counted) => {
    const keyOf = (transaction: string) => ask(bet({ player: 1n, transaction, counted })).idem;
    const seen = new RecentKeys(PLACES);
    for (const id of ids(1_000_000)) seen.add(keyOf(id));
    expect(ids(1_000_000).filter((id) => seen.has(keyOf(id))).length).toBeGreaterThan(9_900);
    expect(ids(2_000_000).filter((id) => seen.has(keyOf(id)))).toEqual([]);
  },
);
