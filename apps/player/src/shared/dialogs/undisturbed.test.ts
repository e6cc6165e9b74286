import { expect, test } from "vitest";
import { isUndisturbed } from "./undisturbed.ts";

test.each([
  "/wallet",
  "/wallet/",
  "/wallet/withdraw",
  "/wallet/history",
  "/wallet/deposit/dep_1",
  "/wallet/withdrawal/wd_1",
  "/wallet/first",
  "/records/account",
  "/records/bets/r1",
  "/register",
  "/register.html",
  "/game",
  "/seamless",
  "/login",
  "/lottery",
  "/vnLottery",
  "/me/security",
])("%s is never covered by the brand's popup", (pathname) => {
  expect(isUndisturbed(pathname)).toBe(true);
});

test.each(["/", "/rng", "/games", "/wallets", "/lotteryCenter"])("%s may show it", (pathname) => {
  expect(isUndisturbed(pathname)).toBe(false);
});
