import { commitmentOf, drawTickets, openDraw, ticketList } from "@perya/fair";
import { expect, test } from "vitest";
import { checkRaffle } from "./check-raffle.ts";

const seed = "9b818e58623bd1baa3a5f76c0d8e083fafcf1d01207c84a879da28f56a504dab";
const holders = [
  { code: "0a", tickets: 3 },
  { code: "7b", tickets: 5 },
];
const id = "rf_1";
const listHash = commitmentOf(ticketList(holders));
const label = `raffle:${id}:${listHash}`;
const rest = {
  name: "",
  isMine: false,
  cash: null,
  points: 1,
  status: "OPEN",
  claimBy: "",
} as const;
// Two prizes, of which the first was not claimed and is drawn again.
const wins = drawTickets(openDraw(seed, label), 8, 3).map((ticket, at) => ({
  ...rest,
  draw: at + 1,
  place: [1, 2, 1][at] ?? 0,
  ticket,
}));
const published = {
  id,
  commitment: commitmentOf(seed),
  listHash,
  tickets: 8,
  label,
  wins,
  prizes: [{ count: 2, cash: null, points: 1 }],
};
const good = (
  changed: Partial<typeof published>,
  { by = seed, list = holders }: { by?: string; list?: typeof holders } = {},
) => checkRaffle({ ...published, ...changed }, by, list).map((step) => step.good);

test("PR-12 anyone can draw a raffle again: seed, list, label and every ticket are as published", () => {
  expect(good({})).toEqual([true, true, true, true]);
});

test("PR-12 another seed, a list with one ticket more, or one other ticket that has won is found", () => {
  expect(good({}, { by: seed.replace("9", "8") })).toEqual([false, true, true, false]);
  const longer = [holders[0] ?? { code: "", tickets: 0 }, { code: "7b", tickets: 6 }];
  expect(good({}, { list: longer }).slice(0, 3)).toEqual([true, false, false]);
  const other = wins.map((win, at) => (at === 1 ? { ...win, ticket: win.ticket + 9 } : win));
  expect(good({ wins: other })).toEqual([true, true, true, false]);
  const swapped = wins.map((win, at) => ({ ...win, place: [2, 1, 1][at] ?? 0 }));
  expect(good({ wins: swapped })).toEqual([true, true, true, false]);
});
