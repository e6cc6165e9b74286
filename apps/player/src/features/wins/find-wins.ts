import type { Round } from "@perya/api-client/player";
import { call } from "../../shared/http/api.ts";
import { isTold } from "../../shared/live/told-wins.ts";

/** A lottery's bet is placed long before its draw; one that ran longer is in the records alone. */
const LONGEST_ROUND_MS = 86_400_000;
const LOOKED_AT = 50;

/**
 * The rounds that ended after a point in time (milliseconds) and gave more than was staked, newest
 * first, without those that were announced. A payout below the stake is no win.
 */
export async function findWins(since: number): Promise<readonly Round[]> {
  const from = new Date(since - LONGEST_ROUND_MS).toISOString();
  const { content } = await call("GET", "/betting-record", {
    query: { from, status: "CLOSED", pageSize: LOOKED_AT },
  });
  return content.filter(
    ({ closedAt, net, round }) =>
      closedAt !== undefined &&
      Date.parse(closedAt) > since &&
      net !== null &&
      BigInt(net.amount) > 0n &&
      !isTold(round),
  );
}
