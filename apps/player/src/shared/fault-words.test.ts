import { ApiError } from "@perya/api-client";
import { expect, test } from "vitest";
import { faultWords } from "./fault-words.ts";

test("CO-04 a refusal is said in the catalogue's words for its code", () => {
  expect(faultWords(new ApiError(401, "NOT_LOGGED_IN", "no session"))).toBe("You are not logged in, please login");
  expect(faultWords(new ApiError(0, "NETWORK", "fetch failed"))).toBe("Network link is abnormal, please try again");
});

test("a code the catalogue doesn't know is said in the server's sentence, and what no server said is an unknown error", () => {
  expect(faultWords(new ApiError(409, "A_NEW_CODE", "The stall is closed."))).toBe("The stall is closed.");
  expect(faultWords(new TypeError("x is undefined"))).toBe("Unknown error");
});
