import { expect } from "vitest";
import type { TestStaff } from "../../../testing/people.ts";

/**
 * Voids a draw after its time, at the path of its page, whose result comes from elsewhere: one
 * asks, the other approves.
 */
export async function voidByTwo(
  [one, other]: readonly [TestStaff, TestStaff],
  path: string,
  reason: string,
): Promise<void> {
  const { approvalId } = (await one.call("POST", `${path}/void`, { reason })).value;
  expect((await other.call("POST", `/approvals/${approvalId}/approve`)).status).toBe(200);
}
