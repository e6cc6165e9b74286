import { ApiError } from "@perya/api-client";
import { expect, test } from "vitest";
import { faultWords, reportOf } from "./fault-words.ts";

test("CO-04 a refusal is said in the catalogue's words for its code", () => {
  expect(faultWords(new ApiError(401, "NOT_LOGGED_IN", "no session"))).toBe(
    "You are not logged in, please login",
  );
  expect(faultWords(new ApiError(0, "NETWORK", "fetch failed"))).toBe(
    "Network link is abnormal, please try again",
  );
});

test("a code the catalogue doesn't know is said in the server's sentence, and what no server said is an unknown error", () => {
  expect(faultWords(new ApiError(409, "A_NEW_CODE", "The stall is closed."))).toBe(
    "The stall is closed.",
  );
  expect(faultWords(new TypeError("x is undefined"))).toBe("Unknown error");
});

test("CO-02 a fault is shown with what to do about it, the reference in the server's log, and the way to customer service", () => {
  expect(reportOf(new ApiError(500, "FAULT", "x", { reference: "a1b2c3" }))).toEqual({
    words: "Unknown error",
    advice: "Please try again in a moment. If it happens again, contact customer service.",
    reference: "a1b2c3",
    service: true,
  });
  expect(reportOf(new ApiError(502, "INVALID_URL", "x"))).toMatchObject({
    words: "Invalid URL, please contact customer service",
    service: true,
  });
  expect(reportOf(new ApiError(0, "NETWORK", "x"))).toMatchObject({
    words: "Network link is abnormal, please try again",
    service: false,
  });
  expect(reportOf(new ApiError(409, "A_NEW_CODE", "The stall is closed.", [1]))).toEqual({
    words: "The stall is closed.",
    service: false,
  });
});
