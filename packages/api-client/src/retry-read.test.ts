import { expect, test } from "vitest";
import { ApiError } from "./api-error.ts";
import { retryRead } from "./retry-read.ts";

test("a read is tried twice more when the server is out of reach, fails, or answers something unreadable", () => {
  for (const fault of [new ApiError(0, "OFFLINE", ""), new ApiError(503, "DOWN", ""), new Error()])
    expect([0, 1, 2].map((failures) => retryRead(failures, fault))).toEqual([true, true, false]);
});

test("a read that was refused is not tried again", () => {
  for (const status of [400, 401, 403, 404, 422, 429])
    expect(retryRead(0, new ApiError(status, "NO", ""))).toBe(false);
});
