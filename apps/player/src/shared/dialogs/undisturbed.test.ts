import { expect, test } from "vitest";
import { isUndisturbed } from "./undisturbed.ts";

test.each([
  "/member",
  "/member/",
  "/member/depositv2",
  "/member/depositv2/dep_1",
  "/member/depositv2/first",
  "/member/withdraw/wd_1",
  "/member/transferFund",
  "/member/transactionHistory",
  "/member/personalHistoryCopy/r1",
  "/member/securityCenter/security",
  "/register",
  "/register.html",
  "/game",
  "/seamless",
  "/login",
  "/lottery",
  "/vnLottery",
])("%s is never covered by the brand's popup", (pathname) => {
  expect(isUndisturbed(pathname)).toBe(true);
});

test.each(["/", "/rng", "/games", "/members", "/lotteryCenter"])("%s may show it", (pathname) => {
  expect(isUndisturbed(pathname)).toBe(false);
});
