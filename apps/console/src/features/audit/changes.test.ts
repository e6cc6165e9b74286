import { expect, test } from "vitest";
import { changesOf } from "./changes.ts";

test("only what changed is told, with both values", () => {
  const before = { amount: "20000000", status: "REQUESTED", reference: null };
  const after = { amount: "20000000", status: "SENT", reference: "FB-1" };
  expect(changesOf(before, after, "PHP")).toEqual([
    { name: "status", from: "REQUESTED", to: "SENT" },
    { name: "reference", from: "nothing", to: "FB-1" },
  ]);
});

test("what was made new has no old value", () => {
  expect(changesOf(null, { roles: ["support", "risk"], username: "maria" }, "PHP")).toEqual([
    { name: "roles", to: "support, risk" },
    { name: "username", to: "maria" },
  ]);
});

test("what is gone became nothing", () => {
  expect(changesOf({ dailyWager: "5" }, {}, null)).toEqual([
    { name: "dailyWager", from: "5", to: "nothing" },
  ]);
});

test("an action that changed nothing shows nothing", () => {
  expect(changesOf(undefined, null, null)).toEqual([]);
});

test("limits, balances and payments are told as money of their currency", () => {
  const before = { blocked: false, singleBet: null, dailyWager: "2000000000" };
  const after = { blocked: false, singleBet: "100000000", dailyWager: null };
  expect(changesOf(before, after, "PHP")).toEqual([
    { name: "singleBet", from: "nothing", to: "₱1,000.00" },
    { name: "dailyWager", from: "₱20,000.00", to: "nothing" },
  ]);
  expect(
    changesOf(
      { amount: "120000000", paid: null },
      { amount: "120000000", paid: "119950000" },
      "USD",
    ),
  ).toEqual([{ name: "paid", from: "nothing", to: "$1,199.50" }]);
  expect(changesOf(null, { balance: "500000" }, "JPY")).toEqual([{ name: "balance", to: "¥5" }]);
});

test("an adjustment says which way it went", () => {
  expect(changesOf(null, { units: "-2550000", balance: "0" }, "PHP")).toEqual([
    { name: "units", to: "-₱25.50" },
    { name: "balance", to: "₱0.00" },
  ]);
  expect(changesOf(null, { units: "10000000" }, "PHP")).toEqual([
    { name: "units", to: "+₱100.00" },
  ]);
});

test("what staff saw at the bank is shown as money too, and its reference stays digits", () => {
  expect(
    changesOf(null, { saw: { paid: "80000000", reference: "000123" }, reference: "77" }, "PHP"),
  ).toEqual([
    { name: "saw", to: '{"paid":"₱800.00","reference":"000123"}' },
    { name: "reference", to: "77" },
  ]);
});

test("two amounts that look alike to the cent are a change all the same", () => {
  expect(changesOf({ balance: "100000" }, { balance: "100001" }, "PHP")).toEqual([
    { name: "balance", from: "₱1.00", to: "₱1.00" },
  ]);
});

test("without a currency amounts stay as they are written", () => {
  expect(changesOf(null, { units: "10000000" }, null)).toEqual([{ name: "units", to: "10000000" }]);
});

test("of long settings only the part that changed is told, by its path", () => {
  const zalo = { shown: false, required: false };
  const before = { fields: { zalo, line: { shown: true } }, ageConfirmation: 18 };
  expect(
    changesOf(
      before,
      { ...before, fields: { ...before.fields, zalo: { ...zalo, shown: true } } },
      "PHP",
    ),
  ).toEqual([{ name: "fields.zalo.shown", from: "false", to: "true" }]);
});
