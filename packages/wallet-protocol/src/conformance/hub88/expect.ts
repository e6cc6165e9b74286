import { same } from "../case.ts";
import type { Hub88Kit, Reply } from "./kit.ts";

/** Checks the status; business answers are HTTP 200. */
export function answers(reply: Reply, status: string, detail?: string): Reply {
  same(reply.http, 200, "HTTP status");
  same(reply.status, `RS_${status}`, "status");
  if (detail !== undefined) same(reply.json["detail"], detail, "detail");
  return reply;
}

/** Runs `attempt` and fails unless the player's balance is the same afterwards. */
export async function movesNothing(kit: Hub88Kit, attempt: () => Promise<unknown>): Promise<void> {
  await moves(kit, 0n, attempt);
}

/** Runs `attempt` and fails unless the player's balance changed by exactly this many units. */
export async function moves(
  kit: Hub88Kit,
  units: bigint,
  attempt: () => Promise<unknown>,
): Promise<void> {
  const before = await kit.balance();
  await attempt();
  same((await kit.balance()) - before, units, "change of the balance");
}

/** Checks that a bet succeeded and returns its body. */
export async function placed(
  kit: Hub88Kit,
  over: Readonly<Record<string, unknown>> = {},
): Promise<Record<string, unknown>> {
  const body = kit.betBody(over);
  answers(await kit.call("/transaction/bet", body), "OK");
  return body;
}
